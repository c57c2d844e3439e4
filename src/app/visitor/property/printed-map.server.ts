import { mapAround } from '#app/print/brochure/map.server.ts';
import type { Brochure } from '#app/print/brochure.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { presentLocation } from './location.server.ts';

/** The position that may be shown: a point, a circle, or only the place. */
export async function presentPrintedMap(
  context: RequestContext,
  row: PropertyRow,
  facts: PropertyFacts,
): Promise<Brochure['map']> {
  const location = await presentLocation(context, row, facts);
  const shown = location?.map?.message.propertyList[0];
  if (!location?.map || !shown) return null;
  const drawn = mapAround(context, {
    at: shown.at,
    radiusM: shown.radiusM,
    municipality: context.zones.municipalityOf(Number(row.place_id)),
  });
  return drawn && { title: location.title, sentence: location.map.sentence, drawn };
}
