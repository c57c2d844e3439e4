import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { ButtonLink } from '../interface/button.tsx';
import { Icon } from '../interface/icon.tsx';
import { FavouriteCount } from '../property/favourites.tsx';
import { DrawerMenu } from './drawer-menu.tsx';
import { addressIn } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import type { ShellData } from './shell.server.ts';
import { useDrawer } from './use-drawer.ts';

// A popover opens, closes and answers Escape in the browser itself: the menu works without JavaScript.
export function Drawer({
  shell,
  alternates,
}: {
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
        <div className="-mx-5 flex h-16 items-center border-b border-line px-5 tablet:-mx-10 tablet:h-20 tablet:px-10 wide:-mx-20 wide:px-20">
          <Link to={shell.home} className="mr-auto">
            <Logo shell={shell} />
          </Link>
          <FavouriteCount href={shell.favourites} label={t('FAVOURITES')} />
          <button
            ref={close}
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label={t('CLOSE')}
            className="-mr-2.5 ml-1 grid size-11 place-items-center"
          >
            <Icon name="x" size={24} />
          </button>
        </div>
        <DrawerMenu menu={shell.menu} counts={shell.counts} />
        {shell.freeValuation && (
          <ButtonLink to={shell.freeValuation} className="mt-7 w-full">
            {t('FREE_EVALUATION')}
          </ButtonLink>
        )}
        <ul className="my-5 font-medium">
          {shell.phone.text && (
            <li>
              <a href={shell.phone.href} className={service}>
                <Icon name="phone" />
                {shell.phone.text}
              </a>
            </li>
          )}
          <li>
            <Link to={shell.login} className={service}>
              <Icon name="user-round" />
              {t('OWNER_LOGIN')}
            </Link>
          </li>
          {shell.demandRegister && (
            <li>
              <Link to={shell.demandRegister} className={service}>
                <Icon name="bell" />
                {t('PAGE_DEMAND_REGISTER')}
              </Link>
            </li>
          )}
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
                  className="drawer-language"
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

const service = 'flex h-12 items-center gap-3.5';
