import { Check, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens what the device shares with; where there is none, copies the address. */
export function ShareButton({ title, className }: { title: string; className: string }) {
  const { t } = useTranslation();
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
      // Whoever closes the device's own dialog has changed their mind; that is no error.
    }
  }

  const Icon = copied ? Check : Share2;
  return (
    <button type="button" onClick={share} className={`needs-script ${className}`}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <span role="status">{copied ? t('COPIED') : t('SHARE')}</span>
    </button>
  );
}

export function PrintButton({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <button type="button" onClick={() => print()} className={`needs-script ${className}`}>
      <Printer size={20} strokeWidth={1.5} aria-hidden="true" />
      {t('PRINT')}
    </button>
  );
}
