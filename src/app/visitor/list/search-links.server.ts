import { pagingOf } from '#app/interface/paging.ts';
import type { RequestContext } from '#app/request-context.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { plural } from '#texts/server/texts.ts';
import { filterInWords } from '#texts/wording/criteria-words.ts';
import type { AskedList } from './asked-list.server.ts';
import { addQuery, listAddress } from './list-address.server.ts';

/** Each chip leads to the list without its filter. */
export function filterChips({ criteria, words, viewed }: AskedList) {
  return chosenFilters(criteria).map(({ without, ...chosen }) => ({
    label: filterInWords(criteria, chosen, words),
    href: listAddress(viewed, without),
  }));
}

/** What the other list has of a search that asked for both. */
export function elsewhereInWords({ elsewhere, page, words: { t } }: AskedList) {
  if (!elsewhere) return null;
  const key = page === 'forSale' ? 'ALSO_TO_LET' : 'ALSO_FOR_SALE';
  return { href: elsewhere.href, label: plural(t, key, elsewhere.count) };
}

/** `count`: of properties on offer. */
export function listPaging({ criteria, words: { t }, viewed }: AskedList, count: number, pages: number) {
  const { page } = criteria;
  return pagingOf(
    page,
    pages,
    t('PAGE_OF', { page, pages, properties: plural(t, 'COUNT_PROPERTIES', count) }),
    (number) => listAddress(viewed, { ...criteria, page: number }),
  );
}

export function zonePickerHref(context: RequestContext, { criteria }: AskedList): string | null {
  const picker = screenHref(context, 'zones');
  return picker && addQuery(picker, queryForBothLists(criteria));
}

/** One page takes searches for both lists, so the query says which. */
function queryForBothLists(criteria: SearchCriteria): URLSearchParams {
  return new URLSearchParams([['purpose', criteria.purpose], ...writeCriteria(criteria)]);
}
