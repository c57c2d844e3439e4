import { useLocation } from 'react-router';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

const parts = [
  { to: '/office/staff/', text: 'TEAM_ACCOUNTS' },
  { to: '/office/team/', text: 'TEAM' },
  { to: '/office/offices/', text: 'TEAM_OFFICES' },
] as const;

/** The people who log in, the agents that visitors see, and the offices; the rail has one entry for all of them. */
export function TeamParts() {
  const t = useOfficeTexts();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('STAFF')} className="flex flex-wrap gap-x-5">
      {parts.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === pathname ? 'page' : undefined}
          className={`door-link ${to === pathname ? 'text-ink font-semibold no-underline' : ''}`}
        >
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
