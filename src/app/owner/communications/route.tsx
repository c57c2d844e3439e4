import { presentCommunication } from '#app/owner/portal/communications.server.ts';
import { Communications } from '#app/owner/portal/communications.tsx';
import { communicationHeads } from '#app/owner/portal/heads.server.ts';
import { loadListPage } from '#app/owner/portal/list-page.server.ts';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { listOwnedCommunications } from '#database/property/owned-communications.ts';
import { Pager } from '#interface/pager.tsx';
import { portalTexts } from '#texts/portal/texts.ts';
import type { Route } from './+types/route.ts';
import { WriteMessage } from './write-message.tsx';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const owner = await requireOwner(context, request);
  const { rows, ...page } = await loadListPage(context, owner, url, {
    screen: 'ownerMessages',
    title: 'MESSAGES',
    empty: 'NO_COMMUNICATION',
    count: 'COUNT_MESSAGES',
    read: (part) => listOwnedCommunications(context.database, owner.id, part),
  });
  return {
    ...page,
    heads: communicationHeads(portalTexts(context.language)),
    communications: rows.map((row) => presentCommunication(row, context.language)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnerCommunications({ loaderData: page }: Route.ComponentProps) {
  return (
    <Portal page={page}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <PortalTitle text={page.title} empty={page.empty} />
        <WriteMessage write={page.write} />
      </div>
      {page.communications.length > 0 && (
        <div className="desktop:mt-3">
          <Communications
            label={page.title}
            heads={page.heads}
            communications={page.communications}
            properties={page.properties}
          />
          <Pager paging={page.paging} isBelowRows />
        </div>
      )}
    </Portal>
  );
}
