import type { PageOfSearch } from '#app/property/last-search.ts';
import { listCards } from '#app/property/list-cards.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import { requestContext } from '#app/request-context.ts';
import { find } from '#search/find.ts';
import { matchPath } from '#site/paths/paths.ts';
import type { Route } from './+types/properties.ts';
import { readList } from './asked-list.server.ts';
import { listPaging } from './search-links.server.ts';

/** Answers `properties.json` below a list, for the query of the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const list = matchPath(url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1));
  const page = list?.name === 'forRent' ? 'forRent' : 'forSale';
  const properties = await request.search.current();
  const asked = readList(request, page, url.searchParams, properties);
  const { pageSize } = request.settings.list;
  const { count, ids } = find(properties, asked.criteria, listScope(request), { pageSize });
  const paging = listPaging(asked, Math.max(1, Math.ceil(count / pageSize)), '');
  const found: PageOfSearch = {
    properties: (await listCards(request, ids)).map(({ href }) => href),
    previousPage: paging.previous,
    nextPage: paging.next,
  };
  return Response.json(found, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });
}
