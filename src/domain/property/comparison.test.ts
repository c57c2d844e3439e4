import { describe, expect, it } from 'vitest';
import { compareFacts } from './comparison.ts';
import { type FactGroup, factSheet } from './fact-sheet.ts';
import { testWords } from './test-words.ts';
import type { PropertyFacts } from './values.ts';

const house: PropertyFacts = { type: 'semi_detached_house', purpose: 'sale', region: 'flanders' };
const sheets = (...properties: PropertyFacts[]) =>
  properties.map((property) => factSheet({ ...house, ...property }, testWords));

/** The comparison as short lines: 'key: a | b', with a star where the values differ. */
const lines = (properties: FactGroup[][]) =>
  compareFacts(properties, testWords)
    .flatMap(({ rows }) => rows)
    .map(
      ({ key, values, differs }) =>
        `${differs ? '*' : ''}${key}: ${values.map((each) => each?.value.replace('\u00a0', ' ') ?? '-').join(' | ')}`,
    );

describe('compareFacts', () => {
  it('has the rows of which at least one property says something, in the order of the catalogue', () => {
    const properties = sheets(
      { bedrooms: 4, glazing: ['double'], constructionYear: 1962 },
      { bedrooms: 3, toilets: 2, constructionYear: 1962 },
    );
    expect(lines(properties)).toEqual([
      '*bedrooms: 4 | 3',
      '*toilets: - | 2',
      'constructionYear: 1962 | 1962',
      '*glazing: <double> | -',
    ]);
  });

  it('says of a group whether anything in it differs', () => {
    const properties = sheets(
      { bedrooms: 4, constructionYear: 1962 },
      { bedrooms: 3, constructionYear: 1962 },
    );
    const compared = compareFacts(properties, testWords);
    expect(compared.map(({ key, title, differs }) => [key, title, differs])).toEqual([
      ['layout', '[layout]', true],
      ['building', '[building]', false],
    ]);
  });

  it('has one label for all, the plain one where regions or purposes name it differently', () => {
    const [same] = compareFacts(sheets({ bedrooms: 1 }, { bedrooms: 2 }), testWords);
    expect(same?.rows[0]?.label).toBe('bedrooms/flanders/sale');
    const [other] = compareFacts(sheets({ bedrooms: 1 }, { bedrooms: 2, region: 'wallonia' }), testWords);
    expect(other?.rows[0]?.label).toBe('bedrooms');
  });

  it('says yes where another row of the same property implies it', () => {
    const properties = sheets({ hasGarden: true, gardenAreaM2: 260 }, { hasGarden: true }, { bedrooms: 2 });
    expect(lines(properties)).toEqual([
      '*bedrooms: - | - | 2',
      '*hasGarden: yes | yes | -',
      '*gardenAreaM2: 260 m2 | - | -',
    ]);
  });

  it('marks what is in another language than the page', () => {
    const row = { key: 'bedrooms', label: 'bedrooms', value: 'quatre', lang: 'fr' } as const;
    const [group] = compareFacts([[{ key: 'layout', title: '', rows: [row] }]], testWords);
    expect(group?.rows[0]?.values).toEqual([{ value: 'quatre', lang: 'fr' }]);
  });

  it('finds nothing that differs in one property, and nothing at all in none', () => {
    expect(lines(sheets({ bedrooms: 4 }))).toEqual(['bedrooms: 4']);
    expect(compareFacts([], testWords)).toEqual([]);
  });
});
