import { writeEnergyLabel } from '#domain/property/energy-label.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { energyChoices, floodChoices, radiiKm, type SearchCriteria } from '#domain/search/criteria.ts';
import {
  type AtLeastKey,
  atLeastFilters,
  featureFilters,
  type RangeKey,
  rangeFilters,
} from '#domain/search/filters.ts';
import { priceStops } from '#domain/search/price-stops.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Stock } from '#search/stock.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { energyInWords, featureInWords, type Words } from '#texts/wording/criteria-words.ts';
import type { FilterChoice, FilterInput } from './filter-input.ts';
import { suitsTypes } from './suits-types.ts';

// A field is left out if no chosen type has its attribute, or no property of the list does, unless the field is chosen.

/** `pick`: the link to the map on which zones are chosen. */
export function zoneFields(
  { zones, radiusKm }: SearchCriteria,
  { t, zoneName }: Words,
  pick: string | null,
): FilterInput[] {
  const radii = radiiKm.map((km) => ({
    // The address of the list without a radius has no such parameter.
    value: km === 0 ? '' : String(km),
    label: t('KILOMETRES', { count: km }),
    chosen: km === radiusKm,
  }));
  return [
    {
      kind: 'zones',
      label: t('WHERE'),
      names: ['zone'],
      zones: zones.map((key) => ({ key, name: zoneName(key) })),
      pick: pick ? { href: pick, label: t('PAGE_ZONES') } : undefined,
    },
    { kind: 'segments', label: t('RADIUS'), names: ['radius'], choices: radii },
  ];
}

/** The fields hold values as people type them. */
export function rangeFields(
  criteria: SearchCriteria,
  keys: RangeKey[],
  { ranges }: Stock,
  { t, language }: Words,
): FilterInput[] {
  return rangeFilters.flatMap(({ key, parameter, perTyped }) => {
    const range = criteria.ranges[key];
    if (!keys.includes(key) || !(range || (ranges.has(key) && suitsTypes(key, criteria)))) return [];
    const write = (value: number | undefined) =>
      value === undefined ? '' : key === 'constructionYear' ? String(value) : formatNumber(value / perTyped);
    return {
      kind: 'range',
      label: key === 'priceCents' ? t('PRICE') : fieldTexts(language).label(key),
      names: [`min_${parameter}`, `max_${parameter}`],
      unit: key === 'priceCents' ? '€' : key.endsWith('M2') ? 'm²' : '',
      values: [write(range?.min), write(range?.max)],
      stops: key === 'priceCents' ? priceStops(criteria.purpose) : undefined,
    };
  });
}

export function atLeastFields(
  criteria: SearchCriteria,
  key: AtLeastKey,
  { atLeast }: Stock,
  { t, language }: Words,
): FilterInput[] {
  const chosen = criteria.atLeast[key] ?? 0;
  if (!chosen && !(isInStock(atLeast.get(key)) && suitsTypes(key, criteria))) return [];
  const offered = key === 'bedrooms' ? [0, 1, 2, 3, 4] : [0, 1, 2, 3];
  const choices = [...new Set([...offered, chosen])].map((count) => ({
    value: count === 0 ? '' : String(count),
    label: count === 0 ? t('ANY') : `${count}+`,
    chosen: count === chosen,
  }));
  const label = key === 'bedrooms' ? t('BEDROOMS') : fieldTexts(language).label(key);
  const names = atLeastFilters.filter((each) => each.key === key).map(({ parameter }) => parameter);
  return [{ kind: 'segments', label, names, choices }];
}

/** The worst label that is accepted. */
export function energyFields(criteria: SearchCriteria, { energy }: Stock, { t }: Words): FilterInput[] {
  if (!criteria.energy && !(isInStock(energy) && suitsTypes('energyLabel', criteria))) return [];
  const choices = energyChoices.map((label) => ({
    value: label as string,
    label: writeEnergyLabel(label),
    name: energyInWords(t, label),
    chosen: label === criteria.energy,
  }));
  const any = { value: '', label: t('ANY'), chosen: !criteria.energy };
  return [{ kind: 'energy', label: t('ENERGY'), names: ['energy'], choices: [any, ...choices] }];
}

export function facadesFields(
  criteria: SearchCriteria,
  { facades }: Stock,
  { language }: Words,
): FilterInput[] {
  if (criteria.facades.length === 0 && !(isInStock(facades) && suitsTypes('facades', criteria))) return [];
  const { label, option } = fieldTexts(language);
  const choices = optionSets.facades
    .map((count) => ({
      value: String(count),
      label: option('facades', count),
      chosen: criteria.facades.includes(count),
    }))
    // Hardly any property has a single facade.
    .filter(({ value, chosen }) => value !== '1' || chosen);
  return [{ kind: 'checks', label: label('facades'), names: ['facades'], choices }];
}

export function featureFields(criteria: SearchCriteria, { features }: Stock, { t }: Words): FilterInput[] {
  const choices: FilterChoice[] = featureFilters
    .filter(({ key }) => criteria.features.includes(key) || (features.get(key) && suitsTypes(key, criteria)))
    .map(({ key, value }) => ({
      value,
      label: featureInWords(t, key),
      chosen: criteria.features.includes(key),
    }));
  return choices.length === 0 ? [] : [{ kind: 'checks', label: t('FEATURES'), names: ['feature'], choices }];
}

export function openDayFields(criteria: SearchCriteria, { openDays }: Stock, { t }: Words): FilterInput[] {
  const chosen = criteria.openDays === true;
  if (!chosen && openDays === 0) return [];
  const choices = [{ value: '1', label: t('WITH_OPEN_HOUSE'), chosen }];
  return [{ kind: 'checks', label: t('OPEN_HOUSE'), names: ['open_days'], choices }];
}

export function otherFields(
  { flood, availableBy, text }: SearchCriteria,
  stock: Stock,
  { t }: Words,
): FilterInput[] {
  const any = { value: '', label: t('ANY'), chosen: !flood };
  const scores = floodChoices.map((choice) => {
    const score = choice.toUpperCase();
    return { value: choice, label: score, name: t('FILTER_FLOOD', { score }), chosen: choice === flood };
  });
  const fields: FilterInput[] = [];
  if (flood || isInStock(stock.flood)) {
    fields.push({ kind: 'segments', label: t('FLOOD_SCORE'), names: ['flood'], choices: [any, ...scores] });
  }
  if (availableBy || stock.knowsAvailability) {
    fields.push({ kind: 'date', label: t('AVAILABLE_BY'), names: ['available'], value: availableBy ?? '' });
  }
  fields.push({ kind: 'text', label: t('TEXT_FILTER'), names: ['text'], value: text ?? '' });
  return fields;
}

function isInStock(counts: ReadonlyMap<unknown, number> | undefined): boolean {
  return [...(counts?.values() ?? [])].some((count) => count > 0);
}
