import { writeEnergyLabel } from '#domain/energy-label.ts';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/numbers.ts';
import { formatEuro } from '#domain/price.ts';
import { searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import {
  type ChosenFilter,
  energyChoices,
  type Feature,
  features,
  radiiKm,
  type SearchCriteria,
  writeCriteria,
} from '#domain/search-criteria.ts';
import { fieldTexts } from '#texts/fields.ts';
import type { Texts } from '#texts/i18n.ts';

export type Words = { t: Texts; language: Language; placeName: (key: string) => string };

/** What the filters show: the choices with their words, what is chosen, and the chosen value of each cell in words. */
export type ShownFilters = ReturnType<typeof describeFilters>['shown'];

/** Takes criteria, the count per type and the words of the page; gives the filters ready to be drawn. */
export function describeFilters(criteria: SearchCriteria, perType: Map<string, number>, words: Words) {
  const { t, language, placeName } = words;
  const typeName = fieldTexts(language).type;
  const euros = (amount: number) => formatEuro(amount * 100);

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
    price: priceInWords() || t('ANY'),
    bedrooms: criteria.bedrooms ? t('AT_LEAST', { count: criteria.bedrooms }) : t('ANY'),
    energy: criteria.energy ? energyInWords(criteria.energy) : t('ANY'),
  };

  return {
    chipLabel,
    shown: {
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
        label: value === '' ? t('ANY') : energyInWords(value as (typeof energyChoices)[number]),
        chosen: value === (criteria.energy ?? ''),
      })),
      features: features.map((value) => ({
        value,
        label: featureInWords(value),
        chosen: criteria.features.includes(value),
      })),
      text: criteria.text ?? '',
      /** Everything chosen, as fields of a form. */
      chosen: [...writeCriteria({ ...criteria, page: 1 })],
    },
  };

  function placesInWords(): string {
    return criteria.radiusKm > 0 && places
      ? t('PLACE_WITHIN', { place: places, radius: criteria.radiusKm })
      : places;
  }

  function priceInWords(): string {
    const { minPrice, maxPrice } = criteria;
    if (minPrice && maxPrice) return t('BETWEEN', { from: euros(minPrice), to: euros(maxPrice) });
    if (maxPrice) return t('UP_TO', { price: euros(maxPrice) });
    return minPrice ? t('FROM', { price: euros(minPrice) }) : '';
  }

  function energyInWords(letter: (typeof energyChoices)[number]): string {
    return letter === 'a' ? 'A' : t('ENERGY_AT_MOST', { label: writeEnergyLabel(letter) });
  }

  function featureInWords(feature: Feature): string {
    return t(
      (
        {
          garden: 'FEATURE_GARDEN',
          terrace: 'FEATURE_TERRACE',
          garage: 'FEATURE_GARAGE',
          lift: 'FEATURE_LIFT',
          furnished: 'FEATURE_FURNISHED',
          new_build: 'FEATURE_NEW_BUILD',
        } as const
      )[feature],
    );
  }

  function chipLabel({ parameter, value }: ChosenFilter): string {
    if (parameter === 'place') {
      const place = placeName(value);
      return criteria.radiusKm > 0 ? t('PLACE_WITHIN', { place, radius: criteria.radiusKm }) : place;
    }
    if (parameter === 'type') return typeName(value as (typeof searchTypes)[number]);
    if (parameter === 'price') return priceInWords();
    if (parameter === 'bedrooms') return t('AT_LEAST_BEDROOMS', { count: Number(value) });
    if (parameter === 'energy') return `${t('ENERGY')} ${cells.energy}`;
    if (parameter === 'feature') return featureInWords(value as Feature);
    return t('TEXT_FILTER_CHIP', { text: value });
  }
}
