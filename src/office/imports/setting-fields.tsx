import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { SettingField } from './source-settings.server.ts';

/** `areKept`: the secrets are stored already and not shown again. */
export function SettingFields({ fields, areKept = false }: { fields: SettingField[]; areKept?: boolean }) {
  const t = useOfficeTexts();
  return fields.map(({ name, label, isSecret, isOptional }) => (
    <TextField
      key={name}
      name={name}
      label={label}
      hint={isSecret && areKept ? t('IMPORTS_SECRET_KEPT') : undefined}
      isOptional={isOptional || (isSecret && areKept)}
      type={isSecret ? 'password' : 'text'}
      autoComplete={isSecret ? 'new-password' : 'off'}
      spellCheck={false}
      maxLength={500}
    />
  ));
}
