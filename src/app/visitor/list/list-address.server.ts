import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';

/** Takes the path of a list and criteria; gives the address of the list that they find. */
export function listAddress(path: string, criteria: SearchCriteria): string {
  return withQuery(path, writeCriteria(criteria));
}

/** Takes a path, or an address with the view of the list, and a query; gives them as one address. */
export function withQuery(path: string, query: URLSearchParams): string {
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
