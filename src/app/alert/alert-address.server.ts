import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { parseCriteria, type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';

/** The page where a search is saved; null if the agency takes no searches. */
export function saveSearchHref(context: RequestContext, criteria: SearchCriteria): string | null {
  return screenHref(context, 'demandRegister') && withSearch(screenHref(context, 'saveSearch'), criteria);
}

/** The form that asks for more, filled from the search. */
export function demandRegisterHref(context: RequestContext, criteria: SearchCriteria): string | null {
  return withSearch(screenHref(context, 'demandRegister'), criteria);
}

/** One page takes searches for both lists, so the query names the list. */
function withSearch(path: string | null, criteria: SearchCriteria): string | null {
  const search = writeCriteria({ ...criteria, sort: 'newest', page: 1 });
  return path && `${path}?${new URLSearchParams([['purpose', criteria.purpose], ...search])}`;
}

/** Leaves out unknown places: the search in words says which ones. */
export function searchIn({ zones }: Pick<RequestContext, 'zones'>, query: URLSearchParams): SearchCriteria {
  const { criteria } = parseCriteria(query.get('purpose') === 'rent' ? 'rent' : 'sale', query);
  const known = [...new Set(criteria.zones.flatMap((key) => zones.keysMeant(key)))].sort();
  return {
    ...criteria,
    zones: known,
    radiusKm: known.length > 0 ? criteria.radiusKm : 0,
    sort: 'newest',
    page: 1,
  };
}
