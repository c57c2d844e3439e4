import { useState } from 'react';
import { Icon } from '#app/interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

/** Opens the device's own way to share; copies the address where there is none. */
export function ShareButton({ title, className }: { title: string; className: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);

  async function share() {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
        setTimeout(() => setCopied(false), 3000);
      }
    } catch {
      // A visitor who closes the device's own dialog has changed their mind; that is no error.
    }
  }

  return (
    <button type="button" onClick={share} className={`needs-script ${className}`}>
      <Icon name={copied ? 'check' : 'share-2'} />
      <span role="status">{copied ? t('COPIED') : t('SHARE')}</span>
    </button>
  );
}

export function PrintButton({ className }: { className: string }) {
  const t = useTexts();
  return (
    <button type="button" onClick={() => print()} className={`needs-script ${className}`}>
      <Icon name="printer" />
      {t('PRINT')}
    </button>
  );
}
