import { Icon } from '#interface/icon.tsx';
import { MenuLink } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { MenuRows } from './menu-rows.tsx';
import type { ShellData } from './shell.server.ts';

/** The rows below an entry unfold, indented, with the entry's own page first. */
export function DrawerMenu({ menu, counts }: Pick<ShellData, 'menu' | 'counts'>) {
  const t = useTexts();
  return (
    <nav aria-label={t('MENU')}>
      {menu.map((entry) => (
        <div key={entry.href} className="border-b border-line">
          {entry.children.length === 0 ? (
            <MenuLink to={entry.href} end={entry.isHome} className="drawer-row">
              <span>{entry.label}</span>
              {/* A property may have come or gone between the page and its data, which is fetched later. */}
              {counts[entry.href] && (
                <span suppressHydrationWarning className="facts text-ink-3">
                  {counts[entry.href]}
                </span>
              )}
            </MenuLink>
          ) : (
            <details className="group/rows">
              <summary className="drawer-row">
                {entry.label}
                <Icon name="plus" className="transition-[rotate] duration-150 group-open/rows:rotate-45" />
              </summary>
              <ul className="drawer-rows pb-4">
                <MenuRows entries={[{ ...entry, children: [] }, ...entry.children]} own={entry.href} />
              </ul>
            </details>
          )}
        </div>
      ))}
    </nav>
  );
}
