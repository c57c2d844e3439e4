import { Icon } from '#interface/icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { answerFormId } from './answer-box.tsx';
import type { LoadedRequest } from './request.server.ts';
import { writeChosen } from './write-chosen.ts';

/** The next times at which the property can be seen; ticked ones go into the answer. */
export function FreeSlots({
  slots,
  chosen,
  problem,
}: {
  slots: LoadedRequest['slots'];
  /** Those of a refused form; else those that the message has. */
  chosen: readonly string[] | undefined;
  problem: string | undefined;
}) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('FREE_SLOTS')}</h2>
      {problem && <p className="small mb-2 font-semibold text-wine">{problem}</p>}
      {slots.length === 0 ? (
        <p className="small border-t border-ink pt-3 text-ink-3">{t('FREE_SLOTS_NONE')}</p>
      ) : (
        <>
          <ul className="slot-days">
            {slots.map(({ day, isAsked, times }) => (
              <li key={day} data-asked={isAsked || undefined}>
                <p>{day}</p>
                <div>
                  {times.map(({ value, text, row, isWritten }) => (
                    <label key={value} className="slot-time">
                      <input
                        type="checkbox"
                        name="slot"
                        value={value}
                        form={answerFormId}
                        data-row={row}
                        defaultChecked={chosen?.includes(value) ?? isWritten}
                        onChange={({ currentTarget }) => writeChosen(currentTarget.form, 'slot')}
                        className="spoken"
                        aria-label={`${day} ${text}`}
                      />
                      <span aria-hidden="true">
                        <Icon name="check" size={16} />
                        {text}
                      </span>
                    </label>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          <p className="small mt-2 text-ink-3">{t('FREE_SLOTS_HINT')}</p>
        </>
      )}
    </section>
  );
}
