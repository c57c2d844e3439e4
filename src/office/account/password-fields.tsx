import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** So that nobody else changes the account at a computer that was left open. */
export function PresentPassword() {
  const t = useOfficeTexts();
  return (
    <TextField
      name="present"
      type="password"
      label={t('PASSWORD_PRESENT')}
      autoComplete="current-password"
      maxLength={128}
    />
  );
}

export function NewPasswordTwice() {
  const t = useOfficeTexts();
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={t('PASSWORD_NEW')}
        hint={t('PASSWORD_HINT')}
        autoComplete="new-password"
        maxLength={128}
      />
      <TextField
        name="password_again"
        type="password"
        label={t('PASSWORD_AGAIN')}
        autoComplete="new-password"
        maxLength={128}
      />
    </>
  );
}
