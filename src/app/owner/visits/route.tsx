import { Pager } from '#app/interface/pager.tsx';
import { presentCalendarVisit } from '#app/owner/portal/calendar-visits.server.ts';
import { CalendarVisits } from '#app/owner/portal/calendar-visits.tsx';
import { visitHeads } from '#app/owner/portal/heads.server.ts';
import { loadListPage } from '#app/owner/portal/list-page.server.ts';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { requestContext } from '#app/request-context.ts';
import { headElements } from '#app/shell/head.ts';
import { listCalendarVisits } from '#database/owner/calendar-visits.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import type { Route } from './+types/route.ts';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const owner = await requireOwner(context, request);
  const { rows, ...page } = await loadListPage(context, owner, url, {
    screen: 'ownerVisits',
    title: 'CALENDAR_VISITS',
    empty: 'NO_VISITS',
    count: 'COUNT_VISITS',
    read: (part) => listCalendarVisits(context.database, owner.id, part),
  });
  return {
    ...page,
    heads: visitHeads(portalTexts(context.language)),
    visits: rows.map((row) => presentCalendarVisit(row, context.language)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnerVisits({ loaderData: page }: Route.ComponentProps) {
  return (
    <Portal page={page}>
      <PortalTitle text={page.title} empty={page.empty} />
      {page.visits.length > 0 && (
        <>
          <CalendarVisits label={page.title} heads={page.heads} visits={page.visits} homes={page.homes} />
          <Pager paging={page.paging} />
        </>
      )}
    </Portal>
  );
}
