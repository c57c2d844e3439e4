import type { RequestContext } from '#app/request-context.ts';
import type { PropertyCardRow } from '#database/property/property-card.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { findComparedProperty } from '#database/property/similar-properties.ts';
import { similarTo } from '#search/similar.ts';

const most = 4;
const mostWithSamePhotograph = 24;

/**
 * Up to four, for a property that is or was published. Flats of one building with the same leading photograph would
 * read as one property shown twice: each photograph comes once, and never the property's own.
 */
export async function listSimilarProperties(
  { database, search }: RequestContext,
  id: number,
): Promise<PropertyCardRow[]> {
  const [own, properties] = await Promise.all([findComparedProperty(database, id), search.current()]);
  if (!own) return [];
  const rows = await listPropertiesById(database, similarTo(properties, own, mostWithSamePhotograph));
  const seen = new Set(own.picture_id === null ? [] : [own.picture_id]);
  return rows
    .filter(({ picture }) => {
      const isNew = picture === null || !seen.has(picture.id);
      if (picture) seen.add(picture.id);
      return isNew;
    })
    .slice(0, most);
}
