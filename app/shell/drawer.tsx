import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { ButtonLink } from '../interface/button.tsx';
import { Icon } from '../interface/icon.tsx';
import { Mark } from '../interface/mark.tsx';
import { addressIn } from './language-switch.tsx';
import type { ShellData } from './shell.server.ts';

// A popover opens, closes and answers Escape in the browser itself: the menu works without JavaScript.
export function Drawer({
  shell,
  alternates,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
}) {
  const t = useTexts();
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pathname && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [pathname]);
  return (
    <div
      ref={panel}
      id="drawer"
      popover="auto"
      role="dialog"
      aria-label={t('MENU')}
      className="no-print fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="column flex min-h-full flex-col pb-4">
        <div className="-mx-5 flex h-16 items-center justify-between border-b border-line px-5 tablet:-mx-10 tablet:h-20 tablet:px-10 wide:-mx-20 wide:px-20">
          <Link
            to={shell.home}
            className="flex items-center gap-3 font-display text-2xl tracking-[-0.03em] tablet:text-[1.75rem]"
          >
            <Mark className="h-7" />
            {shell.name}
          </Link>
          <button
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label={t('CLOSE')}
            className="-mr-2.5 grid size-11 place-items-center"
          >
            <Icon name="x" size={24} />
          </button>
        </div>
        <nav aria-label={t('MENU')}>
          {shell.menu.map((item) => (
            <div key={item.href} className="h-15 border-b border-line">
              <NavLink
                to={item.href}
                className="flex h-full items-center font-display text-[1.75rem] tracking-[-0.018em] aria-[current=page]:underline aria-[current=page]:decoration-1 aria-[current=page]:underline-offset-8"
              >
                {item.label}
              </NavLink>
            </div>
          ))}
        </nav>
        {shell.freeValuation && (
          <ButtonLink to={shell.freeValuation} className="mt-7 w-full">
            {t('FREE_EVALUATION')}
          </ButtonLink>
        )}
        <ul className="my-5 font-medium">
          <li>
            <a href={shell.phone.href} className="flex h-12 items-center gap-3.5">
              <Icon name="phone" />
              {shell.phone.text}
            </a>
          </li>
          <li>
            <Link to={shell.login} className="flex h-12 items-center gap-3.5">
              <Icon name="user-round" />
              {t('OWNER_LOGIN')}
            </Link>
          </li>
          <li>
            <Link to={shell.demandRegister} className="flex h-12 items-center gap-3.5">
              <Icon name="bell" />
              {t('PAGE_DEMAND_REGISTER')}
            </Link>
          </li>
        </ul>
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
      </div>
    </div>
  );
}
