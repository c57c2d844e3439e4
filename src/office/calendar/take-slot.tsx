import { DoButton } from '#office/interface/do-button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { OfferedSlot } from './free-slots.server.ts';

/** The times offered for a property, each with a button. `hidden`: further fields that its form sends. */
export function TakeSlot({
  slots,
  hidden = {},
}: {
  slots: Pick<OfferedSlot, 'id' | 'text' | 'fields'>[];
  hidden?: Record<string, string>;
}) {
  const t = useOfficeTexts();
  if (slots.length === 0) return null;
  return (
    <>
      <p className="office-label">{t('CALENDAR_FREE_SLOTS')}</p>
      <ul className="mb-5 border-t border-line">
        {slots.map(({ id, text, fields }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
          >
            <span>{text}</span>
            <DoButton does="plan" given={{ ...hidden, ...fields }} label={t('CALENDAR_TAKE')} about={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
