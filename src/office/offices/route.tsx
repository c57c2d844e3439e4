import { listOffices } from '#database/site/people.ts';
import type { LocalisedText } from '#domain/language.ts';
import { ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { TeamParts } from '#office/team/team-parts.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';

const told = { saved: 'TEAM_SAVED', moved: 'TEAM_MOVED', removed: 'TEAM_OFFICE_REMOVED' } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, language, settings } = context.get(officeContext);
  const t = officeTextsFor(language);
  const offices = await listOffices(database);
  const words = (text: LocalisedText) =>
    text[language] ?? text[settings.defaultLanguage] ?? Object.values(text)[0] ?? '';
  const key = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    told: key ? t(key) : '',
    offices: offices.map((row) => ({
      id: row.id,
      name: words(row.name),
      address: `${row.street} ${row.houseNumber}, ${row.postalCode} ${words(row.city)}`,
      hours: words(row.openingHours),
    })),
  };
}

export default function Offices({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('TEAM_OFFICES')} />
      <PageHeading
        title={t('TEAM_OFFICES')}
        note={String(loaderData.offices.length)}
        actions={<TeamParts />}
      />
      <div className="screen gap-9">
        <StatusLine>{loaderData.told}</StatusLine>
        <p>
          <ButtonLink to="/office/offices/new/" size="small">
            {t('TEAM_OFFICE_ADD')}
          </ButtonLink>
        </p>
        <ul className="offices">
          {loaderData.offices.map(({ id, name, address, hours }, index) => (
            <li key={id}>
              <p>
                <Link to={`/office/offices/${id}/`} className="font-semibold hover:underline">
                  {name}
                </Link>
                <span className="small block text-ink-3">{address}</span>
              </p>
              <p className="small text-ink-2">{hours}</p>
              <p className="small">{index === 0 && <Sign kind="done">{t('TEAM_MAIN')}</Sign>}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
