import { expect, it } from 'vitest';
import { chosenFilters, parseCriteria } from '#domain/search-criteria.ts';
import { textsFor } from '#texts/server.ts';
import { filterInWords } from './criteria-words.server.ts';

it.each([
  ['place=gent&radius=10', ['GENT + 10 km']],
  ['place=gent&place=9000', ['GENT', '9000']],
  ['type=villa', ['Villa']],
  ['min_price=300000&max_price=400000', ['€ 300.000 – € 400.000']],
  ['energy=a&feature=lift', ['EPC A', 'Lift']],
  ['bedrooms=2', ['2+ slaapkamers']],
  ['text=RL-1', ['‘RL-1’']],
])('%s: %j', (query, expected) => {
  const { criteria } = parseCriteria('sale', new URLSearchParams(query));
  const words = { t: textsFor('nl'), language: 'nl', placeName: (key: string) => key.toUpperCase() } as const;
  expect(chosenFilters(criteria).map((filter) => filterInWords(criteria, filter, words))).toEqual(expected);
});
