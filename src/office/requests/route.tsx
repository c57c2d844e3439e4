import { useEffect, useRef } from 'react';
import { Form, useActionData } from 'react-router';
import { ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { EmptyState, Notice } from '#office/interface/notice.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { UndoChosen } from '#office/interface/undo-chosen.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnChosenRequests, type ChosenRequestsAnswer } from './act-on-chosen.server.ts';
import { ChosenRequestsBar } from './chosen-bar.tsx';
import { loadInbox } from './inbox.server.ts';
import { RequestFilters, RequestSearch } from './request-filters.tsx';
import { RequestList } from './request-list.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadInbox(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnChosenRequests(context.get(officeContext), await readForm(request));
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { total, isNarrowed, tabs, late, answered, given, choices, rows, paging } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<ChosenRequestsAnswer>();
  const chosen = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    chosen.current?.reset();
    for (const menu of chosen.current?.querySelectorAll('details') ?? []) menu.open = false;
  }, [answer]);
  return (
    <>
      <PageTitle page={t('INBOX')} />
      <header className="page-heading list-heading">
        <h1 className="office-title">{t('INBOX')}</h1>
        <RequestSearch text={given.text} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/office/requests/templates/" kind="quiet" size="small">
            {t('INBOX_TEMPLATES')}
          </ButtonLink>
          <ButtonLink to="/office/requests/new/" size="small">
            {t('INBOX_NEW')}
          </ButtonLink>
        </div>
      </header>
      <div className="request-views">
        <Tabs label={t('INBOX_VIEWS')} tabs={tabs} />
      </div>
      <div className="screen list-screen">
        <div className="list-tools">
          <p className="request-pace">
            {late && <strong className="text-wine">{late}</strong>}{' '}
            <span className="text-ink-2">{answered}</span>
          </p>
          <RequestFilters given={given} choices={choices} />
        </div>
        <div role="status" className="chosen-told">
          {answer && <Told answer={answer} />}
        </div>
        {total > 0 ? (
          <>
            <Form ref={chosen} method="post" className="chosen-form">
              <RequestList rows={rows} />
              <ChosenRequestsBar view={given.view} staff={choices.staff} />
            </Form>
            <Keys />
            {paging.numbers.length > 1 && <OfficePager paging={paging} />}
          </>
        ) : (
          <EmptyState
            title={t(isNarrowed ? 'INBOX_NOT_FOUND' : 'INBOX_NOTHING')}
            hint={t(isNarrowed ? 'INBOX_NOT_FOUND_HINT' : 'INBOX_NOTHING_HINT')}
          />
        )}
      </div>
    </>
  );
}

function Told({ answer: { told, undo } }: { answer: ChosenRequestsAnswer }) {
  return (
    <Notice
      kind={undo.length > 0 ? 'done' : 'plain'}
      title={told}
      action={undo.length > 0 && <UndoChosen each={undo} />}
    />
  );
}

const keys = [
  ['j k', 'INBOX_KEY_MOVE'],
  ['Enter', 'INBOX_KEY_OPEN'],
  ['r', 'INBOX_KEY_ANSWER'],
  ['a', 'INBOX_KEY_ASSIGN'],
  ['n', 'INBOX_KEY_NOTE'],
  ['e', 'INBOX_KEY_DONE'],
] as const;

function Keys() {
  const t = useOfficeTexts();
  return (
    <ul className="key-legend needs-script">
      {keys.map(([names, text]) => (
        <li key={text}>
          {names.split(' ').map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
