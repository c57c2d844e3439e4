import { useActionData } from 'react-router';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { DoneNotice } from '#app/owner/done-notice.tsx';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalError } from '#app/owner/portal/portal-error.tsx';
import type { Refused } from '#app/owner/receive.server.ts';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { ContactCard } from '#app/people/contact-card.tsx';
import { Subject } from '#app/property/subject.tsx';
import { requestContext } from '#app/request-context.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import type { Route } from './+types/route.ts';
import { loadMessage, sendMessage } from './message.server.ts';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return loadMessage(context, { owner: await requireOwner(context, request), id: params.id, url });
}

export async function action({ context: contexts, request, params, url }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  return sendMessage(context, { owner: await requireOwner(context, request), id: params.id, url, request });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnerMessage({ loaderData: page }: Route.ComponentProps) {
  const answer = useActionData<Refused>();
  const { subject, back, told, isClosed, shown } = page;
  return (
    <Portal page={page}>
      <p className="py-3 tablet:py-6">
        <Link
          to={subject.href}
          className="tiny inline-flex items-center gap-2 py-1.5 font-medium underline-offset-4 hover:underline"
        >
          <Icon name="chevron-left" size={16} />
          {back}
        </Link>
      </p>
      <div className="with-side-column">
        <aside className="mb-5 tablet:mb-8 desktop:col-start-2 desktop:row-start-1">
          <Subject subject={subject} />
        </aside>
        <div className="desktop:col-start-1 desktop:row-start-1">
          <h1 className="d2 mb-5 tablet:mb-8">{page.title}</h1>
          <DoneNotice text={told} />
          {!told && (
            <fieldset disabled={isClosed}>
              <PlainForm shown={shown} answer={answer} />
            </fieldset>
          )}
          <div className="mt-9 border-t border-line pt-6 desktop:hidden">
            <ContactCard contact={subject.contact} />
          </div>
        </div>
      </div>
    </Portal>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PortalError error={error} />;
}
