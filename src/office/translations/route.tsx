import { Link } from '#interface/link.tsx';
import { ContentParts } from '#office/content-pages/content-parts.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { EmptyState } from '#office/interface/notice.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign, Tag } from '#office/interface/sign.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { Health } from './health.tsx';
import { type LoadedTranslations, loadTranslations } from './load-translations.server.ts';

const kindWords = {
  property: 'TRANSLATIONS_PROPERTIES',
  page: 'TRANSLATIONS_PAGES',
  article: 'TRANSLATIONS_ARTICLES',
  testimonial: 'TESTIMONIALS',
} as const;

const oneWords = {
  property: 'TRANSLATIONS_ONE_PROPERTY',
  page: 'CONTENT_PAGE',
  article: 'TRANSLATIONS_ONE_ARTICLE',
  testimonial: 'TRANSLATIONS_ONE_TESTIMONIAL',
} as const;

const stateWords = {
  outdated: 'TRANSLATIONS_TAB_OUTDATED',
  missing: 'TRANSLATIONS_TAB_MISSING',
  machine: 'TRANSLATIONS_TAB_MACHINE',
} as const;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTranslations(context.get(officeContext), url);
}

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { health, kinds, states, rows, paging, language } = loaderData;
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('TRANSLATIONS')} />
      <PageHeading title={t('TRANSLATIONS')} actions={<ContentParts />} />
      <div className="screen">
        <Health health={health} />
        <nav aria-label={t('TRANSLATIONS_KINDS')} className="translations-kinds">
          {kinds.map(({ to, kind, count, isCurrent }) => (
            <Link key={to} to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
              {kind ? t(kindWords[kind]) : t('TRANSLATIONS_EVERYTHING')}{' '}
              <span className="text-ink-3 font-normal">{count}</span>
            </Link>
          ))}
        </nav>
        <Tabs
          label={t('TRANSLATIONS_STATES')}
          tabs={states.map(({ to, state, count, isCurrent }) => ({
            to,
            text: t(state ? stateWords[state] : 'TRANSLATIONS_TAB_TODO'),
            count,
            isCurrent,
          }))}
        />
        {rows.length === 0 ? (
          <EmptyState title={t('TRANSLATIONS_NONE', { language: language.name })} />
        ) : (
          <DataTable
            label={t('TRANSLATIONS')}
            columns={[
              { key: 'title', text: t('TRANSLATIONS_SUBJECT') },
              { key: 'kind', text: t('TRANSLATIONS_KIND') },
              { key: 'site', text: t('PROPERTIES_STATUS') },
              { key: 'state', text: language.name },
            ]}
            rows={rows.map((row) => ({
              id: row.key,
              cells: {
                title: (
                  <Link to={row.to} className="content-name">
                    {row.title}
                    {row.note && <span className="small ml-2 font-normal text-ink-3">{row.note}</span>}
                  </Link>
                ),
                kind: <Tag>{t(oneWords[row.kind])}</Tag>,
                site: row.isPublished ? (
                  t('PUBLICATION_PUBLISHED')
                ) : (
                  <span className="text-ink-3">{t('PUBLICATION_DRAFT')}</span>
                ),
                state: <States row={row} />,
              },
            }))}
          />
        )}
        {paging && <OfficePager paging={paging} />}
      </div>
    </>
  );
}

function States({ row: { outdated, missing, machine } }: { row: LoadedTranslations['rows'][number] }) {
  const t = useOfficeTexts();
  return (
    <ul className="content-states">
      {outdated > 0 && (
        <li>
          <Sign kind="soon">{t('TRANSLATIONS_COUNT_OUTDATED', { count: outdated })}</Sign>
        </li>
      )}
      {missing > 0 && (
        <li>
          <Sign kind="empty">{t('TRANSLATIONS_COUNT_MISSING', { count: missing })}</Sign>
        </li>
      )}
      {machine > 0 && (
        <li>
          <Sign kind="soon">{t('TRANSLATIONS_COUNT_MACHINE', { count: machine })}</Sign>
        </li>
      )}
    </ul>
  );
}
