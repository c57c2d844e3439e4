import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { Dropdown } from '#interface/dropdown.tsx';
import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

/** In pixels. */
const roomAtEdge = 8;

/**
 * On a phone the device's own way to share; elsewhere, and without JavaScript, a few links. `url`: absolute, without
 * the parameters that tell how the visitor came here; draws nothing for a page without one.
 */
export function ShareMenu({
  title,
  url,
  className,
}: {
  title: string;
  url: string | null;
  className: string;
}) {
  const t = useTexts();
  const [copied, setCopied] = useState<'done' | 'refused'>();
  if (!url) return null;
  const shareOnPhone = (event: MouseEvent) => {
    const isSummary = (event.target as Element).closest('summary');
    if (!isSummary || !navigator.share || !matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    // A visitor who closes the device's own dialog has changed their mind; that is no error.
    navigator.share({ title, url }).catch(() => {});
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('done');
      setTimeout(() => setCopied(undefined), 3000);
    } catch {
      // Browsers refuse if the visitor or an organisation told them to.
      setCopied('refused');
    }
  };
  const [subject, body] = [title, url].map(encodeURIComponent);
  return (
    <Dropdown
      name="share"
      className="share"
      onClick={shareOnPhone}
      onToggle={keepInWindow}
      summaryClassName={className}
      summary={
        <>
          <Icon name="share-2" />
          {t('SHARE')}
        </>
      }
    >
      <ul className="orders">
        <li>
          <a href={`https://wa.me/?text=${subject}%20${body}`} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${subject}&body=${body}`}>{t('SHARE_BY_MAIL')}</a>
        </li>
        <li className="needs-script">
          {copied === 'refused' ? (
            <input
              ref={(field) => field?.select()}
              readOnly
              value={url}
              aria-label={t('COPY_LINK')}
              className="field"
            />
          ) : (
            <button type="button" onClick={copy}>
              <span aria-live="polite">{t(copied ? 'COPIED' : 'COPY_LINK')}</span>
            </button>
          )}
        </li>
      </ul>
    </Dropdown>
  );
}

/** The menu begins where its button does, which may be near the right edge. */
function keepInWindow({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  const menu = currentTarget.querySelector<HTMLElement>('.orders');
  if (!menu) return;
  menu.style.translate = '';
  const over = menu.getBoundingClientRect().right + roomAtEdge - document.documentElement.clientWidth;
  if (over > 0) menu.style.translate = `${-over}px`;
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
