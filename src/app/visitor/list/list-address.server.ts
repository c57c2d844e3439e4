import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';

export function listAddress(path: string, criteria: SearchCriteria): string {
  return addQuery(path, writeCriteria(criteria));
}

/** `path`: may have the list's view in a query of its own. */
export function addQuery(path: string, query: URLSearchParams): string {
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
