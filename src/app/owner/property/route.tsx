import { Adverts } from '#app/owner/portal/adverts.tsx';
import { LatestAppointments } from '#app/owner/portal/calendar-appointments.tsx';
import { LatestCommunications } from '#app/owner/portal/communications.tsx';
import { DatedList } from '#app/owner/portal/dated-list.tsx';
import { OwnedDocuments } from '#app/owner/portal/documents.tsx';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalError } from '#app/owner/portal/portal-error.tsx';
import { PortalSection } from '#app/owner/portal/portal-section.tsx';
import { ViewFigures } from '#app/owner/portal/view-figures.tsx';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import type { Route } from './+types/route.ts';
import { loadProperty } from './property.server.ts';
import { PropertyStrip } from './property-strip.tsx';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request, params }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return loadProperty(context, await requireOwner(context, request), params.id);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnedProperty({ loaderData: page }: Route.ComponentProps) {
  const { property, calendar, documents, communication, media, steps, prices } = page;
  return (
    <Portal page={page}>
      <PropertyStrip property={property} agent={page.agent} links={page.links} />
      <ViewFigures figures={page.figures} wanted={page.wanted} />
      <div className="gap-x-[8.49%] desktop:grid desktop:grid-cols-[7fr_4fr]">
        <PortalSection {...calendar.section}>
          <LatestAppointments
            label={calendar.section.title}
            heads={calendar.heads}
            appointments={calendar.appointments}
          />
        </PortalSection>
        <PortalSection {...documents.section}>
          <OwnedDocuments documents={documents.rows} count={documents.count} />
        </PortalSection>
        <PortalSection {...communication.section}>
          <LatestCommunications
            label={communication.section.title}
            heads={communication.heads}
            communications={communication.rows}
          />
        </PortalSection>
        <PortalSection {...media.section}>
          <Adverts label={media.section.title} heads={media.heads} adverts={media.rows} />
          {media.rows.length > 0 && media.usual && (
            <p className="small mt-4 text-balance text-ink-3">{media.usual}</p>
          )}
        </PortalSection>
        <PortalSection {...steps.section}>
          <DatedList rows={steps.rows} />
        </PortalSection>
        {prices.rows.length > 0 && (
          <PortalSection {...prices.section}>
            <DatedList rows={prices.rows} />
          </PortalSection>
        )}
      </div>
    </Portal>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PortalError error={error} />;
}
