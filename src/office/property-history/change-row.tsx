import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

type Change = { label: string; before: string; after: string; who: string; when: string };

/** A change to a field, from what to what. `children`: what undoes it. */
export function ChangeRow({
  to,
  change: { label, before, after, who, when },
  children,
}: {
  to: string;
  change: Change;
  children: ReactNode;
}) {
  const t = useOfficeTexts();
  return (
    <li className="history-row">
      <p>
        <Link to={to} className="editor-undo font-semibold">
          {label}
        </Link>
      </p>
      <div>
        <p>
          <s className="text-ink-3 no-underline">{before}</s>{' '}
          <span className="sr-only">{t('HISTORY_BECOMES')}</span>
          <Icon name="arrow-right" size={16} className="inline" /> <span>{after}</span>
        </p>
        <p className="small text-ink-3">
          {who}, {when}
        </p>
      </div>
      {children}
    </li>
  );
}
