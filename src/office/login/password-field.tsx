import { useState } from 'react';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The password, which its owner can read while typing it. */
export function PasswordField() {
  const t = useOfficeTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="door-password">
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        label={t('PASSWORD')}
        autoComplete="current-password"
        spellCheck={false}
        maxLength={128}
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="small needs-script"
      >
        {t('PASSWORD_SHOW')}
      </button>
    </div>
  );
}
