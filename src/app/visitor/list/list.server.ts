import { saveSearchHref } from '#app/alert/alert-address.server.ts';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { listCards } from '#app/property/list-cards.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { agencyOnPaper } from '#app/shell/print-head.server.ts';
import { firstPicture } from '#interface/first-picture.ts';
import { facets } from '#search/facets.ts';
import { find } from '#search/find.ts';
import { stockOf } from '#search/stock.ts';
import { problemsInWords } from './address-problems.server.ts';
import { type ListPage, readList } from './asked-list.server.ts';
import { presentCounts } from './filter-counts.server.ts';
import { describeFilters } from './filters.server.ts';
import { listCrumbs, listHead } from './head.server.ts';
import { listAddress } from './list-address.server.ts';
import { describeMap, layoutSwitch, withLayout } from './map-layout.server.ts';
import { describeEmptyList, describeNothing } from './nothing-found.server.ts';
import { listOrders } from './orders.server.ts';
import {
  elsewhereInWords,
  filterChips,
  listPaging,
  pageInWords,
  withoutVillageInWords,
  zonePickerHref,
} from './search-links.server.ts';
import { describeDoubts } from './typed-places.server.ts';

export async function loadList(context: RequestContext, page: ListPage, query: URLSearchParams) {
  const { search, settings, tags } = context;
  tags.add('properties').add('places');
  const properties = await search.current();
  const asked = readList(context, page, query, properties);
  const { criteria, view, path, viewed, words } = asked;
  const { modules } = await loadScreen(context, page, { text: screenName(context, page) });
  const scope = listScope(context);
  const counts = facets(properties, criteria, scope);
  const { count } = counts;
  const { pageSize } = settings.list;
  const { count: listed, ids } = find(properties, criteria, scope, { pageSize });
  const pages = Math.max(1, Math.ceil(listed / pageSize));
  if (criteria.page > pages) throw missingPage(path);
  const cards = await listCards(context, ids);

  const stock = stockOf(properties, criteria.purpose, scope);
  const { isEmpty } = stock;
  const map = stock.knowsPosition ? await describeMap(context, { properties, view, criteria, scope }) : null;
  const firstPage = { ...criteria, page: 1 };
  const hasUnknownPlace = asked.understood.doubts.some(({ meaning }) => meaning.how === 'guess');
  return {
    ...listHead(context, asked, { count, listed, picture: firstPicture(cards) }),
    ownHouses: listed === 0 && !map,
    crumbs: listCrumbs(context, asked),
    modules,
    path,
    counts: presentCounts(counts, words.t),
    cards,
    map,
    views: stock.knowsPosition
      ? layoutSwitch(context, view, (each) => listAddress(withLayout(path, each), firstPage))
      : null,
    clear: viewed,
    problems: problemsInWords(asked.problems, words),
    doubts: describeDoubts(context, { ...asked.understood, viewed, properties, scope }),
    /** Other searches that the visitor may have meant. */
    besides: [elsewhereInWords(asked), withoutVillageInWords(context, asked, properties, scope)].filter(
      (each) => each !== null,
    ),
    /** Null if the list has no property at all. */
    filters: isEmpty
      ? null
      : describeFilters({
          criteria,
          stock,
          words,
          path: viewed,
          kept: map ? [['view', view]] : [],
          pickZones: zonePickerHref(context, asked),
          open: asked.openFilter,
        }),
    chips: filterChips(asked),
    orders: listOrders(criteria, words, viewed),
    // No alert for new properties in a place that does not exist.
    alert: hasUnknownPlace ? null : saveSearchHref(context, criteria),
    paging: listPaging(asked, pages, pageInWords(asked, { onOffer: count, listed, pages })),
    /** The words for the links from one of its properties to the next, and back. */
    ways: {
      back: words.t('BACK_TO_LIST', { count }),
      previous: words.t('PREVIOUS_PROPERTY'),
      next: words.t('NEXT_PROPERTY'),
    },
    onPaper: agencyOnPaper(context),
    nothingFound: isEmpty
      ? describeEmptyList(context, asked, properties)
      : listed === 0
        ? describeNothing(asked, properties, scope, hasUnknownPlace)
        : null,
  };
}
