import { useActionData } from 'react-router';
import { ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnIssue } from './act-on-issue.server.ts';
import { loadIssue } from './issue.server.ts';
import { IssueForm } from './issue-form.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueProgress } from './issue-progress.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadIssue(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnIssue(context.get(officeContext), Number(params.id), await readForm(request));
}

/** A refused form was kept all the same: the preview shows it. */
export const shouldRevalidate = () => true;

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const { told, title, kind, state, when, isDraft } = loaderData;
  return (
    <>
      <PageTitle page={title} />
      <PageHeading
        title={title}
        note={
          <>
            <Sign kind={kind}>{state}</Sign> {when}
          </>
        }
        actions={
          <ButtonLink to="/office/content/newsletter/" kind="quiet" size="small">
            {t('NEWSLETTER')}
          </ButtonLink>
        }
      />
      <div className="newsletter-issue">
        <div className="flex min-w-0 flex-col gap-6">
          <StatusLine>{answer ? '' : told}</StatusLine>
          {isDraft ? (
            <IssueForm issue={loaderData} answer={answer} />
          ) : (
            <IssueProgress issue={loaderData} answer={answer} />
          )}
        </div>
        <IssuePreview issue={loaderData} />
      </div>
    </>
  );
}
