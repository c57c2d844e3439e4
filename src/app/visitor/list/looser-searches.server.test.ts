import { expect, it } from 'vitest';
import { parseCriteria, type SearchCriteria } from '#domain/search/criteria.ts';
import { textsFor } from '#texts/server/texts.ts';
import { looserSearches } from './looser-searches.server.ts';

function looser(
  query: string,
  countOf: (criteria: SearchCriteria) => number,
  without: Record<string, number>,
) {
  const { criteria } = parseCriteria('sale', new URLSearchParams(query));
  const words = { t: textsFor('nl'), language: 'nl', zoneName: (key: string) => key.toUpperCase() } as const;
  const countWithout = new Map(Object.entries(without));
  return looserSearches(criteria, words, '/', { countOf, countWithout });
}

it('leads to the filter that helps most, a price nearby and further around, three at most', () => {
  const found = looser(
    'zone=gent&radius=5&max_price=300000&feature=lift&page=2',
    ({ radiusKm, ranges }) => (radiusKm === 25 ? 9 : ranges.priceCents?.max === 360_000_00 ? 1 : 0),
    { hasLift: 4, priceCents: 12, zone: 2 },
  );
  expect(found).toEqual([
    {
      href: '/?zone=gent&radius=5&feature=lift',
      button: '12 panden tonen zonder ‘tot €\u00a0300.000’',
      sentence: expect.stringContaining('Zonder ‘tot €\u00a0300.000’ zijn er 12 panden.'),
    },
    {
      href: '/?zone=gent&radius=5&max_price=360000&feature=lift',
      button: '1 pand tonen: tot €\u00a0360.000',
    },
    {
      href: '/?zone=gent&radius=25&max_price=300000&feature=lift',
      button: '9 panden tonen: GENT + 25\u00a0km',
    },
  ]);
});

it('leads to others without one filter where nothing is nearby', () => {
  const found = looser('max_price=300000&feature=lift&feature=garden&energy=a', () => 0, {
    hasLift: 1,
    hasGarden: 0,
    energy: 5,
    priceCents: 3,
  });
  expect(found.map(({ href }) => href)).toEqual([
    '/?max_price=300000&feature=lift&feature=garden',
    '/?energy=a&feature=lift&feature=garden',
    '/?max_price=300000&energy=a&feature=garden',
  ]);
});

it('takes none of several zones or types away, for that finds less', () => {
  expect(looser('zone=gent&zone=aalst&type=villa&type=loft', () => 0, { zone: 8, type: 9 })).toEqual([]);
});
