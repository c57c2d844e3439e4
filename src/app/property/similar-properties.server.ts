import type { RequestContext } from '#app/request-context.ts';
import type { ComparedProperty } from '#database/property/similar-properties.ts';
import { similarTo } from '#search/similar.ts';
import type { Card } from './card.tsx';
import { cardOf, listCardRows } from './list-cards.server.ts';

const most = 4;
const mostWithSamePhotograph = 24;

/**
 * Cards of up to four; none for a property that was never published. Flats of one building with the same leading
 * photograph would read as one property shown twice: each photograph comes once, and never the property's own. The
 * loader has added the tags `properties` and `places` before.
 */
export async function listSimilarProperties(
  context: RequestContext,
  own: ComparedProperty | undefined,
): Promise<Card[]> {
  if (!own) return [];
  const { search, language, now } = context;
  const rows = await listCardRows(context, similarTo(await search.current(), own, mostWithSamePhotograph));
  const seen = new Set(own.picture_id === null ? [] : [own.picture_id]);
  return rows
    .filter(({ picture }) => {
      const isNew = picture === null || !seen.has(picture.id);
      if (picture) seen.add(picture.id);
      return isNew;
    })
    .slice(0, most)
    .map((row) => cardOf(row, language, now));
}
