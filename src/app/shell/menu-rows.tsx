import { MenuLink } from '#interface/link.tsx';
import type { ShellMenuEntry } from './shell-links.server.ts';

/**
 * `own`: the page of the entry above the rows; it is marked as current on that page only, not on the pages below it.
 */
export function MenuRows({ entries, own }: { entries: ShellMenuEntry[]; own?: string }) {
  return entries.map(({ label, href, children }) => (
    <li key={href}>
      <MenuLink to={href} end={href === own}>
        {label}
      </MenuLink>
      {children.length > 0 && (
        <ul>
          <MenuRows entries={children} />
        </ul>
      )}
    </li>
  ));
}
