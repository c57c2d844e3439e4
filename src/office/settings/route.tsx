import { readSettings } from '#commands/site/change-settings.ts';
import { ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { LegalMeter } from './legal-meter.tsx';
import { legalParticulars } from './legal-particulars.server.ts';
import { sectionOverview } from './present-section.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { database, language } = context.get(officeContext);
  const settings = await readSettings(database);
  return { legal: legalParticulars(settings, language), groups: sectionOverview(language) };
}

export default function SettingsOverview({ loaderData: { legal, groups } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('SETTINGS')} />
      <PageHeading
        title={t('SETTINGS')}
        actions={
          <ButtonLink to="/office/settings/history/" kind="quiet" size="small">
            {t('SETTINGS_HISTORY')}
          </ButtonLink>
        }
      />
      <div className="screen gap-11">
        <LegalMeter {...legal} />
        <div className="settings-index">
          {groups.map(({ title, sections }) => (
            <section key={title}>
              <h2 className="office-section">{title}</h2>
              <ul>
                {sections.map(({ to, text, hint }) => (
                  <li key={to}>
                    <Link to={to}>
                      <span className="settings-index-name font-semibold">{text}</span>
                      <span className="small block text-ink-3">{hint}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
