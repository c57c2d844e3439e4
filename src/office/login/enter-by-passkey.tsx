import { useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '#interface/button.tsx';
import { usePasskeys } from '#office/interface/use-passkeys.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/**
 * Shown only if the browser knows passkeys: without scripts there is the password. The first press loads the library.
 */
export function EnterByPasskey() {
  const t = useOfficeTexts();
  const submit = useSubmit();
  const hasPasskeys = usePasskeys();
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  if (!hasPasskeys) return null;

  async function enter() {
    setProblem('');
    setAsking(true);
    try {
      const begun = await fetch('/office/login/passkey/', { method: 'POST', body: new URLSearchParams() });
      if (!begun.ok) {
        setProblem(t(begun.status === 429 ? 'PASSKEY_TOO_MANY' : 'PASSKEY_UNUSED'));
        return;
      }
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const answer = await startAuthentication({ optionsJSON: await begun.json() });
      await submit({ do: 'passkey', passkey: JSON.stringify(answer) }, { method: 'post' });
    } catch {
      // The user stopped it, or the browser found no passkey, or it does not tell which.
      setProblem(t('PASSKEY_UNUSED'));
    } finally {
      setAsking(false);
    }
  }

  return (
    <div>
      <p className="door-or small text-ink-2">{t('PASSKEY_OR')}</p>
      <Button
        type="button"
        kind="quiet"
        className="w-full"
        onClick={enter}
        aria-disabled={isAsking || undefined}
      >
        {t('PASSKEY_WITH')}
      </Button>
      <p role="status" className="small mt-2 text-wine">
        {problem}
      </p>
    </div>
  );
}
