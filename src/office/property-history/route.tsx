import { Form, useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { EmptyState, Notice } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadHistory, putBack } from './history.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadHistory(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return putBack(context.get(officeContext), params.id, await readForm(request));
}

/** The changes to a property, or to one field of it, the latest first. */
export default function PropertyHistory({ loaderData }: Route.ComponentProps) {
  const { id, reference, field, changes, older } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<{ isStale: boolean }>();
  const title = field ? t('HISTORY_OF', { field }) : t('HISTORY');
  return (
    <>
      <PageTitle page={title} />
      <PageHeading
        title={title}
        note={
          <Link to={`/office/properties/${id}/`} className="door-link">
            {reference}
          </Link>
        }
      />
      <div className="screen">
        {answer?.isStale && <Notice kind="soon" title={t('HISTORY_STALE')} />}
        {field && (
          <p>
            <Link to={`/office/properties/${id}/history/`} className="door-link">
              {t('HISTORY_ALL')}
            </Link>
          </p>
        )}
        {changes.length === 0 && <EmptyState title={t('HISTORY_EMPTY')} hint={t('HISTORY_EMPTY_HINT')} />}
        <ul>
          {changes.map(({ key, label, at, when, who, before, after, seen }) => (
            <li key={`${key} ${at}`} className="history-row">
              <p>
                <Link
                  to={`/office/properties/${id}/history/?field=${key}`}
                  className="editor-undo font-semibold"
                >
                  {label}
                </Link>
              </p>
              <div>
                <p>
                  <s className="text-ink-3 no-underline">{before}</s>{' '}
                  <span className="sr-only">{t('HISTORY_BECOMES')}</span>
                  <Icon name="arrow-right" size={16} className="inline" /> <span>{after}</span>
                </p>
                <p className="small text-ink-3">
                  {who}, {when}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="key" value={key} />
                <input type="hidden" name="at" value={at} />
                <input type="hidden" name="seen" value={seen} />
                <Button type="submit" kind="quiet" size="dense">
                  {t('HISTORY_PUT_BACK')}
                  <span className="sr-only">
                    : {label}, {before}
                  </span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        {older && (
          <p>
            <Link to={`/office/properties/${id}/history/${older}`} className="door-link">
              {t('HISTORY_OLDER')}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
