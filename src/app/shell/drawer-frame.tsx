import type { ReactNode } from 'react';
import { IconButton } from '#interface/icon-button.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import type { ShellData } from './shell.server.ts';
import { useDrawer } from './use-drawer.ts';

/** Covers the whole screen. `home`: where the logo leads. `beside`: stands next to the button that closes it. */
// A popover opens, closes and answers Escape in the browser itself: the menu works without JavaScript.
export function DrawerFrame({
  shell,
  alternates,
  home,
  beside,
  children,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
  home: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts();
  const { panel, close, ...behaviour } = useDrawer();
  return (
    <div
      ref={panel}
      id="drawer"
      popover="auto"
      role="dialog"
      aria-label={t('MENU')}
      {...behaviour}
      className="drawer no-print"
    >
      <div className="column flex min-h-full flex-col pb-[env(safe-area-inset-bottom)]">
        <div className="-mx-5 flex h-16 items-center border-b border-line px-5 tablet:-mx-10 tablet:h-20 tablet:px-10 wide:-mx-20 wide:px-20">
          <Link to={home} className="mr-auto">
            <Logo shell={shell} />
          </Link>
          {beside}
          <IconButton
            ref={close}
            icon="x"
            label={t('CLOSE')}
            popoverTarget="drawer"
            popoverTargetAction="hide"
            className="ml-1"
          />
        </div>
        {children}
        <LanguageLinks
          shell={shell}
          alternates={alternates}
          className="mt-auto grid grid-flow-col auto-cols-fr border-t border-line"
          linkClassName="drawer-language"
        />
      </div>
    </div>
  );
}
