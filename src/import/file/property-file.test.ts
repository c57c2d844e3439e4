import { describe, expect, test } from 'vitest';
import { propertyFiles } from '#test/property-file.ts';

const { open, read } = await propertyFiles();

describe('the columns of a file', () => {
  test('unknown columns are named before anything is read, with what they may be', async () => {
    expect(await open('reference,postcode,Kolom17\nA1,9000,x\n')).toEqual({
      problems: [
        'The column "postcode" is unknown (did you mean postalCode?); name its key with --map "postcode=postalCode" or leave out all unknown columns with --ignore-unknown.',
        'The column "Kolom17" is unknown; name its key with --map "Kolom17=KEY" or leave out all unknown columns with --ignore-unknown.',
      ],
    });
  });

  test('unknown columns can be left out, others mapped', async () => {
    const rows = await read('Ref,Omschrijving,Kolom17\nA1,Mooi,x\n', {
      map: { Ref: 'reference', Omschrijving: 'description.nl' },
      ignoreUnknown: true,
    });
    expect(rows).toMatchObject([{ values: { reference: 'A1' }, texts: { description: { nl: 'Mooi' } } }]);
  });

  test.each([
    ['', {}, 'The file is empty: its first line must name the columns.'],
    [
      'reference,title\n',
      {},
      'The column "title" needs a language: title.nl, .fr, .de or .en (rename it or use --map).',
    ],
    ['price,priceCents,Price\n', {}, 'The columns "price" and "Price" both hold price.'],
    ['reference\n', { Ref: 'reference' }, '--map: the file has no column "Ref".'],
    [
      'Ref\n',
      { Ref: 'referense' },
      '--map Ref=referense: there is no "referense" (did you mean reference?).',
    ],
    ['"reference\n', {}, 'Line 1: a quotation mark is opened below this line and never closed.'],
  ])('%j with the map %o is refused', async (content, map, problem) => {
    expect((await open(content, { map, ignoreUnknown: true })).problems).toEqual([problem]);
  });
});
