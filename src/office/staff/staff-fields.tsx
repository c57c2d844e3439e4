import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { RoleField } from './role-field.tsx';

export type StaffChoices = {
  roles: { value: string; label: string; hint: string }[];
  languages: { value: string; label: string }[];
};

/** The fields about a member of staff, for the invitation and later. */
export function StaffFields({ choices }: { choices: StaffChoices }) {
  const t = useOfficeTexts();
  return (
    <>
      <RoleField label={t('ROLE')} roles={choices.roles} />
      <SelectField name="language" label={t('LANGUAGE_OF_OFFICE')} choices={choices.languages} />
    </>
  );
}

export function NameField() {
  const t = useOfficeTexts();
  return <TextField name="name" label={t('NAME')} autoComplete="off" maxLength={100} />;
}
