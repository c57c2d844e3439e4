import { FavouriteCount } from '#app/property/favourites.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { DrawerFrame } from './drawer-frame.tsx';
import { DrawerMenu } from './drawer-menu.tsx';
import type { ShellData } from './shell.server.ts';
import { TopBarEntry } from './top-bar.tsx';

export function Drawer({
  shell,
  alternates,
  onHome,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
  onHome: boolean;
}) {
  const t = useTexts();
  const own = [shell.phone.href, shell.login, shell.demandRegister];
  const fromTopBar = [...(shell.topBar?.left ?? []), ...(shell.topBar?.right ?? [])].filter(
    ({ href }) => !own.includes(href ?? ''),
  );
  return (
    <DrawerFrame
      shell={shell}
      alternates={alternates}
      home={shell.home}
      beside={<FavouriteCount href={shell.favourites} label={t('FAVOURITES')} />}
    >
      <DrawerMenu menu={shell.menu} counts={shell.counts} />
      {shell.freeValuation && !onHome && (
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
        {/* A phone has no room for the top bar. */}
        {fromTopBar.map((item) => (
          <li key={`${item.label} ${item.href}`} className="tablet:hidden">
            <TopBarEntry item={item} iconSize={20} className={`${service} ${item.icon ? '' : 'pl-8.5'}`} />
          </li>
        ))}
      </ul>
    </DrawerFrame>
  );
}

const service = 'flex h-12 items-center gap-3.5';
