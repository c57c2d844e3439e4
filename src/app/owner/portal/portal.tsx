import type { ReactNode } from 'react';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { useShell } from '#app/shell/use-shell.ts';
import { IconButton } from '#interface/icon-button.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { LogOut } from './log-out.tsx';
import { LookStrip } from './look-strip.tsx';
import type { ShownPortal } from './portal.server.ts';
import { PortalDrawer } from './portal-drawer.tsx';
import { PortalFooter } from './portal-footer.tsx';
import { PortalMenu } from './portal-menu.tsx';

/** Stands in place of the visitors' header and footer. The footer ends at the bottom of the window or below it. */
export function Portal({
  page: { portal, alternates },
  children,
}: {
  page: { portal: ShownPortal; alternates: Partial<Record<string, string>> };
  children: ReactNode;
}) {
  const t = useTexts();
  const shell = useShell();
  if (!shell) return children;
  return (
    <>
      {portal.look && <LookStrip look={portal.look} />}
      <header className="no-print border-b border-line">
        <div className="column flex h-16 items-center tablet:h-20">
          <Link to={portal.menu[0]?.href ?? portal.site.href}>
            <Logo shell={shell} />
          </Link>
          <PortalMenu
            portal={portal}
            className="facts ml-13 hidden gap-8 wide:flex"
            linkClassName="border-b border-transparent py-1 transition-colors duration-150 hover:border-current aria-[current]:border-current"
          />
          <div className="facts ml-auto hidden items-center gap-6 wide:flex">
            {portal.own && (
              <>
                <Link
                  to={portal.own.account.href}
                  aria-label={portal.own.account.label}
                  aria-current={portal.own.account.isCurrent ? 'page' : undefined}
                  className="max-w-64 truncate border-b border-transparent py-1 text-ink-3 transition-colors duration-150 hover:border-current hover:text-ink aria-[current]:border-current aria-[current]:text-ink"
                >
                  {portal.own.account.name}
                </Link>
                <LogOut logOut={portal.own.logOut} className="flex items-center gap-2 py-2" />
              </>
            )}
            <LanguageSwitch shell={shell} alternates={alternates} />
          </div>
          <IconButton icon="menu" label={t('MENU')} popoverTarget="drawer" className="ml-auto wide:hidden" />
        </div>
      </header>
      <PortalDrawer portal={portal} shell={shell} alternates={alternates} />
      <main id="content" className="column w-full grow pb-16 tablet:pb-20 desktop:pb-26">
        {children}
      </main>
      <PortalFooter portal={portal} shell={shell} alternates={alternates} />
    </>
  );
}
