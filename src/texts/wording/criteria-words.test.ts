import { expect, it } from 'vitest';
import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { textsFor } from '#texts/server/texts.ts';
import { filterInWords } from './criteria-words.ts';

it.each([
  ['zone=gent&radius=10', ['GENT + 10\u00a0km']],
  ['zone=gent&zone=9000', ['9000', 'GENT']],
  ['type=villa', ['Villa']],
  ['min_price=300000&max_price=400000', ['€ 300.000 – € 400.000']],
  ['energy=a_plus', ['EPC A+ of beter']],
  ['energy=a&feature=lift', ['EPC A of beter', 'Lift']],
  ['bedrooms=2&bathrooms=1', ['2+ slaapkamers', '1+ badkamers']],
  ['min_living_area=100&max_living_area=150', ['Bewoonbare oppervlakte 100 m² – 150 m²']],
  ['flood=b&facades=3&facades=4', ['Overstromingsscore B of beter', '3, 4 gevels']],
  ['available=2027-01-31', ['Beschikbaar tegen 31-1-2027']],
  ['open_days=1', ['Met opendeurdag']],
  ['text=RL-1', ['‘RL-1’']],
])('%s: %j', (query, expected) => {
  const { criteria } = parseCriteria('sale', new URLSearchParams(query));
  const words = { t: textsFor('nl'), language: 'nl', zoneName: (key: string) => key.toUpperCase() } as const;
  expect(chosenFilters(criteria).map((filter) => filterInWords(criteria, filter, words))).toEqual(expected);
});
