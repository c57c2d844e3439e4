import { listScope } from '#app/property/list-scope.server.ts';
import { requestContext } from '#app/request-context.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { facets } from '#search/facets.ts';
import { matchPath } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/counts.ts';
import { presentCounts } from './filter-counts.server.ts';
import { understandTyped } from './typed-places.server.ts';

/**
 * Answers `counts.json` below a list, for the query of the list: null if the visitor has typed something that is not a
 * place yet, so that the last counts stay.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const list = matchPath(url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1));
  const asked = parseCriteria(list?.name === 'forRent' ? 'rent' : 'sale', url.searchParams).criteria;
  const properties = await request.search.current();
  const scope = listScope(request);
  const { zones } = request;
  const { criteria, doubts } = understandTyped(asked, url.searchParams, { zones, properties, scope });
  const isUnderstood = doubts.every(({ meaning }) => meaning.how !== 'guess');
  const counts = isUnderstood
    ? presentCounts(facets(properties, criteria, scope), textsFor(request.language))
    : null;
  return Response.json(counts, {
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
