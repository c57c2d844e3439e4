import { redirect } from 'react-router';
import { countMissingOne, countPerType, listProperties } from '#database/property-list.ts';
import { pickText } from '#domain/language.ts';
import { typeAndDescendants } from '#domain/property/types.ts';
import { chosenFilters, narrowsBeyondTypeAndZone } from '#domain/search/chosen-filters.ts';
import { parseCriteria, type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import type { RequestContext } from '#server/context.ts';
import { fillPath, pathEntry } from '#site/paths.ts';
import { plural, type TextKey } from '#texts/i18n.ts';
import { textsFor } from '#texts/server.ts';
import { pagingOf } from '../../interface/paging.ts';
import { listScope } from '../../property/list-scope.server.ts';
import { presentCard } from '../../property/present-card.server.ts';
import { filterInWords, type Words } from '../../search/criteria-words.server.ts';
import { zoneName } from '../../search/zone-words.server.ts';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { missingPage } from '../../shell/missing-page.server.ts';
import { screenHref } from '../../shell/screen-href.server.ts';
import { screenName } from '../../shell/screen-name.server.ts';
import { loadScreen } from '../../shell/screen-page.server.ts';
import { describeFilters } from './filters.server.ts';

/** What a parameter of the address is called on the page. */
const parameterLabels: Record<string, TextKey> = {
  zone: 'WHERE',
  radius: 'RADIUS',
  type: 'TYPE',
  min_price: 'MINIMUM',
  max_price: 'MAXIMUM',
  bedrooms: 'BEDROOMS',
  energy: 'ENERGY',
  feature: 'FEATURES',
  sort: 'SORT',
  page: 'PAGES',
};

/** Takes a page of 'for sale' or 'for rent' with its query; gives all that the screen shows. */
export async function loadList(context: RequestContext, page: 'forSale' | 'forRent', query: URLSearchParams) {
  const { database, settings, language, tags, zones } = context;
  const t = textsFor(language);
  const purpose = page === 'forRent' ? 'rent' : 'sale';
  const paths = pathEntry(page);
  // The search strip of the home page has one form for both lists.
  const asked = query.get('purpose');
  if (asked && asked !== purpose) {
    const other = pathEntry(asked === 'rent' ? 'forRent' : 'forSale')[language];
    throw redirect(address(other, parseCriteria(purpose, query).criteria));
  }

  const name = screenName(context, page);
  const { modules } = await loadScreen(context, page, { text: name });
  tags.add('properties').add('places');
  const { criteria, problems } = parseCriteria(purpose, query);
  const scope = listScope(context);
  const [rows, perType] = await Promise.all([
    listProperties(database, criteria, scope, settings.list.pageSize),
    countPerType(database, criteria, scope),
  ]);
  const chosenTypes = new Set<string>(criteria.types.flatMap(typeAndDescendants));
  const count = [...perType]
    .filter(([type]) => chosenTypes.size === 0 || chosenTypes.has(type))
    .reduce((sum, [, each]) => sum + each, 0);
  const pages = Math.max(1, Math.ceil(count / settings.list.pageSize));
  if (criteria.page > pages) throw missingPage(paths[language]);

  const words: Words = {
    t,
    language,
    zoneName: (key) => zoneName(zones, key, language),
  };
  const path = fillPath(paths[language]);
  const chips = chosenFilters(criteria).map((filter) => ({
    name: 'key' in filter ? filter.key : filter.filter,
    label: filterInWords(criteria, filter, words),
    href: address(path, filter.without),
  }));

  // Only names that exist: else anybody could put words into the titles of the agency.
  const knownZones = criteria.zones.filter((key) => zones.resolve(key));
  const everywhere = pickText(settings.list.place, language)?.text ?? '';
  const where =
    knownZones.length > 0
      ? t('IN_PLACE', { place: knownZones.map(words.zoneName).join(', ') })
      : criteria.zones.length === 0
        ? everywhere
        : '';
  const register = screenHref(context, 'demandRegister');
  const title = [name, where].filter(Boolean).join(' ');
  const alternates = {
    nl: address(paths.nl, criteria),
    fr: address(paths.fr, criteria),
    de: address(paths.de, criteria),
    en: address(paths.en, criteria),
  };
  return {
    head: pageHead(context, {
      title: criteria.page > 1 ? `${title} (${criteria.page})` : title,
      description: `${title}: ${plural(t, 'COUNT_PROPERTIES', count)}.`,
      alternates,
      noindex:
        narrowsBeyondTypeAndZone(criteria) ||
        count === 0 ||
        knownZones.length < criteria.zones.length ||
        criteria.zones.length > 1 ||
        criteria.types.length > 1,
    }),
    alternates,
    ownStreet: count === 0,
    title,
    crumbs: crumbsTo(context, page),
    modules,
    path,
    count: plural(t, 'COUNT_PROPERTIES', count),
    show: plural(t, 'SHOW_COUNT', count),
    cards: rows.map((row) => presentCard(row, language)),
    problems: problems.map((parameter) => t(parameterLabels[parameter] ?? 'FILTERS')).join(', '),
    filters: describeFilters(criteria, perType, words),
    chips: chips.map(({ label, href }) => ({ label, href })),
    sort: criteria.sort,
    // One page takes searches for both lists, so it is told which.
    alert:
      register &&
      `${register}?${new URLSearchParams([['purpose', purpose], ...writeCriteria({ ...criteria, page: 1 })])}`,
    paging: pagingOf(
      criteria.page,
      pages,
      t('PAGE_OF', { page: criteria.page, pages, properties: plural(t, 'COUNT_PROPERTIES', count) }),
      (number) => address(path, { ...criteria, page: number }),
    ),
    suggestion: count === 0 ? await bestSuggestion() : null,
  };

  /** Of the chosen filters, the one without which most is found. */
  async function bestSuggestion() {
    const counts = await countMissingOne(database, criteria, scope);
    // Of several places or types, one less finds even less.
    if (criteria.zones.length > 1) counts.delete('zone');
    if (criteria.types.length > 1) counts.delete('type');
    const best = chips
      .map((chip) => ({ ...chip, count: counts.get(chip.name) ?? 0 }))
      .toSorted((a, b) => b.count - a.count)[0];
    if (!best || best.count === 0) return null;
    const values = { filter: best.label };
    return {
      href: best.href,
      sentence: plural(t, 'WITHOUT_FILTER', best.count, values),
      button: plural(t, 'SHOW_WITHOUT_FILTER', best.count, values),
    };
  }
}

function address(path: string, criteria: SearchCriteria): string {
  const query = writeCriteria(criteria).toString();
  return query ? `${path}?${query}` : path;
}
