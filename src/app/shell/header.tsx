import { type ReactNode, useEffect, useState } from 'react';
import { FavouriteCount } from '#app/property/favourites.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { IconButton } from '#interface/icon-button.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { barLook } from './bar-look.ts';
import { Drawer } from './drawer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import type { ShellData } from './shell.server.ts';
import { topOfPageId } from './top-of-page.tsx';

/**
 * True once scrolled beyond 30 px, the height of TopOfPage. Observing that element spares a listener for each scroll.
 */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const top = document.getElementById(topOfPageId);
    if (!top) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting));
    observer.observe(top);
    return () => observer.disconnect();
  }, []);
  return scrolled;
}

/** `onPicture`: the header lies transparent on the photograph that leads the page, until the page is scrolled. */
export function Header({
  shell,
  alternates,
  onPicture,
  onHome,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
  onPicture: boolean;
  onHome: boolean;
}) {
  const t = useTexts();
  const scrolled = useScrolled();
  const transparent = onPicture && !scrolled;
  const ground = transparent ? 'on-dark border-white/28 text-white' : 'border-line bg-paper text-ink';

  const parts: Record<keyof ShellData['sides'], ReactNode> = {
    logo: (
      <Link key="logo" to={shell.home}>
        <Logo shell={shell} onDark={transparent} small={scrolled} />
      </Link>
    ),
    menu: <MainMenu key="menu" shell={shell} />,
    languageSwitch: (
      <div key="languages" className="facts hidden bar:block">
        <LanguageSwitch shell={shell} alternates={alternates} />
      </div>
    ),
  };
  const at = (side: 'left' | 'center' | 'right', ...wanted: (keyof typeof parts)[]) =>
    wanted.filter((part) => shell.sides[part] === side).map((part) => parts[part]);

  return (
    <>
      {/* Without a script nothing would make it opaque, so it stays at the top of the photograph. */}
      <header
        data-menu={shell.menuRoom}
        className={`no-print sticky top-0 z-30 h-16 tablet:h-20 ${onPicture ? '-mb-16 tablet:-mb-20 noscript:relative' : ''}`}
      >
        <div className={`border-b transition-colors duration-200 ${ground}`}>
          <div
            className={`column h-16 items-center gap-x-8 transition-[height] duration-200 ${scrolled ? '' : 'tablet:h-20'} ${barLook(shell.sides)}`}
          >
            <div className="flex items-center gap-8 airy:gap-13">
              {at('left', 'logo', 'menu', 'languageSwitch')}
            </div>
            <div className="flex items-center gap-8 empty:hidden">
              {at('center', 'logo', 'menu', 'languageSwitch')}
            </div>
            <div className="facts flex items-center justify-end gap-1 bar:gap-5 airy:gap-6">
              {at('right', 'menu')}
              <FavouriteCount href={shell.favourites} label={t('FAVOURITES')} />
              <Link
                to={shell.login}
                className="hidden items-center gap-2 py-2 bar:flex"
                aria-label={t('OWNERS')}
              >
                <Icon name="user-round" />
                {onHome && t('OWNERS')}
              </Link>
              {at('right', 'languageSwitch')}
              {shell.freeValuation && !onHome && (
                <ButtonLink
                  to={shell.freeValuation}
                  kind="quiet"
                  size="small"
                  className="hidden! whitespace-nowrap bar:inline-flex!"
                >
                  {t('FREE_EVALUATION')}
                </ButtonLink>
              )}
              {at('right', 'logo')}
              <IconButton icon="menu" label={t('MENU')} popoverTarget="drawer" className="bar:hidden" />
            </div>
          </div>
        </div>
      </header>
      <Drawer shell={shell} alternates={alternates} onHome={onHome} />
    </>
  );
}
