import { redirect } from 'react-router';
import { pagingOf } from '#app/interface/paging.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import { presentCard } from '#app/property/present-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { zoneName } from '#app/search/zone-words.server.ts';
import { crumbsTo } from '#app/shell/crumbs.server.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { missingPage } from '#app/shell/missing-page.server.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import { loadScreen } from '#app/shell/screen-page.server.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { pickText } from '#domain/language.ts';
import { chosenFilters, narrowsBeyondTypeAndZone } from '#domain/search/chosen-filters.ts';
import { parseCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { countPerType, facets } from '#search/facets.ts';
import { count as countHomes, countMissingOne, find } from '#search/find.ts';
import { fillPath, pathEntry } from '#site/paths/paths.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { filterInWords, type Words } from '#texts/wording/criteria-words.ts';
import { problemsInWords } from './address-problems.server.ts';
import { describeFilters } from './filters.server.ts';
import { listAddress, withQuery } from './list-address.server.ts';
import { looserSearches } from './looser-searches.server.ts';
import { describeMap, readView, viewSwitch, withView } from './map-view.server.ts';
import { listOrders } from './orders.server.ts';
import { showCounts } from './show-counts.server.ts';

/** Takes a page of 'for sale' or 'for rent' with its query; gives all that the screen shows. */
export async function loadList(context: RequestContext, page: 'forSale' | 'forRent', query: URLSearchParams) {
  const { database, search, settings, language, tags, zones } = context;
  const t = textsFor(language);
  const purpose = page === 'forRent' ? 'rent' : 'sale';
  const paths = pathEntry(page);
  // The search strip of the home page has one form for both lists.
  const asked = query.get('purpose');
  if (asked && asked !== purpose) {
    const other = pathEntry(asked === 'rent' ? 'forRent' : 'forSale')[language];
    throw redirect(listAddress(withView(other, readView(query)), parseCriteria(purpose, query).criteria));
  }

  const name = screenName(context, page);
  const { modules } = await loadScreen(context, page, { text: name });
  tags.add('properties').add('places');
  const { criteria, problems } = parseCriteria(purpose, query);
  const view = readView(query);
  const { criteria: everything } = parseCriteria(purpose, new URLSearchParams());
  const scope = listScope(context);
  const homes = await search.current();
  const counts = facets(homes, criteria, scope);
  const { ids } = find(homes, criteria, scope, { pageSize: settings.list.pageSize });
  const { count } = counts;
  const pages = Math.max(1, Math.ceil(count / settings.list.pageSize));
  if (criteria.page > pages) throw missingPage(paths[language]);
  const map = describeMap(context, homes, view, criteria, scope);
  const rows = await listPropertiesById(database, ids);

  const words: Words = {
    t,
    language,
    zoneName: (key) => zoneName(zones, key, language),
  };
  const path = fillPath(paths[language]);
  // Every link of the list stays in its view.
  const viewed = withView(path, view);

  // Only names that exist: else anybody could put words into the titles of the agency.
  const knownZones = criteria.zones.filter((key) => zones.resolve(key));
  const everywhere = pickText(settings.list.place, language)?.text ?? '';
  const where =
    knownZones.length > 0
      ? t('IN_PLACE', { place: enumerate(knownZones.map(words.zoneName)) })
      : criteria.zones.length === 0
        ? everywhere
        : '';
  const register = screenHref(context, 'demandRegister');
  const picker = screenHref(context, 'zones');
  const title = [name, where].filter(Boolean).join(' ');
  const alternates = {
    nl: listAddress(paths.nl, criteria),
    fr: listAddress(paths.fr, criteria),
    de: listAddress(paths.de, criteria),
    en: listAddress(paths.en, criteria),
  };
  return {
    head: pageHead(context, {
      title: criteria.page > 1 ? `${title} (${criteria.page})` : title,
      description: `${title}: ${plural(t, 'COUNT_PROPERTIES', count)}.`,
      alternates,
      noindex:
        view !== 'list' ||
        narrowsBeyondTypeAndZone(criteria) ||
        count === 0 ||
        knownZones.length < criteria.zones.length ||
        criteria.zones.length > 1 ||
        criteria.types.length > 1,
    }),
    alternates,
    ownStreet: count === 0 && !map,
    title,
    crumbs: crumbsTo(context, page),
    modules,
    path,
    counts: showCounts(counts, t),
    cards: rows.map((row) => presentCard(row, language)),
    map,
    views: viewSwitch(context, view, (each) => listAddress(withView(path, each), { ...criteria, page: 1 })),
    clear: viewed,
    problems: problemsInWords(problems, words),
    filters: describeFilters(
      criteria,
      countPerType(homes, everything, scope),
      words,
      viewed,
      map ? [['view', view]] : [],
      picker && withQuery(picker, new URLSearchParams([['purpose', purpose], ...writeCriteria(criteria)])),
    ),
    chips: chosenFilters(criteria).map(({ without, ...chosen }) => ({
      label: filterInWords(criteria, chosen, words),
      href: listAddress(viewed, without),
    })),
    orders: listOrders(criteria, words, viewed),
    // One page takes searches for both lists, so it is told which.
    alert:
      register &&
      `${register}?${new URLSearchParams([['purpose', purpose], ...writeCriteria({ ...criteria, page: 1 })])}`,
    paging: pagingOf(
      criteria.page,
      pages,
      t('PAGE_OF', { page: criteria.page, pages, properties: plural(t, 'COUNT_PROPERTIES', count) }),
      (number) => listAddress(viewed, { ...criteria, page: number }),
    ),
    nothingFound: count === 0 ? describeNothing() : null,
  };

  /** What is said where nothing is found. */
  function describeNothing() {
    const looser = looserSearches(criteria, words, viewed, {
      countOf: (each) => countHomes(homes, each, scope),
      countWithout: countMissingOne(homes, criteria, scope),
    });
    return {
      title: t('NOT_FOUND_FOR_SEARCH'),
      sentence: looser.find(({ sentence }) => sentence)?.sentence ?? t('NO_FILTER_HELPS'),
      looser: looser.map(({ href, button }) => ({ href, button })),
    };
  }
}

/** Three names, and how many more there are. */
function enumerate(names: string[]): string {
  const first = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${first} + ${names.length - 3}` : first;
}
