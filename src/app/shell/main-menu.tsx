import { useLocation } from 'react-router';
import { Dropdown } from '#interface/dropdown.tsx';
import { Icon } from '#interface/icon.tsx';
import { MenuLink } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { MenuRows } from './menu-rows.tsx';
import type { ShellData } from './shell.server.ts';

/**
 * Stands in the bar if the screen has room for it in one row. The rows below an entry open under it, with the entry's
 * own page first.
 */
export function MainMenu({ shell: { menu, sides } }: { shell: ShellData }) {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('MAIN_MENU')} className="facts hidden gap-x-5 whitespace-nowrap bar:flex airy:gap-x-8">
      {menu.map((entry) =>
        entry.children.length === 0 ? (
          <MenuLink key={entry.href} to={entry.href} end={entry.isHome} className="menu-entry">
            {entry.label}
          </MenuLink>
        ) : (
          // The key differs on every page, so that the menu does not stay open over the next one.
          <Dropdown
            key={`${entry.href} ${pathname}`}
            name="header"
            summaryClassName="menu-entry"
            summary={
              <>
                {entry.label}
                <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
              </>
            }
          >
            <ul
              className={`menu-rows on-light absolute top-full mt-2 min-w-52 border border-ink bg-sheet py-2 text-ink ${sides.menu === 'right' ? 'right-0' : 'left-0'}`}
            >
              <MenuRows entries={[{ ...entry, children: [] }, ...entry.children]} own={entry.href} />
            </ul>
          </Dropdown>
        ),
      )}
    </nav>
  );
}
