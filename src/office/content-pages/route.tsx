import { data, Form, redirect, useActionData } from 'react-router';
import { createPage } from '#commands/page/create-page.ts';
import { movePage } from '#commands/page/move-page.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { DataTable } from '#office/interface/data-table.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { Sign } from '#office/interface/sign.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext, staffBy } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { ContentParts } from './content-parts.tsx';
import { type ListedPage, loadPages } from './list-pages.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPages(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const form = await readForm(request);
  const button = textOf(form, 'do');
  if (button === 'up' || button === 'down') {
    const pageId = Number(textOf(form, 'id')) || 0;
    const by = button === 'up' ? -1 : 1;
    const isMoved = await movePage({ ...staffBy(office), films: office.films }, { pageId, by });
    if (!isMoved) throw data(null, 404);
    return redirect(`/office/content/pages/?told=moved#page-${pageId}`, 303);
  }
  const t = officeTextsFor(office.language);
  const title = textOf(form, 'title').trim().slice(0, 200);
  if (title === '') return refuseForm(form, [{ field: 'title', text: t('PROBLEM_REQUIRED') }]);
  const created = await createPage(staffBy(office), { [office.settings.defaultLanguage]: title });
  if (created.outcome === 'refused')
    return refuseForm(form, [{ field: 'title', text: t('CONTENT_PROBLEM_TITLE') }]);
  return redirect(`/office/content/pages/${created.name}/?told=created`, 303);
}

export default function ContentPages({ loaderData }: Route.ComponentProps) {
  const { pages, told } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const columns = [
    { key: 'page', text: t('CONTENT_PAGE') },
    { key: 'languages', text: t('CONTENT_LANGUAGES') },
    { key: 'state', text: t('PROPERTIES_STATUS') },
    { key: 'order', text: t('CONTENT_ORDER') },
  ];
  const rows = pages.map((page) => ({
    id: page.id,
    cells: {
      page: (
        <Link
          to={`/office/content/pages/${page.name}/`}
          id={`page-${page.id}`}
          className={page.isBelow ? 'content-name content-below' : 'content-name'}
        >
          {page.title}
        </Link>
      ),
      languages: <Languages page={page} />,
      state: <State page={page} />,
      order: <Order page={page} />,
    },
  }));
  return (
    <>
      <PageTitle page={t('CONTENT_PAGES')} />
      <PageHeading title={t('CONTENT_PAGES')} note={String(pages.length)} actions={<ContentParts />} />
      <div className="screen">
        <StatusLine>{told}</StatusLine>
        <DataTable label={t('CONTENT_PAGES')} columns={columns} rows={rows} />
        <section className="max-w-[36rem]">
          <h2 className="office-section">{t('CONTENT_NEW_PAGE')}</h2>
          <OfficeForm answer={answer?.typed.title ? answer : undefined}>
            <TextField
              name="title"
              label={t('CONTENT_FIELD_TITLE')}
              hint={t('CONTENT_NEW_HINT')}
              maxLength={200}
            />
            <p>
              <Button type="submit" name="do" value="create" size="small">
                {t('CONTENT_CREATE')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}

function Languages({ page }: { page: ListedPage }) {
  const t = useOfficeTexts();
  return (
    <ul className="content-states">
      {page.states.map(({ code, state }) => (
        <li key={code}>
          <Sign kind={state === 'complete' ? 'done' : state === 'absent' ? 'empty' : 'soon'}>
            <span className="font-normal">
              {code.toUpperCase()}{' '}
              <span className={state === 'complete' ? 'sr-only' : 'text-ink-3'}>
                {state === 'complete'
                  ? t('CONTENT_COMPLETE')
                  : state === 'absent'
                    ? t('CONTENT_ABSENT')
                    : t('CONTENT_MISSING', { count: state })}
              </span>
            </span>
          </Sign>
        </li>
      ))}
    </ul>
  );
}

function State({ page }: { page: ListedPage }) {
  const t = useOfficeTexts();
  if (page.refused) return <Sign kind="must">{t('CONTENT_PLAN_REFUSED', { when: page.refused })}</Sign>;
  if (page.planned) return <Sign kind="soon">{t('CONTENT_PLANNED', { when: page.planned })}</Sign>;
  if (page.isWaiting) return <Sign kind="soon">{t('CONTENT_WAITING')}</Sign>;
  if (page.isDraft) return <Sign kind="empty">{t('PUBLICATION_DRAFT')}</Sign>;
  return page.inMenu ? t('CONTENT_IN_MENU') : <span className="text-ink-3">{t('CONTENT_NOT_IN_MENU')}</span>;
}

function Order({ page }: { page: ListedPage }) {
  const t = useOfficeTexts();
  const act = (value: string, text: string) => (
    <button type="submit" name="do" value={value} className="editor-undo">
      {text}
      <span className="sr-only">: {page.title}</span>
    </button>
  );
  if (page.isFirst && page.isLast) return null;
  return (
    <Form method="post" preventScrollReset className="flex gap-4">
      <input type="hidden" name="id" value={page.id} />
      {!page.isFirst && act('up', t('CONTENT_UP'))}
      {!page.isLast && act('down', t('CONTENT_DOWN'))}
    </Form>
  );
}
