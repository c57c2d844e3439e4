import { type Choice, SelectField, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The fields for a caller or a visitor at the desk; `readPerson` reads them. */
export function PersonFields({ languages }: { languages: Choice[] }) {
  const t = useOfficeTexts();
  return (
    <>
      <div className="name-fields">
        <TextField
          name="first_name"
          label={t('CALENDAR_FIRST_NAME')}
          autoComplete="off"
          maxLength={100}
          isOptional
        />
        <TextField name="last_name" label={t('CALENDAR_LAST_NAME')} autoComplete="off" maxLength={100} />
      </div>
      <div className="name-fields">
        <TextField
          name="email"
          type="email"
          label={t('EMAIL')}
          autoComplete="off"
          maxLength={254}
          isOptional
        />
        <TextField
          name="phone"
          type="tel"
          label={t('CALENDAR_PHONE')}
          autoComplete="off"
          maxLength={30}
          isOptional
        />
      </div>
      <SelectField name="language" label={t('CALENDAR_LANGUAGE')} choices={languages} />
    </>
  );
}
