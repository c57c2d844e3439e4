import { useRef } from 'react';
import { Link } from '#interface/link.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

/** Views of one screen, each with an address of its own. `label`: the name of the group. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; text: string; count?: number; isCurrent: boolean }[];
}) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, tabs.find(({ isCurrent }) => isCurrent)?.to ?? '');
  return (
    <nav ref={row} aria-label={label} className="office-tabs">
      {tabs.map(({ to, text, count, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className="ml-2 font-normal text-ink-3">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
