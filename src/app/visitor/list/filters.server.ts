import { type ChosenFilter, chosenFilters } from '#domain/search/chosen-filters.ts';
import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { atLeastFilters, rangeFilters } from '#domain/search/filters.ts';
import type { Stock } from '#search/stock.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { energyInWords, priceInWords, type Words } from '#texts/wording/criteria-words.ts';
import {
  atLeastFields,
  energyFields,
  facadesFields,
  featureFields,
  openDayFields,
  otherFields,
  rangeFields,
  zoneFields,
} from './filter-fields.server.ts';
import type { FilterInput } from './filter-input.ts';
import { addQuery } from './list-address.server.ts';
import { typeFields } from './type-fields.server.ts';

/**
 * `value`: the chosen filters, in words. `clear`: the list without them. `unfolded`: the list with all fields in its
 * HTML.
 */
export type ShownCell = {
  name: string;
  label: string;
  value?: string;
  clear: string;
  unfolded: string;
  fields: FilterInput[];
};

export type ShownFilters = {
  cells: ShownCell[];
  /** Chosen parameters without a field, such as the order or the view of the map: the form keeps them. */
  kept: [name: string, value: string][];
  /** Values chosen in the fields: the form keeps them as long as the fields are not there. */
  chosen: [name: string, value: string][];
  toUnfolded: string;
  /** The list with all fields in its HTML, for a narrow screen, which shows all of them at once. */
  unfolded: string;
  /** The name of the cell that is open from the start, on a page that has all fields in its HTML. */
  open: string | null;
};

/**
 * `stock`: the properties of the list before anybody chooses. `path`: of the list, with the view of its map. `kept`:
 * further values that the form sends along. `pickZones`: the link to the map of zones. `open`: the cell that is open
 * from the start.
 */
export function describeFilters({
  criteria,
  stock,
  words,
  path,
  kept,
  pickZones,
  open,
}: {
  criteria: SearchCriteria;
  stock: Stock;
  words: Words;
  path: string;
  kept: ShownFilters['kept'];
  pickZones: string | null;
  open: string | null;
}): ShownFilters {
  const query = [...writeCriteria({ ...criteria, page: 1 })];
  const cells = [
    ...cellsInBar(criteria, stock, words, pickZones),
    cellOfOthers(criteria, stock, words),
  ].filter(({ fields }) => fields.length > 0);
  const unfolded = (name: string) => addQuery(path, new URLSearchParams([...query, ['filters', name]]));
  const named = new Set(cells.flatMap(namesOf));
  return {
    cells: cells.map((cell) => {
      const rest = query.filter(([name]) => !namesOf(cell).includes(name));
      return {
        ...cell,
        clear: addQuery(path, new URLSearchParams(rest)),
        unfolded: unfolded(cell.name),
      };
    }),
    kept: [...query.filter(([name]) => !named.has(name)), ...kept],
    chosen: query.filter(([name]) => named.has(name)),
    toUnfolded: words.t('ALL_FILTERS'),
    unfolded: unfolded('more'),
    open,
  };
}

type Cell = Omit<ShownCell, 'clear' | 'unfolded'>;

function cellsInBar(criteria: SearchCriteria, stock: Stock, words: Words, pickZones: string | null): Cell[] {
  const { t, language } = words;
  const { bedrooms } = criteria.atLeast;
  return [
    {
      name: 'zone',
      label: t('WHERE'),
      value: zonesInWords(criteria, words) || t('EVERYWHERE'),
      fields: zoneFields(criteria, words, pickZones),
    },
    {
      name: 'type',
      label: t('TYPE'),
      value: criteria.types.map(fieldTexts(language).type).join(', ') || t('ALL_TYPES'),
      fields: typeFields(criteria, stock.types, words),
    },
    {
      name: 'price',
      label: t('PRICE'),
      value: priceInWords(t, criteria) || t('ANY'),
      fields: rangeFields(criteria, ['priceCents'], stock, words),
    },
    {
      name: 'bedrooms',
      label: t('BEDROOMS'),
      value: bedrooms ? t('AT_LEAST', { count: bedrooms }) : t('ANY'),
      fields: atLeastFields(criteria, 'bedrooms', stock, words),
    },
    {
      name: 'energy',
      label: t('ENERGY'),
      value: criteria.energy ? energyInWords(t, criteria.energy) : t('ANY'),
      fields: energyFields(criteria, stock, words),
    },
  ];
}

/** 'More filters', with how many of these are chosen. */
function cellOfOthers(criteria: SearchCriteria, stock: Stock, words: Words): Cell {
  const { t } = words;
  const count = chosenFilters(criteria).filter((chosen) => !isInBar(chosen)).length;
  return {
    name: 'more',
    label: count > 0 ? t('MORE_FILTERS_COUNT', { count }) : t('MORE_FILTERS'),
    fields: [
      ...rangeFields(criteria, others(rangeFilters, 'priceCents'), stock, words),
      ...featureFields(criteria, stock, words),
      ...openDayFields(criteria, stock, words),
      ...others(atLeastFilters, 'bedrooms').flatMap((key) => atLeastFields(criteria, key, stock, words)),
      ...facadesFields(criteria, stock, words),
      ...otherFields(criteria, stock, words),
    ],
  };
}

/** All but the one in the bar. */
function others<Key extends string>(filters: readonly { key: Key }[], inBar: Key): Key[] {
  return filters.map(({ key }) => key).filter((key) => key !== inBar);
}

function namesOf({ fields }: Pick<ShownCell, 'fields'>): string[] {
  return fields.flatMap(({ names }) => names);
}

/** False for a filter under 'more filters'. */
function isInBar(chosen: ChosenFilter): boolean {
  if (chosen.filter === 'range') return chosen.key === 'priceCents';
  if (chosen.filter === 'atLeast') return chosen.key === 'bedrooms';
  return ['zone', 'box', 'area', 'type', 'energy'].includes(chosen.filter);
}

function zonesInWords({ zones, radiusKm }: SearchCriteria, { t, zoneName }: Words): string {
  const place = zones.map(zoneName).join(', ');
  return radiusKm > 0 && place ? t('PLACE_WITHIN', { place, radius: radiusKm }) : place;
}
