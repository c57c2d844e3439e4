import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { pagingOf } from '#interface/paging.ts';
import type { ListScope } from '#search/conditions.ts';
import { count } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
import { plural } from '#texts/server/texts.ts';
import { filterInWords } from '#texts/wording/criteria-words.ts';
import { inPlace } from '#texts/wording/in-place.ts';
import type { AskedList } from './asked-list.server.ts';
import { addQuery, listAddress } from './list-address.server.ts';

/** Each chip leads to the list without its filter. */
export function filterChips({ criteria, words, viewed }: AskedList) {
  return chosenFilters(criteria).map(({ without, ...chosen }) => ({
    label: filterInWords(criteria, chosen, words),
    href: listAddress(viewed, without),
  }));
}

/** The properties in the other list, for a search that asked for both. */
export function elsewhereInWords({ elsewhere, page, words: { t } }: AskedList) {
  if (!elsewhere) return null;
  const key = page === 'forSale' ? 'ALSO_TO_LET' : 'ALSO_FOR_SALE';
  return { href: elsewhere.href, label: plural(t, key, elsewhere.count) };
}

/** For a village: how many more properties have its postal code, with only the municipality known. */
export function withoutVillageInWords(
  { zones, language }: RequestContext,
  { criteria, words: { t }, viewed }: AskedList,
  properties: Properties,
  scope: ListScope,
) {
  const [key, ...others] = criteria.zones;
  const village = others.length === 0 && criteria.radiusKm === 0 ? zones.resolve(key ?? '') : undefined;
  const places = village?.withoutVillage ?? [];
  if (!village?.parent || places.length === 0) return null;
  const more = count(properties, criteria, { ...scope, placeIdsOf: () => [...places] });
  if (more === 0) return null;
  const codes = zones.all.filter(
    ({ kind, placeIds }) => kind === 'postal_code' && places.some((id) => placeIds.includes(id)),
  );
  return {
    href: listAddress(viewed, { ...criteria, zones: codes.map((code) => code.key), page: 1 }),
    label: plural(t, 'WITHOUT_VILLAGE', more, { place: inPlace(village.parent.names[language], language) }),
  };
}

/** `text`: says which page it is. */
export function listPaging({ criteria, viewed }: AskedList, pages: number, text: string) {
  return pagingOf(criteria.page, pages, text, (page) => listAddress(viewed, { ...criteria, page }));
}

/** Counts what is on offer, and apart from that the sold or rented properties, which fill the last pages. */
export function pageInWords(
  { criteria: { page, purpose }, words: { t } }: AskedList,
  { onOffer, listed, pages }: { onOffer: number; listed: number; pages: number },
): string {
  const text = t('PAGE_OF', { page, pages, properties: plural(t, 'COUNT_PROPERTIES', onOffer) });
  if (listed === onOffer) return text;
  const key = purpose === 'rent' ? 'RENTED_AT_END' : 'SOLD_AT_END';
  return `${text}, ${plural(t, key, listed - onOffer)}`;
}

export function zonePickerHref(context: RequestContext, { criteria }: AskedList): string | null {
  const picker = screenHref(context, 'zones');
  return picker && addQuery(picker, queryForBothLists(criteria));
}

/** One page takes searches for both lists, so the query names the list. */
function queryForBothLists(criteria: SearchCriteria): URLSearchParams {
  return new URLSearchParams([['purpose', criteria.purpose], ...writeCriteria(criteria)]);
}
