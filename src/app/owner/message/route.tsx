import { useActionData } from 'react-router';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { DoneNotice } from '#app/owner/done-notice.tsx';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalError } from '#app/owner/portal/portal-error.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import type { Refused } from '#app/owner/receive.server.ts';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
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
  const { property, told, isClosed, shown } = page;
  return (
    <Portal page={page}>
      <div className="max-w-[744px]">
        <PortalTitle text={page.title} />
        <p className="mt-2 text-ink-3">
          {property.label}{' '}
          <Link to={property.href} className="text-link">
            {property.title}
          </Link>
        </p>
        <div className="mt-9">
          <DoneNotice text={told} />
          {!told && (
            <fieldset disabled={isClosed}>
              <PlainForm shown={shown} answer={answer} />
            </fieldset>
          )}
        </div>
      </div>
    </Portal>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PortalError error={error} />;
}
