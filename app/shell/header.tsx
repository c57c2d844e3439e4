import { useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { ButtonLink } from '../interface/button.tsx';
import { Icon } from '../interface/icon.tsx';
import { Mark } from '../interface/mark.tsx';
import { FavouriteCount } from '../property/favourites.tsx';
import { Drawer } from './drawer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { ShellData } from './shell.server.ts';

/** Tells whether the page is scrolled beyond 30 px (the height of the sentinel), without listening to each scroll. */
function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, scrolled };
}

/** On the home page (`onPicture`) the header lies transparent on the photograph until the page is scrolled. */
export function Header({
  shell,
  alternates,
  onPicture,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
  onPicture: boolean;
}) {
  const t = useTexts();
  const { sentinel, scrolled } = useScrolled();
  const transparent = onPicture && !scrolled;
  const ground = transparent ? 'on-dark border-white/28 text-white' : 'border-line bg-paper text-ink';
  return (
    <>
      <div ref={sentinel} className="pointer-events-none absolute top-0 h-[30px] w-px" />
      <header
        className={`no-print sticky top-0 z-30 h-16 tablet:h-20 ${onPicture ? '-mb-16 tablet:-mb-20' : ''}`}
      >
        <div className={`border-b transition-colors duration-200 ${ground}`}>
          <div
            className={`column flex h-16 items-center gap-8 transition-[height] duration-200 ${scrolled ? '' : 'tablet:h-20'}`}
          >
            <Link
              to={shell.home}
              className={`flex items-center gap-3 font-display text-2xl tracking-[-0.03em] ${scrolled ? '' : 'tablet:text-[1.75rem]'}`}
            >
              <Mark className={`transition-[height] duration-200 ${scrolled ? 'h-6' : 'h-7'}`} />
              {shell.name}
            </Link>
            <nav
              aria-label={t('MAIN_MENU')}
              className="facts hidden gap-5 whitespace-nowrap wide:flex min-[1400px]:ml-5 min-[1400px]:gap-8"
            >
              {shell.menu.map((item) => (
                <NavLink
                  key={item.href}
                  to={item.href}
                  className="border-b border-transparent py-1 transition-colors duration-150 hover:border-current aria-[current=page]:border-current"
                >
                  {item.label}
                </NavLink>
              ))}
            </nav>
            <div className="facts ml-auto flex items-center gap-1 wide:gap-5 min-[1400px]:gap-6">
              <FavouriteCount href={shell.favourites} label={t('FAVOURITES')} />
              <Link
                to={shell.login}
                className="hidden items-center gap-2 py-2 wide:flex"
                aria-label={t('OWNERS')}
              >
                <Icon name="user-round" />
                {onPicture && t('OWNERS')}
              </Link>
              <div className="hidden wide:block">
                <LanguageSwitch shell={shell} alternates={alternates} />
              </div>
              {shell.freeValuation && !onPicture && (
                <ButtonLink
                  to={shell.freeValuation}
                  kind="quiet"
                  size="small"
                  className="hidden! whitespace-nowrap wide:inline-flex!"
                >
                  {t('FREE_EVALUATION')}
                </ButtonLink>
              )}
              <button
                type="button"
                popoverTarget="drawer"
                aria-label={t('MENU')}
                className="-mr-2.5 grid size-11 place-items-center wide:hidden"
              >
                <Icon name="menu" size={24} />
              </button>
            </div>
          </div>
        </div>
      </header>
      <Drawer shell={shell} alternates={alternates} />
    </>
  );
}
