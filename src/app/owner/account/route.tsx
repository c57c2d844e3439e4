import { useActionData } from 'react-router';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { DoneNotice } from '#app/owner/done-notice.tsx';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import { type Refused, typedInRequest } from '#app/owner/receive.server.ts';
import { requireSession } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import type { Route } from './+types/route.ts';
import { loadAccount } from './account-page.server.ts';
import { AccountSection } from './account-section.tsx';
import { actOnAccount } from './act-on-account.server.ts';
import { Sessions } from './sessions.tsx';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return loadAccount(context, await requireSession(context, request), url);
}

export async function action({ context: contexts, request }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const session = await requireSession(context, request);
  return actOnAccount({ context, request, session, typed: await typedInRequest(request) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Account({ loaderData: page }: Route.ComponentProps) {
  const { told, details, email, password, sessions } = page;
  const answer = useActionData<Refused>();
  const answerTo = (step: string) => (answer?.step === step ? answer : undefined);
  return (
    <Portal page={page}>
      <PortalTitle text={page.title} />
      <p className="lede mt-2 text-ink-2">{page.intro}</p>
      <div className="mt-9 flex flex-col gap-14 desktop:gap-18">
        <DoneNotice text={told} />
        <AccountSection title={details.title}>
          <PlainForm shown={details.shown} answer={answerTo('details')} step="details" isHeaded />
        </AccountSection>
        <AccountSection title={email.title}>
          <PlainForm shown={email.shown} answer={answerTo('email')} step="email" kind="quiet" isHeaded />
        </AccountSection>
        <AccountSection title={password.title}>
          <PlainForm
            shown={password.shown}
            answer={answerTo('password')}
            step="password"
            kind="quiet"
            isHeaded
          />
        </AccountSection>
        <AccountSection title={sessions.title} intro={sessions.intro}>
          <Sessions shown={sessions} />
        </AccountSection>
      </div>
    </Portal>
  );
}
