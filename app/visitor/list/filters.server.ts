import { formatNumber } from '#domain/numbers.ts';
import { searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import {
  type EnergyChoice,
  energyChoices,
  radiiKm,
  type SearchCriteria,
  writeCriteria,
} from '#domain/search/criteria.ts';
import { featureFilters } from '#domain/search/filters.ts';
import { fieldTexts } from '#texts/fields.ts';
import {
  energyInWords,
  featureInWords,
  priceInWords,
  type Words,
} from '../../search/criteria-words.server.ts';

/** What the filters show: the choices with their words, what is chosen, and the chosen value of each cell in words. */
export type ShownFilters = ReturnType<typeof describeFilters>;

/** Takes criteria, the count per type and the words of the page; gives the filters ready to be drawn. */
export function describeFilters(criteria: SearchCriteria, perType: Map<string, number>, words: Words) {
  const { t, language, zoneName } = words;
  const typeName = fieldTexts(language).type;
  const bedrooms = criteria.atLeast.bedrooms ?? 0;
  const euros = (cents: number | undefined) => (cents === undefined ? '' : formatNumber(cents / 100));

  // The types that a visitor may choose: the main ones, and any finer one that is chosen already.
  const offered = [...new Set([...searchTypes, ...criteria.types])];
  const types = offered.map((type) => ({
    value: type,
    label: typeName(type),
    count: typeAndDescendants(type).reduce((sum, each) => sum + (perType.get(each) ?? 0), 0),
    chosen: criteria.types.includes(type),
  }));

  const zones = criteria.zones.map(zoneName).join(', ');
  const cells = {
    zone: zonesInWords() || t('EVERYWHERE'),
    type: criteria.types.map(typeName).join(', ') || t('ALL_TYPES'),
    price: priceInWords(t, criteria) || t('ANY'),
    bedrooms: bedrooms ? t('AT_LEAST', { count: bedrooms }) : t('ANY'),
    energy: criteria.energy ? energyInWords(t, criteria.energy) : t('ANY'),
  };

  return {
    cells,
    zones,
    radii: radiiKm.map((km) => ({
      // The list without a radius has an address without it.
      value: km === 0 ? '' : String(km),
      label: t('KILOMETRES', { count: km }),
      chosen: km === criteria.radiusKm,
    })),
    types: types.filter(({ count, chosen }) => count > 0 || chosen),
    minPrice: euros(criteria.ranges.priceCents?.min),
    maxPrice: euros(criteria.ranges.priceCents?.max),
    bedrooms: [...new Set([0, 1, 2, 3, 4, bedrooms])].map((count) => ({
      value: count === 0 ? '' : String(count),
      label: count === 0 ? t('ANY') : `${count}+`,
      chosen: count === bedrooms,
    })),
    energy: ['', ...energyChoices].map((value) => ({
      value,
      label: value === '' ? t('ANY') : energyInWords(t, value as EnergyChoice),
      chosen: value === (criteria.energy ?? ''),
    })),
    features: featureFilters.map(({ key, value }) => ({
      value,
      label: featureInWords(t, key),
      chosen: criteria.features.includes(key),
    })),
    text: criteria.text ?? '',
    /** Everything chosen, as fields of a form. */
    chosen: [...writeCriteria({ ...criteria, page: 1 })],
  };

  function zonesInWords(): string {
    return criteria.radiusKm > 0 && zones
      ? t('PLACE_WITHIN', { place: zones, radius: criteria.radiusKm })
      : zones;
  }
}
