import { type PropertyType, propertyTypes, searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import type { SearchCriteria } from '#domain/search/criteria.ts';
import type { Stock } from '#search/stock.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { Words } from '#texts/wording/criteria-words.ts';
import { countOfType } from './filter-counts.server.ts';
import type { FilterChoice, FilterInput } from './filter-input.ts';

/**
 * The main types with the finer ones below them, if the agency has properties of these. A main type counts as chosen if
 * a finer one is: together they stand for the finer one.
 */
export function typeFields(
  { types }: SearchCriteria,
  stock: Stock['types'],
  { t, language }: Words,
): FilterInput[] {
  const name = fieldTexts(language).type;
  const isOffered = (type: PropertyType) =>
    typeAndDescendants(type).some((each) => types.includes(each)) || countOfType(stock, type) > 0;

  function choice(type: PropertyType): FilterChoice {
    const { id } = propertyTypes.find(({ key }) => key === type) ?? {};
    const finer = propertyTypes.filter(({ parentId }) => parentId === id).map(({ key }) => key);
    return {
      value: type,
      label: name(type),
      chosen: typeAndDescendants(type).some((each) => types.includes(each)),
      finer: finer.filter(isOffered).map(choice),
    };
  }

  const offered = searchTypes.filter(isOffered);
  return [{ kind: 'checks', label: t('TYPE'), names: ['type'], choices: offered.map(choice) }];
}
