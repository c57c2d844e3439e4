import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

export type BegunHere = { options: PublicKeyCredentialCreationOptionsJSON; name: string };

/**
 * Needs a press of its own: Safari makes passkeys only right after one. After a failure the same options may be tried
 * again.
 */
export function MakePasskey({ begun: { options, name } }: { begun: BegunHere }) {
  const t = useOfficeTexts();
  const submit = useSubmit();
  const [problem, setProblem] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  async function make() {
    setProblem('');
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const answer = await startRegistration({ optionsJSON: options });
      await submit({ do: 'finish', name, passkey: JSON.stringify(answer) }, { method: 'post' });
    } catch {
      setProblem(t('PASSKEY_NOT_MADE'));
    }
  }

  return (
    <section className="max-w-[27.5rem]">
      <h2 className="office-section">{name}</h2>
      <p className="mb-4 text-ink-2">{t('PASSKEY_MAKE_HINT')}</p>
      <Button ref={button} type="button" size="small" onClick={make}>
        {t('PASSKEY_MAKE')}
      </Button>
      <p role="status" className="small mt-3 text-wine">
        {problem}
      </p>
    </section>
  );
}
