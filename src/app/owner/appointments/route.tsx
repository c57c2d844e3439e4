import { presentCalendarAppointment } from '#app/owner/portal/calendar-appointments.server.ts';
import { CalendarAppointments } from '#app/owner/portal/calendar-appointments.tsx';
import { appointmentHeads } from '#app/owner/portal/heads.server.ts';
import { loadListPage } from '#app/owner/portal/list-page.server.ts';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalSection } from '#app/owner/portal/portal-section.tsx';
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
    read: (part) => listOwnedAppointments(context.database, owner.id, { ...part, now: context.now }),
  });
  const t = portalTexts(context.language);
  const appointments = rows.map((row) => presentCalendarAppointment(row, context.language));
  return {
    ...page,
    heads: appointmentHeads(t),
    parts: [
      { title: t('APPOINTMENTS_COMING'), appointments: appointments.filter(({ isComing }) => isComing) },
      { title: t('APPOINTMENTS_PAST'), appointments: appointments.filter(({ isComing }) => !isComing) },
    ].filter((part) => part.appointments.length > 0),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnerAppointments({ loaderData: page }: Route.ComponentProps) {
  return (
    <Portal page={page}>
      <PortalTitle text={page.title} empty={page.empty} />
      {page.parts.map(({ title, appointments }, index) => (
        <PortalSection key={title} title={title} isFirst={index === 0}>
          <CalendarAppointments
            label={title}
            heads={page.heads}
            appointments={appointments}
            properties={page.properties}
          />
        </PortalSection>
      ))}
      {page.parts.length > 0 && <Pager paging={page.paging} isBelowRows />}
    </Portal>
  );
}
