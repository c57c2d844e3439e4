import { formatNumber } from '#domain/numbers.ts';
import { searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import {
  type EnergyChoice,
  energyChoices,
  features,
  radiiKm,
  type SearchCriteria,
  writeCriteria,
} from '#domain/search-criteria.ts';
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
  const { t, language, placeName } = words;
  const typeName = fieldTexts(language).type;

  // The types that a visitor may choose: the main ones, and any finer one that is chosen already.
  const offered = [...new Set([...searchTypes, ...criteria.types])];
  const types = offered.map((type) => ({
    value: type,
    label: typeName(type),
    count: typeAndDescendants(type).reduce((sum, each) => sum + (perType.get(each) ?? 0), 0),
    chosen: criteria.types.includes(type),
  }));

  const places = criteria.places.map(placeName).join(', ');
  const cells = {
    place: placesInWords() || t('EVERYWHERE'),
    type: criteria.types.map(typeName).join(', ') || t('ALL_TYPES'),
    price: priceInWords(t, criteria) || t('ANY'),
    bedrooms: criteria.bedrooms ? t('AT_LEAST', { count: criteria.bedrooms }) : t('ANY'),
    energy: criteria.energy ? energyInWords(t, criteria.energy) : t('ANY'),
  };

  return {
    cells,
    places,
    radii: radiiKm.map((km) => ({
      // The list without a radius has an address without it.
      value: km === 0 ? '' : String(km),
      label: t('KILOMETRES', { count: km }),
      chosen: km === criteria.radiusKm,
    })),
    types: types.filter(({ count, chosen }) => count > 0 || chosen),
    minPrice: criteria.minPrice ? formatNumber(criteria.minPrice) : '',
    maxPrice: criteria.maxPrice ? formatNumber(criteria.maxPrice) : '',
    bedrooms: [...new Set([0, 1, 2, 3, 4, criteria.bedrooms ?? 0])].map((count) => ({
      value: count === 0 ? '' : String(count),
      label: count === 0 ? t('ANY') : `${count}+`,
      chosen: count === (criteria.bedrooms ?? 0),
    })),
    energy: ['', ...energyChoices].map((value) => ({
      value,
      label: value === '' ? t('ANY') : energyInWords(t, value as EnergyChoice),
      chosen: value === (criteria.energy ?? ''),
    })),
    features: features.map((value) => ({
      value,
      label: featureInWords(t, value),
      chosen: criteria.features.includes(value),
    })),
    text: criteria.text ?? '',
    /** Everything chosen, as fields of a form. */
    chosen: [...writeCriteria({ ...criteria, page: 1 })],
  };

  function placesInWords(): string {
    return criteria.radiusKm > 0 && places
      ? t('PLACE_WITHIN', { place: places, radius: criteria.radiusKm })
      : places;
  }
}
