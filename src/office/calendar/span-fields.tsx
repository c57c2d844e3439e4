import { type Choice, SelectField, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** When, how long, and with which agent. */
export function SpanFields({ agents }: { agents: Choice[] }) {
  const t = useOfficeTexts();
  return (
    <>
      <div className="span-fields">
        <TextField name="day" type="date" label={t('DAY')} />
        <TextField name="time" type="time" label={t('TIME')} />
        <TextField name="minutes" label={t('CALENDAR_MINUTES')} inputMode="numeric" maxLength={3} />
      </div>
      <SelectField
        name="agent"
        label={t('CALENDAR_AGENT')}
        choices={agents}
        empty={t('CALENDAR_AGENT_CHOOSE')}
      />
    </>
  );
}
