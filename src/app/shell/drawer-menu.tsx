import { NavLink } from 'react-router';
import { Icon } from '#app/interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShellData } from './shell.server.ts';
import type { ShellMenuEntry } from './shell-links.server.ts';

const row =
  'flex h-[59px] items-center justify-between gap-4 font-display text-[1.75rem] tracking-[-0.018em]';
const current =
  'group-aria-[current=page]:underline group-aria-[current=page]:decoration-1 group-aria-[current=page]:underline-offset-8';

/** The rows below an entry unfold, indented, with the entry's own page first. */
export function DrawerMenu({ menu, counts }: Pick<ShellData, 'menu' | 'counts'>) {
  const t = useTexts();
  return (
    <nav aria-label={t('MENU')}>
      {menu.map((entry) => (
        <div key={entry.href} className="border-b border-line">
          {entry.children.length === 0 ? (
            <NavLink to={entry.href} end={entry.isHome} className={`group ${row}`}>
              <span className={current}>{entry.label}</span>
              {counts[entry.href] && <span className="facts text-ink-3">{counts[entry.href]}</span>}
            </NavLink>
          ) : (
            <details className="group/rows">
              <summary className={row}>
                {entry.label}
                <Icon name="plus" className="transition-[rotate] duration-150 group-open/rows:rotate-45" />
              </summary>
              <ul className="pb-4">
                <Rows entries={[{ ...entry, children: [] }, ...entry.children]} own={entry.href} />
              </ul>
            </details>
          )}
        </div>
      ))}
    </nav>
  );
}

/** `own`: the page of the entry above the rows; it is current only by itself, not for the pages below it. */
function Rows({ entries, own }: { entries: ShellMenuEntry[]; own?: string }) {
  return entries.map(({ label, href, children }) => (
    <li key={href} className="pl-5">
      <NavLink
        to={href}
        end={href === own}
        className="flex min-h-12 items-center text-lg aria-[current=page]:underline aria-[current=page]:decoration-1 aria-[current=page]:underline-offset-6"
      >
        {label}
      </NavLink>
      {children.length > 0 && (
        <ul>
          <Rows entries={children} />
        </ul>
      )}
    </li>
  ));
}
