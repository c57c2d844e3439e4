import { useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '#app/interface/button.tsx';
import { usePasskeys } from '#office/interface/use-passkeys.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Only where the browser can: without scripts there is the password. The library is loaded by the first press. */
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
      // The browser was told to stop, found no passkey, or does not tell which.
      setProblem(t('PASSKEY_UNUSED'));
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="mt-3">
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
