import { describe, expect, test } from 'vitest';
import { vocabularyOf } from '#domain/reading/word.ts';
import { findColumn } from './columns.ts';
import { readRow } from './read-row.ts';

const vocabulary = vocabularyOf([
  ['sale', ['te koop', 'à vendre']],
  ['house', ['maison']],
  ['gas', ['Aardgas']],
  ['wood', ['Hout, pellets']],
  ['3', ['halfopen']],
]);

function read(cells: Record<string, unknown>, decimal?: ',' | '.') {
  const columns = Object.entries(cells).map(([name, cell]) => {
    const column = findColumn(name);
    if (!column) throw new Error(`no column ${name}`);
    return [column, cell] as const;
  });
  return readRow('line 7', columns, { words: () => vocabulary, decimal });
}

describe('readRow', () => {
  test.each([
    ['price', '1.250.000 €', 'priceCents', 125_000_000],
    ['price', 325000, 'priceCents', 32_500_000],
    ['priceCents', '32500000', 'priceCents', 32_500_000],
    ['priceCents', 32_500_000, 'priceCents', 32_500_000],
    ['price', 850.5, 'priceCents', 85_050],
    ['livingAreaM2', '198 m²', 'livingAreaM2', 198],
    ['livingAreaM2', 1.125, 'livingAreaM2', 1.125],
    ['livingAreaM2', '0', 'livingAreaM2', null],
    ['livingAreaM2', 'N/A', 'livingAreaM2', null],
    ['price', '0', 'priceCents', null],
    ['garages', '0', 'garages', null],
    ['bedrooms', '0', 'bedrooms', 0],
    ['bedrooms', '3.0', 'bedrooms', 3],
    ['purpose', 'TE KOOP', 'purpose', 'sale'],
    ['type', 'Maison', 'type', 'house'],
    ['facades', 'halfopen', 'facades', 3],
    ['facades', '3', 'facades', 3],
    ['facades', '3.0', 'facades', 3],
    ['heating', 'aardgas | wood, gas', 'heating', ['gas', 'wood']],
    ['heating', 'Hout, pellets', 'heating', ['wood']],
    ['heating', ['gas', 'gas'], 'heating', ['gas']],
    ['heating', '', 'heating', null],
    ['hasGarden', 'oui', 'hasGarden', true],
    ['hasGarden', false, 'hasGarden', false],
    ['hasGarden', '', 'hasGarden', null],
    ['availableFrom', '1/12/2026', 'availableFrom', '2026-12-01'],
    ['energyLabel', 'A+', 'energyLabel', 'a_plus'],
    ['street', '  Oude   Markt\n', 'street', 'Oude Markt'],
    ['houseNumber', 12, 'houseNumber', '12'],
    ['postalCode', '9000.0', 'postalCode', '9000'],
    ['postalCode', 9000, 'postalCode', '9000'],
    ['postalCode', '\u200b9000\u00a0', 'postalCode', '9000'],
    ['price', '\u202a325.000\u202f€\u202c', 'priceCents', 32_500_000],
    ['street', 'Rue\u00a0Saint\u2011Jean\u00ad', 'street', 'Rue Saint-Jean'],
    ['type', 'mai\u00adson', 'type', 'house'],
    ['heating', 'aard\u00adgas|wood\u200b', 'heating', ['gas', 'wood']],
    ['availableFrom', '\u200e1\u20111\u20112027', 'availableFrom', '2027-01-01'],
    ['floor', '\u22121', 'floor', -1],
  ])('%s %j is %s %j', (name, cell, key, value) => {
    const row = read({ [name]: cell });
    expect(row.problems).toEqual([]);
    expect(row.values).toEqual({ [key]: value });
  });

  test.each([
    ['price', '-5', '€ -5 is less than € 0'],
    ['livingAreaM2', '25000', '25000 is more than 20000'],
    ['livingAreaM2', '1.240', '"1.240" can be 1240 or 1.24'],
    ['bedrooms', 1.125, '1.125 is not a whole number'],
    ['price', 1.125, '"1.1250" has too many decimals'],
    ['bedrooms', 'drie', '"drie" is not a number'],
    ['reference', 'x'.repeat(41), 'the text is longer than 40 characters'],
    ['title.nl', 'a\0b', 'the text has a character that cannot be stored: write it again'],
    ['reference', 'A\ud83d', 'the text has a character that cannot be stored: write it again'],
    ['agentEmail', 'a\0b', 'the text has a character that cannot be stored: write it again'],
    ['title.nl', 'x'.repeat(121), 'the text is longer than 120 characters'],
    [
      'videoUrl',
      'javascript:alert(1)',
      '"javascript:alert(1)" is not an address such as https://www.example.be',
    ],
    ['energyLabel', 'Z', '"Z" is not the label of an energy certificate'],
    ['postalCode', '90', '"90" is not a postal code'],
    ['street', { nl: 'x' }, '"{"nl":"x"}" is no single value'],
    ['title', 'Huis', 'say in which language: title.nl, title.fr, title.de or title.en'],
    ['title', { es: 'Casa' }, '"es" is not one of the languages nl, fr, de, en'],
    ['publishedAt', 'gisteren', '"gisteren" is not a day such as 31-12-2026'],
  ])('%s %j is refused', (name, cell, reason) => {
    expect(read({ [name]: cell }).problems).toEqual([{ field: name, reason }]);
  });

  test('reports every problem of a row', () => {
    expect(read({ bedrooms: 'x', bathrooms: 'y' }).problems.map(({ field }) => field)).toEqual([
      'bedrooms',
      'bathrooms',
    ]);
  });

  test('a writer with decimal commas is understood', () => {
    expect(read({ livingAreaM2: '1.240' }, ',').values).toEqual({ livingAreaM2: 1240 });
  });

  test('texts are gathered by language; an empty one is taken away, one not mentioned is left alone', () => {
    expect(read({ 'title.nl': 'Huis', title_fr: '-' }).texts).toEqual({ title: { nl: 'Huis', fr: null } });
    expect(read({ title: { de: 'Haus' } }).texts).toEqual({ title: { de: 'Haus' } });
    expect(read({ title: null }).texts).toEqual({ title: null });
  });

  test('a country before the postal code counts, unless a column says another', () => {
    expect(read({ postalCode: 'L-1234' }).values).toEqual({ postalCode: '1234', countryId: 50 });
    expect(read({ countryId: null, postalCode: 'L-1234' }).values).toEqual({
      postalCode: '1234',
      countryId: 50,
    });
  });

  test('the extra columns', () => {
    const row = read({
      publishedAt: '1-10-2026',
      agentEmail: ' an@example.be ',
      projectReference: '',
      photos: 'a.jpg | b/c.jpg;',
    });
    expect(row).toMatchObject({
      publishedAt: '2026-10-01',
      agentEmail: 'an@example.be',
      projectReference: null,
      photos: ['a.jpg', 'b/c.jpg'],
    });
    expect(read({ publishedAt: '2026-10-01T08:30:00.000Z' }).publishedAt).toBe('2026-10-01T08:30:00.000Z');
  });
});
