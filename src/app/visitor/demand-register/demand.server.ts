import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { searchWords } from '#app/search/zone-words.server.ts';
import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { parseCriteria, type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { filterInWords } from '#texts/wording/criteria-words.ts';
import { besideTheForm } from './demand-form.server.ts';

export function demandIn(query: URLSearchParams): SearchCriteria {
  const purpose = query.get('purpose') === 'rent' ? 'rent' : 'sale';
  return { ...parseCriteria(purpose, query).criteria, page: 1 };
}

/** Criteria without a field in the form, in words. */
export function besideInWords(
  { zones }: Pick<RequestContext, 'zones'>,
  criteria: SearchCriteria,
  language: RequestContext['language'],
): string[] {
  const beside = besideTheForm(criteria);
  const words = searchWords(zones, language);
  return chosenFilters(beside).map((filter) => filterInWords(beside, filter, words));
}

export function listOf(context: RequestContext, criteria: SearchCriteria): string | null {
  const list = screenHref(context, criteria.purpose === 'rent' ? 'forRent' : 'forSale');
  const query = writeCriteria(criteria).toString();
  return list && query ? `${list}?${query}` : list;
}
