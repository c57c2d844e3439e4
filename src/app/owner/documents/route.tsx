import { presentDocument } from '#app/owner/portal/documents.server.ts';
import { OwnedDocuments } from '#app/owner/portal/documents.tsx';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalSection } from '#app/owner/portal/portal-section.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import { presentOwnedProperty } from '#app/owner/portal/present-owned-property.server.ts';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { listOwnedProperties } from '#database/owner/owned-properties.ts';
import { listOwnedDocuments } from '#database/property/owned-documents.ts';
import { alternates } from '#site/paths/paths.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import type { Route } from './+types/route.ts';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language } = context;
  const owner = await requireOwner(context, request);
  const t = portalTexts(language);
  const [properties, rows] = await Promise.all([
    listOwnedProperties(database, owner.id),
    listOwnedDocuments(database, owner.id),
  ]);
  const documents = rows.map((row) => presentDocument(row, context));
  const warned = documents.filter(({ state }) => state !== 'valid').length;
  return {
    ...portalPage(
      { context, owner },
      { title: t('DOCUMENTS'), alternates: alternates('ownerDocuments', {}), within: 'ownerDocuments' },
    ),
    empty: rows.length === 0 ? t('NO_DOCUMENTS') : '',
    warning: warned > 0 ? t('DOCUMENTS_TO_RENEW', { count: warned }) : '',
    properties: properties
      .map((property) => ({
        ...presentOwnedProperty(property, context),
        documents: documents.filter(({ propertyId }) => propertyId === property.id),
      }))
      .filter((property) => property.documents.length > 0),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnerDocuments({ loaderData: page }: Route.ComponentProps) {
  return (
    <Portal page={page}>
      <div className="max-w-[848px]">
        <PortalTitle text={page.title} empty={page.empty} />
        {page.warning && (
          <p className="mt-4 border-l-[3px] border-ochre py-1 pl-4 font-semibold">{page.warning}</p>
        )}
        {page.properties.map((property) => (
          <PortalSection key={property.id} title={property.title}>
            <OwnedDocuments documents={property.documents} />
          </PortalSection>
        ))}
      </div>
    </Portal>
  );
}
