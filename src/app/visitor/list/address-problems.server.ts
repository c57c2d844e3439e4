import { atLeastFilters, rangeFilters } from '#domain/search/filters.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { TextKey } from '#texts/server/texts.ts';
import type { Words } from '#texts/wording/criteria-words.ts';

/** The page's names for the other parameters of the address. */
const labels: Record<string, TextKey> = {
  zone: 'WHERE',
  radius: 'RADIUS',
  box: 'FILTER_BOX',
  area: 'FILTER_AREA',
  type: 'TYPE',
  price: 'PRICE',
  bedrooms: 'BEDROOMS',
  energy: 'ENERGY',
  flood: 'FLOOD_SCORE',
  available: 'AVAILABLE_BY',
  feature: 'FEATURES',
  sort: 'SORT',
  page: 'PAGES',
};

/** '' if every parameter was understood. */
export function problemsInWords(parameters: readonly string[], { t, language }: Words): string {
  if (parameters.length === 0) return '';
  const names = parameters.map((parameter) => {
    const name = parameter.replace(/^(min|max)_/, '');
    const key = labels[name];
    if (key) return t(key);
    const filter = [...rangeFilters, ...atLeastFilters].find((each) => each.parameter === name);
    return fieldTexts(language).label(filter?.key ?? 'facades');
  });
  return t('PROBLEM_IN_ADDRESS', { parts: [...new Set(names)].join(', ') });
}
