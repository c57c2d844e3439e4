import { useOfficeField } from '#office/interface/office-form.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** When the office is open: two spans for each day of the week. */
export function HoursTable({ days }: { days: { day: string; name: string }[] }) {
  const t = useOfficeTexts();
  return (
    <fieldset>
      <legend className="office-label">{t('TEAM_HOURS')}</legend>
      <p className="small mb-3 text-ink-3">{t('TEAM_HOURS_HINT')}</p>
      <div className="hours-table">
        {days.map(({ day, name }) => (
          <div key={day} className="hours-row">
            <span aria-hidden="true">{name}</span>
            {[1, 2].map((span) => (
              <span key={span} className="hours-span">
                <Time name={`${day}.from${span}`} label={t('TEAM_FROM', { day: name })} />
                <span aria-hidden="true">–</span>
                <Time name={`${day}.to${span}`} label={t('TEAM_TO', { day: name })} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Time({ name, label }: { name: string; label: string }) {
  const { id, values, problem, problemId } = useOfficeField(name);
  return (
    <span className={problem ? 'field-wrong' : undefined}>
      {problem && (
        <span id={problemId} className="small block font-semibold text-wine">
          {problem}
        </span>
      )}
      <input
        id={id}
        type="time"
        name={name}
        aria-label={label}
        defaultValue={values.at(-1)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        className="field office-field"
      />
    </span>
  );
}
