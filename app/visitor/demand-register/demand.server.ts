import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { parseCriteria, writeCriteria } from '#domain/search/criteria.ts';
import type { RequestContext } from '#server/context.ts';
import { filterInWords } from '#texts/criteria-words.ts';
import { textsFor } from '#texts/server.ts';
import { zoneName } from '../../search/zone-words.server.ts';
import { screenHref } from '../../shell/screen-href.server.ts';

/** Takes the query of a list; gives what it looks for, in words, and the address of that list. */
export function describeDemand(context: RequestContext, query: URLSearchParams) {
  const { zones, language, tags } = context;
  const t = textsFor(language);
  const purpose = query.get('purpose') === 'rent' ? 'rent' : 'sale';
  const criteria = { ...parseCriteria(purpose, query).criteria, page: 1 };
  tags.add('places');
  const wanted = chosenFilters(criteria).map((filter) =>
    filterInWords(criteria, filter, { t, language, zoneName: (key) => zoneName(zones, key, language) }),
  );
  if (query.has('purpose')) wanted.unshift(purpose === 'rent' ? t('RENT') : t('BUY'));
  const search = writeCriteria(criteria).toString();
  const list = screenHref(context, purpose === 'rent' ? 'forRent' : 'forSale');
  return { wanted, list: list && search ? `${list}?${search}` : list };
}
