import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';

export function listAddress(path: string, criteria: SearchCriteria): string {
  return addQuery(path, writeCriteria(criteria));
}

/** `path`: may already have a query with the list's view. */
export function addQuery(path: string, query: URLSearchParams): string {
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
