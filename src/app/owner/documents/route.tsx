import { presentOwnedHome } from '#app/owner/portal/owned-home.server.ts';
import { presentPaper } from '#app/owner/portal/papers.server.ts';
import { Papers } from '#app/owner/portal/papers.tsx';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { Portal } from '#app/owner/portal/portal.tsx';
import { PortalSection } from '#app/owner/portal/portal-section.tsx';
import { PortalTitle } from '#app/owner/portal/portal-title.tsx';
import { requireOwner } from '#app/owner/require-owner.server.ts';
import { requestContext } from '#app/request-context.ts';
import { headElements } from '#app/shell/head.ts';
import { listOwnedProperties } from '#database/owner/owned-properties.ts';
import { listPapers } from '#database/owner/papers.ts';
import { alternates } from '#site/paths/paths.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import type { Route } from './+types/route.ts';

export const handle = { ownShell: true };

export async function loader({ context: contexts, request }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language } = context;
  const owner = await requireOwner(context, request);
  const t = portalTexts(language);
  const [homes, rows] = await Promise.all([
    listOwnedProperties(database, owner.id),
    listPapers(database, owner.id),
  ]);
  const papers = rows.map((row) => presentPaper(row, context));
  const warned = papers.filter(({ state }) => state !== 'valid').length;
  return {
    ...portalPage(
      { context, owner },
      { title: t('DOCUMENTS'), alternates: alternates('ownerDocuments', {}), within: 'ownerDocuments' },
    ),
    empty: rows.length === 0 ? t('NO_PAPERS') : '',
    warning: warned > 0 ? t('PAPERS_TO_RENEW', { count: warned }) : '',
    homes: homes
      .map((home) => ({
        ...presentOwnedHome(home, context),
        papers: papers.filter(({ propertyId }) => propertyId === home.id),
      }))
      .filter((home) => home.papers.length > 0),
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
        {page.homes.map((home) => (
          <PortalSection key={home.id} title={home.title}>
            <Papers papers={home.papers} />
          </PortalSection>
        ))}
      </div>
    </Portal>
  );
}
