import { listWrittenTestimonials } from '#database/site/testimonials.ts';
import { pickText } from '#domain/language.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { formatDay } from '#domain/time/dates.ts';
import { Link } from '#interface/link.tsx';
import { ContentParts } from '#office/content-pages/content-parts.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { EmptyState, StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';

const states = {
  draft: 'TESTIMONIALS_DRAFT',
  published: 'TESTIMONIALS_PUBLISHED',
  withdrawn: 'TESTIMONIALS_WITHDRAWN',
} as const;

const tolds = { withdraw: 'TESTIMONIAL_WITHDRAWN', decline: 'TESTIMONIAL_DECLINED' } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, language } = context.get(officeContext);
  const t = officeTextsFor(language);
  const asked = url.searchParams.get('state');
  const told = url.searchParams.get('told');
  const state = asked === 'published' || asked === 'withdrawn' ? asked : 'draft';
  const found = await listWrittenTestimonials(database, state);
  return {
    told: told === 'withdraw' || told === 'decline' ? t(tolds[told]) : '',
    tabs: (Object.keys(states) as (keyof typeof states)[]).map((each) => ({
      to: each === 'draft' ? '/office/content/testimonials/' : `/office/content/testimonials/?state=${each}`,
      text: t(states[each]),
      isCurrent: each === state,
    })),
    rows: found.map(({ id, author, comment, originalLanguage, postedOn }) => ({
      id,
      author,
      text: excerpt(pickText(comment, originalLanguage ?? language)?.text ?? '', {
        limit: 160,
        ellipsis: true,
      }),
      lang: originalLanguage ?? undefined,
      day: formatDay(postedOn, language),
    })),
  };
}

export default function Testimonials({ loaderData: { told, tabs, rows } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('TESTIMONIALS')} />
      <PageHeading title={t('TESTIMONIALS')} actions={<ContentParts />} />
      <div className="screen">
        <StatusLine>{told}</StatusLine>
        <Tabs label={t('TESTIMONIALS_VIEWS')} tabs={tabs} />
        {rows.length === 0 ? (
          <EmptyState title={t('TESTIMONIALS_NONE')} />
        ) : (
          <DataTable
            label={t('TESTIMONIALS')}
            columns={[
              { key: 'author', text: t('TESTIMONIAL_AUTHOR') },
              { key: 'text', text: t('TESTIMONIALS'), isProse: true },
              { key: 'day', text: t('TESTIMONIAL_DAY') },
            ]}
            rows={rows.map(({ id, author, text, lang, day }) => ({
              id,
              cells: {
                author: (
                  <Link to={`/office/content/testimonials/${id}/`} className="font-semibold hover:underline">
                    {author || t('TESTIMONIALS')}
                  </Link>
                ),
                text: <span lang={lang}>{text}</span>,
                day,
              },
            }))}
          />
        )}
      </div>
    </>
  );
}
