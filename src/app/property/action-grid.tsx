import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';
import { PrintButton, ShareMenu } from './share.tsx';

/** One thing in the grid, its sign above the word on a phone. */
export const actionCell =
  'small flex size-full items-center justify-center gap-2 px-1 py-3.5 font-medium hover:bg-tint max-tablet:flex-col max-tablet:gap-1.5';

/** What a visitor can do with a page without asking the agency, three to a row. `first`: its cell before all others. */
export function ActionGrid({
  title,
  url,
  brochure,
  first,
  children,
}: {
  title: string;
  url: string | null;
  brochure: { href: string; label: string } | null;
  first?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="action-grid no-print">
      {first}
      <ShareMenu title={title} url={url} className={actionCell} />
      <PrintButton className={actionCell} />
      {children}
      {brochure && (
        <a href={brochure.href} rel="nofollow" className={actionCell}>
          <Icon name="file-text" />
          {brochure.label}
        </a>
      )}
    </div>
  );
}
