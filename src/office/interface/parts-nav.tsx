import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#interface/link.tsx';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { useCurrentInView } from './use-current-in-view.ts';

/** Leads from one list to the others of its kind, if the rail has one entry for all of them. */
export function PartsNav({
  label,
  parts,
}: {
  label: OfficePageTextKey;
  parts: readonly { to: string; text: OfficePageTextKey }[];
}) {
  const t = useOfficeTexts();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, pathname);
  return (
    <nav ref={row} aria-label={t(label)} className="parts-nav">
      {parts.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
