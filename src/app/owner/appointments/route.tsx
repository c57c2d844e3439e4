import { presentCalendarAppointment } from '#app/owner/portal/calendar-appointments.server.ts';
import { CalendarAppointments } from '#app/owner/portal/calendar-appointments.tsx';
import { appointmentHeads } from '#app/owner/portal/heads.server.ts';
import { loadListPage } from '#app/owner/portal/list-page.server.ts';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { listOwnedAppointments } from '#database/appointment/owned-appointments.ts';
import { Pager } from '#interface/pager.tsx';
import { portalTexts } from '#texts/portal/texts.ts';
import type { Route } from './+types/route.ts';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const owner = await requireOwner(context, request);
  const { rows, ...page } = await loadListPage(context, owner, url, {
    screen: 'ownerVisits',
    title: 'CALENDAR_APPOINTMENTS',
    empty: 'NO_APPOINTMENTS',
    count: 'COUNT_VIEWS',
    read: (part) => listOwnedAppointments(context.database, owner.id, part),
  });
  return {
    ...page,
    heads: appointmentHeads(portalTexts(context.language)),
    appointments: rows.map((row) => presentCalendarAppointment(row, context.language)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnerAppointments({ loaderData: page }: Route.ComponentProps) {
  return (
    <Portal page={page}>
      <PortalTitle text={page.title} empty={page.empty} />
      {page.appointments.length > 0 && (
        <>
          <CalendarAppointments
            label={page.title}
            heads={page.heads}
            appointments={page.appointments}
            properties={page.properties}
          />
          <Pager paging={page.paging} />
        </>
      )}
    </Portal>
  );
}
