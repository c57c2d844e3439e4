import { useEffect, useRef } from 'react';
import { Form, useActionData } from 'react-router';
import { ButtonLink } from '#interface/button.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { EmptyState, StatusLine } from '#office/interface/notice.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnChosen } from './act-on-chosen.server.ts';
import { keepView, removeView } from './act-on-view.server.ts';
import { type ChosenAnswer, ChosenAnswerNotice } from './chosen-answer.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { loadList } from './list.server.ts';
import { ListFilters } from './list-filters.tsx';
import { KeepView, ListViews } from './list-views.tsx';
import { NewProperty, NoProperties } from './no-properties.tsx';
import { PropertySearch } from './property-search.tsx';
import { PropertyTable } from './property-table.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context.get(officeContext), url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const form = await readForm(request);
  switch (textOf(form, 'do')) {
    case 'keep-view':
      return keepView(office, form, url);
    case 'remove-view':
      return removeView(office, form);
    default:
      return actOnChosen(office, form);
  }
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { told, total, isNarrowed, given, choices, rows, paging, views, canKeep, isAll } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<ChosenAnswer>();
  const chosen = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    chosen.current?.reset();
    for (const menu of chosen.current?.querySelectorAll('details') ?? []) menu.open = false;
  }, [answer]);
  return (
    <>
      <PageTitle page={t('PROPERTIES')} />
      <header className="page-heading list-heading">
        <div className="flex items-baseline gap-4">
          <h1 className="office-title">{t('PROPERTIES')}</h1>
          <p className="text-ink-3">{total}</p>
        </div>
        <PropertySearch text={given.text} />
        <NewProperty />
      </header>
      <div className="screen list-screen">
        {views.length > 0 && <ListViews views={views} isAll={isAll} />}
        <div className="list-tools">
          <ListFilters given={given} choices={choices} />
          <KeepView views={views} canKeep={canKeep} />
        </div>
        <StatusLine>{told}</StatusLine>
        <div role="status" className="chosen-told">
          {answer && <ChosenAnswerNotice answer={answer} />}
        </div>
        {total > 0 ? (
          <>
            <Form ref={chosen} method="post" className="chosen-form">
              <PropertyTable rows={rows} />
              <ChosenBar choices={choices} />
            </Form>
            <OfficePager paging={paging} />
          </>
        ) : (
          <Empty isNarrowed={isNarrowed} />
        )}
      </div>
    </>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useOfficeTexts();
  if (!isNarrowed) return <NoProperties />;
  const all = (
    <ButtonLink to="/office/properties/" kind="quiet" size="small">
      {t('SHOW_ALL')}
    </ButtonLink>
  );
  return <EmptyState title={t('PROPERTIES_NOT_FOUND')} hint={t('PROPERTIES_NOT_FOUND_HINT')} action={all} />;
}
