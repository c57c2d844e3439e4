import { type ChosenFilter, chosenFilters } from '#domain/search/chosen-filters.ts';
import { radiiKm, type SearchCriteria } from '#domain/search/criteria.ts';
import { loosePrice } from '#domain/search/loose-price.ts';
import { plural } from '#texts/server/texts.ts';
import { filterInWords, priceInWords, type Words } from '#texts/wording/criteria-words.ts';
import { listAddress } from './list-address.server.ts';

/** A search that finds something. `sentence`: only for one that leaves a filter out. */
type LooserSearch = { href: string; button: string; sentence?: string };

const most = 3;
const pricePercents = [10, 20];

/**
 * `countOf`: how many properties criteria find. `countWithout`: how many they find without one filter, by its name or
 * key.
 */
type Found = {
  countOf: (criteria: SearchCriteria) => number;
  countWithout: ReadonlyMap<string, number>;
};

/**
 * For criteria that find nothing, the nearest searches that find something: without the filter that helps most, at a
 * price nearby, further around, and without other filters. `path`: of the list.
 */
export function looserSearches(
  criteria: SearchCriteria,
  words: Words,
  path: string,
  found: Found,
): LooserSearch[] {
  const first = { ...criteria, page: 1 };
  const prices = pricePercents.map((percent) => loosePrice(first, percent)).filter((each) => each !== first);
  const radii = radiiKm.filter((radiusKm) => criteria.zones.length > 0 && radiusKm > criteria.radiusKm);
  const around = radii.map((radiusKm) => ({ ...first, radiusKm }));
  const [best, ...others] = withoutOneFilter(criteria, words, path, found);
  return [
    best,
    nearest(prices, (search) => priceInWords(words.t, search)),
    nearest(around, (search) => aroundInWords(search, words)),
    ...others,
  ]
    .filter((each) => each !== undefined)
    .slice(0, most);

  /** The first of several looser searches that finds something. `inWords`: names what is looser. */
  function nearest(
    searches: SearchCriteria[],
    inWords: (search: SearchCriteria) => string,
  ): LooserSearch | undefined {
    for (const search of searches) {
      const count = found.countOf(search);
      if (count === 0) continue;
      const button = plural(words.t, 'SHOW_WITH_FILTER', count, { filter: onOneLine(inWords(search)) });
      return { href: listAddress(path, search), button };
    }
    return undefined;
  }
}

/** Only searches that find something, the one with the most properties first. */
function withoutOneFilter(
  criteria: SearchCriteria,
  words: Words,
  path: string,
  { countWithout }: Found,
): LooserSearch[] {
  // Leaving out one of several zones or types finds even less.
  const isOneOfSeveral = ({ filter }: ChosenFilter) =>
    (filter === 'zone' && criteria.zones.length > 1) || (filter === 'type' && criteria.types.length > 1);
  return chosenFilters(criteria)
    .filter((chosen) => !isOneOfSeveral(chosen))
    .map((chosen) => ({
      chosen,
      count: countWithout.get('key' in chosen ? chosen.key : chosen.filter) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ chosen, count }) => {
      // The sentence quotes the text that was searched for.
      const filter =
        chosen.filter === 'text' ? (criteria.text ?? '') : onOneLine(filterInWords(criteria, chosen, words));
      return {
        href: listAddress(path, chosen.without),
        button: plural(words.t, 'SHOW_WITHOUT_FILTER', count, { filter }),
        sentence: plural(words.t, 'WITHOUT_FILTER', count, { filter }),
      };
    });
}

function aroundInWords({ zones, radiusKm }: SearchCriteria, { t, zoneName }: Words): string {
  const place = zones.length > 2 ? '' : zones.map(zoneName).join(', ');
  return t('PLACE_WITHIN', { place, radius: radiusKm });
}

/** Keeps the euro sign beside its figure. */
function onOneLine(text: string): string {
  return text.replaceAll('€ ', '€\u00a0');
}
