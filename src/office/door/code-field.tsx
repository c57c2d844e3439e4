import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** For the six digits that an application on a phone shows. */
export function CodeField() {
  const t = useOfficeTexts();
  return (
    <div className="door-code">
      <TextField
        name="code"
        label={t('CODE')}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        maxLength={12}
      />
    </div>
  );
}
