import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import { ViewFigures } from '#app/owner/portal/view-figures.tsx';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import type { Route } from './+types/route.ts';
import { loadOverview } from './overview.server.ts';
import { OwnedProperties } from './owned-properties.tsx';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return loadOverview(context, await requireOwner(context, request));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Overview({ loaderData: page }: Route.ComponentProps) {
  const { empty, warning } = page;
  return (
    <Portal page={page}>
      <PortalTitle text={page.title} />
      {empty ? (
        <div className="mt-6 border-t border-ink pt-7">
          <h2 className="d4">{empty.title}</h2>
          <p className="lede mt-3 max-w-[32em] text-ink-2">{empty.hint}</p>
          {empty.contact && (
            <ButtonLink to={empty.contact} className="mt-7">
              {empty.label}
            </ButtonLink>
          )}
        </div>
      ) : (
        <>
          {warning && (
            <p className="mt-4 flex flex-wrap gap-x-4 border-l-[3px] border-ochre py-1 pl-4 font-semibold">
              {warning.text}
              <Link to={warning.href} className="text-link">
                {warning.label}
              </Link>
            </p>
          )}
          <OwnedProperties properties={page.properties} />
          <ViewFigures figures={page.figures} />
        </>
      )}
    </Portal>
  );
}
