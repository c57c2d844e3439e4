import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

type Links = readonly { to: string; text: string; isCurrent: boolean }[];

/** All sections beside the one that is open; on narrow screens there is one link to their list. */
export function SettingsMenu({ label, links }: { label: string; links: Links }) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={label} className="settings-menu">
      <ul>
        <li>
          <Link to="/office/settings/">{t('SETTINGS')}</Link>
        </li>
        {links.map(({ to, text, isCurrent }) => (
          <li key={to} className="settings-menu-section">
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/office/settings/history/">{t('SETTINGS_HISTORY')}</Link>
        </li>
      </ul>
    </nav>
  );
}
