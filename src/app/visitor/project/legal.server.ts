import type { RequestContext } from '#app/request-context.ts';
import { presentLegal } from '#app/visitor/property/legal-section.server.ts';
import { listUnitDetails, type ProjectRow } from '#database/property/projects.ts';
import { regionOf } from '#domain/place/region.ts';
import { sharedMentions } from '#domain/property/shared-mentions.ts';

/** The page advertises its units, so it shows their particulars of water, planning and soil. */
export async function presentProjectLegal(
  context: RequestContext,
  { id, country_id, postal_code }: ProjectRow,
) {
  const units = await listUnitDetails(context.database, id);
  return presentLegal(context, {
    ...sharedMentions(units),
    type: 'new_build_project',
    purpose: 'sale',
    region: regionOf(country_id, postal_code),
  });
}
