import { Form, useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { EmptyState, Notice } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { ChangeRow } from './change-row.tsx';
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
          {changes.map((change) => (
            <ChangeRow
              key={`${change.key} ${change.at}`}
              to={`/office/properties/${id}/history/?field=${change.key}`}
              change={change}
            >
              <Form method="post">
                <input type="hidden" name="key" value={change.key} />
                <input type="hidden" name="at" value={change.at} />
                <input type="hidden" name="seen" value={change.seen} />
                <Button type="submit" kind="quiet" size="dense">
                  {t('HISTORY_PUT_BACK')}
                  <span className="sr-only">
                    : {change.label}, {change.before}
                  </span>
                </Button>
              </Form>
            </ChangeRow>
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
