import { writeEnergyLabel } from '#domain/energy-label.ts';
import type { Language } from '#domain/language.ts';
import { formatEuro } from '#domain/price.ts';
import type { PropertyType } from '#domain/property/types.ts';
import type { ChosenFilter, EnergyChoice, Feature, SearchCriteria } from '#domain/search-criteria.ts';
import { fieldTexts } from '#texts/fields.ts';
import type { Texts } from '#texts/i18n.ts';

/** `placeName`: what a place of the criteria is called on the page. */
export type Words = { t: Texts; language: Language; placeName: (key: string) => string };

const featureKeys = {
  garden: 'FEATURE_GARDEN',
  terrace: 'FEATURE_TERRACE',
  garage: 'FEATURE_GARAGE',
  lift: 'FEATURE_LIFT',
  furnished: 'FEATURE_FURNISHED',
  new_build: 'FEATURE_NEW_BUILD',
} as const;

export function featureInWords(t: Texts, feature: Feature): string {
  return t(featureKeys[feature]);
}

export function energyInWords(t: Texts, letter: EnergyChoice): string {
  return letter === 'a' ? 'A' : t('ENERGY_AT_MOST', { label: writeEnergyLabel(letter) });
}

/** The range of prices that is asked for; '' when there is none. */
export function priceInWords(t: Texts, { minPrice, maxPrice }: SearchCriteria): string {
  const euros = (amount: number) => formatEuro(amount * 100);
  if (minPrice && maxPrice) return t('BETWEEN', { from: euros(minPrice), to: euros(maxPrice) });
  if (maxPrice) return t('UP_TO', { price: euros(maxPrice) });
  return minPrice ? t('FROM', { price: euros(minPrice) }) : '';
}

/** Takes one of the filters of the criteria; gives it in words, such as 'max. € 400.000'. */
export function filterInWords(
  criteria: SearchCriteria,
  { parameter, value }: ChosenFilter,
  { t, language, placeName }: Words,
): string {
  if (parameter === 'place') {
    const place = placeName(value);
    return criteria.radiusKm > 0 ? t('PLACE_WITHIN', { place, radius: criteria.radiusKm }) : place;
  }
  if (parameter === 'type') return fieldTexts(language).type(value as PropertyType);
  if (parameter === 'price') return priceInWords(t, criteria);
  if (parameter === 'bedrooms') return t('AT_LEAST_BEDROOMS', { count: Number(value) });
  if (parameter === 'energy') return `${t('ENERGY')} ${energyInWords(t, value as EnergyChoice)}`;
  if (parameter === 'feature') return featureInWords(t, value as Feature);
  return t('TEXT_FILTER_CHIP', { text: value });
}
