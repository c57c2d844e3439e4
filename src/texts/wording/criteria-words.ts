import type { Language } from '#domain/language.ts';
import { writeEnergyLabel } from '#domain/property/energy-label.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { Chosen } from '#domain/search/chosen-filters.ts';
import type { EnergyChoice, Range, SearchCriteria } from '#domain/search/criteria.ts';
import type { AtLeastKey, Feature, RangeKey } from '#domain/search/filters.ts';
import { formatArea } from '#domain/text/numbers.ts';
import { formatDay } from '#domain/time/dates.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { Texts } from '#texts/server/texts.ts';

/** `zoneName`: the name of a zone of the criteria on the page. */
export type Words = { t: Texts; language: Language; zoneName: (key: string) => string };

const featureKeys = {
  hasGarden: 'FEATURE_GARDEN',
  hasTerrace: 'FEATURE_TERRACE',
  hasGarage: 'FEATURE_GARAGE',
  hasLift: 'FEATURE_LIFT',
  isFurnished: 'FEATURE_FURNISHED',
  isNewBuild: 'FEATURE_NEW_BUILD',
} as const;

export function featureInWords(t: Texts, feature: Feature): string {
  return t(featureKeys[feature]);
}

export function energyInWords(t: Texts, label: EnergyChoice): string {
  return t('ENERGY_AT_MOST', { label: writeEnergyLabel(label) });
}

/** The wanted range of prices; '' if there is none. */
export function priceInWords(t: Texts, { ranges }: SearchCriteria): string {
  return ranges.priceCents ? rangeInWords(t, ranges.priceCents, formatEuro) : '';
}

function rangeInWords(t: Texts, { min, max }: Range, write: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return t('BETWEEN', { from: write(min), to: write(max) });
  if (max !== undefined) return t('UP_TO', { price: write(max) });
  return min === undefined ? '' : t('FROM', { price: write(min) });
}

const written: Record<RangeKey, (value: number) => string> = {
  priceCents: formatEuro,
  livingAreaM2: formatArea,
  plotAreaM2: formatArea,
  constructionYear: String,
};

const leastKeys = {
  bedrooms: 'AT_LEAST_BEDROOMS',
  bathrooms: 'AT_LEAST_BATHROOMS',
} as const satisfies Record<AtLeastKey, string>;

/** Such as 'max. € 400.000'. */
export function filterInWords(criteria: SearchCriteria, chosen: Chosen, words: Words): string {
  const { t, language, zoneName } = words;
  const texts = fieldTexts(language);
  switch (chosen.filter) {
    case 'zone': {
      const place = zoneName(chosen.zone);
      return criteria.radiusKm > 0 ? t('PLACE_WITHIN', { place, radius: criteria.radiusKm }) : place;
    }
    case 'box':
      return t('FILTER_BOX');
    case 'area':
      return t('FILTER_AREA');
    case 'type':
      return texts.type(chosen.type);
    case 'range': {
      const range = rangeInWords(t, criteria.ranges[chosen.key] ?? {}, written[chosen.key]);
      return chosen.key === 'priceCents' ? range : `${texts.label(chosen.key)} ${range}`;
    }
    case 'atLeast': {
      const count = criteria.atLeast[chosen.key] ?? 0;
      return t(leastKeys[chosen.key], { count });
    }
    case 'energy':
      return criteria.energy ? `${t('ENERGY')} ${energyInWords(t, criteria.energy)}` : '';
    case 'flood':
      return t('FILTER_FLOOD', { score: (criteria.flood ?? '').toUpperCase() });
    case 'facades':
      return t('FILTER_FACADES', {
        facades: criteria.facades.join(', '),
        count: Math.max(...criteria.facades),
      });
    case 'available':
      return t('FILTER_AVAILABLE', { day: formatDay(criteria.availableBy ?? '', language) });
    case 'open_days':
      return t('WITH_OPEN_HOUSE');
    case 'feature':
      return featureInWords(t, chosen.key);
    case 'text':
      return t('TEXT_FILTER_CHIP', { text: criteria.text ?? '' });
  }
}
