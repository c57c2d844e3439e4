import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Icon } from '../../interface/icon.tsx';
import { addressIn } from '../../shell/language-switch.tsx';
import { Logo } from '../../shell/logo.tsx';
import type { ShellData } from '../../shell/shell.server.ts';
import { useDrawer } from '../../shell/use-drawer.ts';
import { LogOut } from './log-out.tsx';
import type { ShownPortal } from './portal.server.ts';

// A popover opens, closes and answers Escape in the browser itself: the menu works without JavaScript.
export function PortalDrawer({
  portal,
  shell,
  alternates,
}: {
  portal: ShownPortal;
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
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
      className="no-print fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none translate-x-full touch-pan-y overflow-y-auto overscroll-contain bg-paper text-ink transition-[translate,display,overlay] transition-discrete duration-250 ease-settle open:translate-x-0 starting:open:translate-x-full"
    >
      <div className="column flex min-h-full flex-col pb-[env(safe-area-inset-bottom)]">
        <div className="-mx-5 flex h-16 items-center border-b border-line px-5 tablet:-mx-10 tablet:h-20 tablet:px-10">
          <Link to={portal.menu[0]?.href ?? portal.site.href} className="mr-auto">
            <Logo shell={shell} />
          </Link>
          <button
            ref={close}
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label={t('CLOSE')}
            className="-mr-2.5 grid size-11 place-items-center"
          >
            <Icon name="x" size={24} />
          </button>
        </div>
        <nav aria-label={portal.label}>
          {portal.menu.map(({ href, label, isCurrent }) => (
            <Link
              key={href}
              to={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-15 items-center border-b border-line font-display text-[1.75rem] tracking-[-0.018em] aria-[current]:underline aria-[current]:decoration-1 aria-[current]:underline-offset-8"
            >
              {label}
            </Link>
          ))}
        </nav>
        <ul className="my-5 font-medium">
          <li>
            <Link to={portal.account.href} className={row}>
              <Icon name="user-round" />
              {portal.account.label}
            </Link>
          </li>
          <li>
            <LogOut logOut={portal.logOut} className={row} />
          </li>
          <li>
            <Link to={portal.site.href} className={row}>
              <Icon name="arrow-right" />
              {portal.site.label}
            </Link>
          </li>
        </ul>
        {shell.languages.length > 1 && (
          <ul
            className="mt-auto grid grid-flow-col auto-cols-fr border-t border-line"
            aria-label={t('LANGUAGE')}
          >
            {shell.languages.map((language) => (
              <li key={language}>
                <a
                  href={addressIn(language, alternates)}
                  hrefLang={language}
                  aria-current={language === shell.language ? 'true' : undefined}
                  className="-mt-px grid h-14 place-items-center font-semibold uppercase text-ink-3 aria-[current]:border-t-2 aria-[current]:border-ink aria-[current]:text-ink"
                >
                  {language}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const row = 'flex min-h-12 items-center gap-3.5';
