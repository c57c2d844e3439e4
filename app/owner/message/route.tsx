import { Link, useActionData } from 'react-router';
import { requestContext } from '#server/context.ts';
import { PlainForm } from '../../forms/plain-form.tsx';
import { headElements } from '../../shell/head.ts';
import { Portal } from '../portal/portal.tsx';
import { PortalError } from '../portal/portal-error.tsx';
import { PortalTitle } from '../portal/portal-title.tsx';
import type { Refused } from '../receive.server.ts';
import { requireOwner } from '../require-owner.server.ts';
import { Told } from '../told.tsx';
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
  const { home, told, shown } = page;
  return (
    <Portal page={page}>
      <div className="max-w-[744px]">
        <PortalTitle text={page.title} />
        <p className="mt-2 text-ink-3">
          {home.label}{' '}
          <Link to={home.href} className="text-link">
            {home.title}
          </Link>
        </p>
        <div className="mt-9">
          <Told text={told} />
          {!told && <PlainForm shown={shown} answer={answer} />}
        </div>
      </div>
    </Portal>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PortalError error={error} />;
}
