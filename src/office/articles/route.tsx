import { Form, redirect, useActionData } from 'react-router';
import { articlesOfScreens, createArticle } from '#commands/article/create-article.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { ContentParts } from '#office/content-pages/content-parts.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { DataTable } from '#office/interface/data-table.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { EmptyState, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { Sign } from '#office/interface/sign.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { officeContext, staffBy } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { ArticleState } from './article-state.tsx';
import { type ListedArticle, loadArticles } from './list-articles.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadArticles(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const t = officeTextsFor(office.language);
  const form = await readForm(request);
  const title = textOf(form, 'title').replace(/\s+/g, ' ').trim().slice(0, 300);
  if (title === '') return refuseForm(form, [{ field: 'title', text: t('PROBLEM_REQUIRED') }]);
  const kind = textOf(form, 'kind');
  const ofScreen = articlesOfScreens.find(({ key }) => key === kind);
  if (!ofScreen && kind !== 'news' && kind !== 'page')
    return refuseForm(form, [{ field: 'kind', text: t('PROBLEM_REQUIRED') }]);
  const id = await createArticle(staffBy(office), {
    ...(ofScreen ?? { category: kind === 'page' ? 'page' : 'news' }),
    title,
    language: office.settings.defaultLanguage,
  });
  if (id === 'there already') return refuseForm(form, [{ field: 'kind', text: t('ARTICLE_THERE_ALREADY') }]);
  return redirect(`/office/content/articles/${id}/?told=created`, 303);
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { rows, tabs, told, note, paging, kinds, category, q, state } = loaderData;
  const isNarrowed = q !== '' || state !== '';
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const columns = [
    { key: 'title', text: t('CONTENT_FIELD_TITLE') },
    { key: 'languages', text: t('CONTENT_LANGUAGES') },
    { key: 'state', text: t('ARTICLES_STATE') },
    ...(category === 'news' ? [{ key: 'day', text: t('ARTICLES_DAY') }] : []),
  ];
  return (
    <>
      <PageTitle page={t('ARTICLES')} />
      <PageHeading title={t('ARTICLES')} note={note} actions={<ContentParts />} />
      <div className="screen">
        <StatusLine>{told}</StatusLine>
        <Tabs label={t('ARTICLES_KIND')} tabs={tabs} />
        <Search {...loaderData} />
        {rows.length === 0 ? (
          <EmptyState
            title={t(isNarrowed ? 'ARTICLES_NONE' : 'ARTICLES_NONE_YET')}
            hint={t(isNarrowed ? 'ARTICLES_NONE_HINT' : 'ARTICLES_NONE_YET_HINT')}
          />
        ) : (
          <DataTable
            label={t('ARTICLES')}
            columns={columns}
            rows={rows.map((row) => ({
              id: row.id,
              cells: {
                title: (
                  <Link to={`/office/content/articles/${row.id}/`} className="content-name">
                    {row.title}
                  </Link>
                ),
                languages: <Languages states={row.states} />,
                state: <ArticleState {...row} />,
                day: row.day,
              },
            }))}
          />
        )}
        {paging && <OfficePager paging={paging} />}
        <section className="max-w-[36rem]">
          <h2 className="office-section">{t('ARTICLES_NEW')}</h2>
          <OfficeForm answer={answer} given={{ kind: category === 'page' ? 'page' : 'news' }}>
            <TextField
              name="title"
              label={t('CONTENT_FIELD_TITLE')}
              hint={t('ARTICLES_NEW_HINT')}
              maxLength={300}
            />
            <SelectField name="kind" label={t('ARTICLES_KIND')} choices={kinds} />
            <p>
              <Button type="submit" size="small">
                {t('ARTICLES_CREATE')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}

function Search({
  category,
  q,
  state,
}: Pick<Route.ComponentProps['loaderData'], 'category' | 'q' | 'state'>) {
  const t = useOfficeTexts();
  const states = {
    draft: t('PUBLICATION_DRAFT'),
    published: t('PUBLICATION_PUBLISHED'),
    planned: t('ARTICLES_PLANNED'),
    withdrawn: t('PUBLICATION_WITHDRAWN'),
  };
  return (
    // Drawn anew when another list is shown.
    <Form key={`${category} ${q} ${state}`} role="search" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="category" value={category} />
      <label className="min-w-0 grow basis-[14rem] tablet:max-w-[22rem]">
        <span className="office-label">{t('ARTICLES_SEARCH')}</span>
        <input type="search" name="q" defaultValue={q} maxLength={200} className="field office-field" />
      </label>
      <label>
        <span className="office-label">{t('ARTICLES_STATE')}</span>
        <select name="state" defaultValue={state} className="field office-field office-select">
          <option value="">{t('ARTICLES_ANY_STATE')}</option>
          {Object.entries(states).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="quiet" size="small">
        {t('ARTICLES_FIND')}
      </Button>
    </Form>
  );
}

function Languages({ states }: Pick<ListedArticle, 'states'>) {
  const t = useOfficeTexts();
  const words = { complete: t('CONTENT_COMPLETE'), partly: t('ARTICLES_PARTLY'), empty: t('ARTICLES_EMPTY') };
  const kinds = { complete: 'done', partly: 'soon', empty: 'empty' } as const;
  return (
    <ul className="content-states">
      {states.map(({ code, state }) => (
        <li key={code}>
          <Sign kind={kinds[state]}>
            <span className="font-normal">
              {code.toUpperCase()}{' '}
              <span className={state === 'complete' ? 'sr-only' : 'text-ink-3'}>{words[state]}</span>
            </span>
          </Sign>
        </li>
      ))}
    </ul>
  );
}
