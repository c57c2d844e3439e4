import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link, MenuLink } from '#interface/link.tsx';
import { Mark } from '#interface/mark.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { OfficeKeys } from '#office/keys/office-keys.tsx';
import { forgetUnsent } from '#office/property-editor/unsent-storage.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownShell } from './present-shell.server.ts';

type Entries = ShownShell['entries'];

/** How many cells the bar of a phone has room for. */
const IN_BAR = 5;

/** Around every screen of a logged-in user: a rail; on narrow screens a menu at the top, on a phone a bar too. */
export function Shell({
  agency,
  name,
  initials,
  entries,
  children,
}: ShownShell & { agency: string; children: ReactNode }) {
  const t = useOfficeTexts();
  const { key } = useLocation();
  const who = <Who name={name} initials={initials} />;
  return (
    <div className="office-shell">
      <a href="#content" className="skip-link">
        {t('SKIP_TO_CONTENT')}
      </a>
      <header className="office-rail">
        <Link to="/office/" className="flex items-center gap-3">
          <span className="block w-[34px]">
            <Mark />
          </span>
          <span className="d5">{agency}</span>
        </Link>
        <OfficeKeys entries={entries.map(({ to, text }) => ({ to, text: t(text) }))} />
        <div className="hidden grow flex-col justify-between rail:flex">
          <Entries entries={entries} />
          {who}
        </div>
        {/* Another screen begins with the menu closed. */}
        <details key={key} className="office-menu rail:hidden">
          <summary aria-label={t('MENU')}>
            <OfficeIcon name="menu" size={24} />
          </summary>
          <div className="office-menu-panel">
            <Entries entries={entries} />
            {who}
          </div>
        </details>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0">
        {children}
      </main>
      <Entries entries={entries.slice(0, IN_BAR)} className="office-bar" />
    </div>
  );
}

function Entries({ entries, className = 'office-entries' }: { entries: Entries; className?: string }) {
  const t = useOfficeTexts();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('MENU_OFFICE')} className={className}>
      <ul>
        {entries.map(({ to, within, text, icon, waiting }) => (
          <li key={to}>
            {/* Every address begins with that of Today. */}
            <MenuLink
              to={to}
              end={to === '/office/'}
              {...(within?.some((start) => pathname.startsWith(start)) && { 'aria-current': 'page' })}
            >
              <OfficeIcon name={icon} />
              <span>{t(text)}</span>
              {waiting > 0 && (
                <span className="entry-count">
                  {waiting > 999 ? '999+' : waiting}
                  <span className="sr-only"> {t('ENTRY_WAITING')}</span>
                </span>
              )}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Who({ name, initials }: { name: string; initials: string }) {
  const t = useOfficeTexts();
  return (
    <div className="office-who">
      <MenuLink to="/office/account/" aria-label={t('ACCOUNT_OF', { name })}>
        {/* Drawn by CSS, not text: visible text must be part of the accessible name, which has no initials. */}
        <span className="monogram" aria-hidden="true" data-initials={initials} />
        <span className="min-w-0">{name}</span>
      </MenuLink>
      {/* A full page load: nothing of this user stays in the memory of the page. */}
      <form method="post" action="/office/logout/" onSubmit={forgetUnsent}>
        <button type="submit" aria-label={t('LOG_OUT')} title={t('LOG_OUT')}>
          <OfficeIcon name="log-out" />
        </button>
      </form>
    </div>
  );
}
