import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';
import { workbook } from '#test/workbook.ts';

const { database } = await testDatabase();
const { gevel, gevelAnswering, directory } = await commandLine(database);
beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const write = (name: string, content: string | Uint8Array) => writeFile(join(directory, name), content);
const read = (name: string) => readFile(join(directory, name), 'utf8');
const stored = () => database.selectFrom('property').selectAll().orderBy('reference').execute();

/** As a portal writes it: English words, a street with its number, a column without meaning here. */
const portal = [
  'Id,Transaction type,Property type,State,Kitchen type,Asking price,Address,Zip code,City,Living area,Bedroom count,Floor,Crawled at',
  'P1,FOR_SALE,HOUSE,TO_BE_DONE_UP,USA_HYPER_EQUIPPED,"€325,000",Veldstraat 12 bus 3,9000,Gent,198,3,ground floor,2026-11-01',
  'P2,FOR_RENT,APARTMENT,GOOD,INSTALLED,"€1,050","12, rue de la Loi",1000,Bruxelles,92,2,2e verdieping,2026-11-01',
  'P3,FOR_SALE,APARTMENT_BLOCK,AS_NEW,NOT_INSTALLED,"€890,000",Markt 5,8000,Brugge,,,,2026-11-01',
  '',
].join('\n');

describe('a file with the words of a portal', () => {
  beforeEach(() => write('portal.csv', portal));

  test('is mapped by guess, shown, and taken over when somebody agrees', async () => {
    const { status, err, out, questions } = await gevelAnswering(
      'y',
      'properties',
      'import',
      'portal.csv',
      '--guess',
      '--save-mapping',
      'portal.json',
    );
    expect(questions).toEqual(['Is that right? [y/N] ']);
    expect(err).toContain('"Address" is streetAndNumber');
    expect(err).toContain('"State": "TO_BE_DONE_UP" means to_refresh');
    expect(err).toContain('Left out: "Crawled at"');
    expect(out).toContain('3 new');
    expect(status).toBe(0);
    const [house, flat, block] = await stored();
    expect(house).toMatchObject({
      purpose: 'sale',
      type: 'house',
      street: 'Veldstraat',
      house_number: '12',
      box_number: '3',
      price_cents: 32_500_000,
      bedrooms: 3,
      floor: 0,
      details: expect.objectContaining({ condition: 'to_refresh', kitchen: 'open' }),
    });
    expect(flat).toMatchObject({
      purpose: 'rent',
      type: 'apartment',
      street: 'rue de la Loi',
      house_number: '12',
      floor: 2,
    });
    expect(block).toMatchObject({ type: 'apartment_building' });

    const again = await gevel('properties', 'import', 'portal.csv', '--mapping', 'portal.json');
    expect(again).toMatchObject({ status: 0, out: expect.stringContaining('0 new, 0 changed, 3 as before') });
  });

  test('is not read where nobody agrees, and by --yes without a terminal', async () => {
    const refused = await gevelAnswering('n', 'properties', 'import', 'portal.csv', '--guess');
    expect(refused).toMatchObject({ status: 2, err: expect.stringContaining('Nothing was read') });
    const alone = await gevel('properties', 'import', 'portal.csv', '--guess');
    expect(alone).toMatchObject({ status: 2, err: expect.stringContaining('add --yes') });
    expect(await stored()).toEqual([]);
    expect((await gevel('properties', 'import', 'portal.csv', '--guess', '--yes')).status).toBe(0);
  });
});

test('words, columns and what holds for all rows are said by flags', async () => {
  await write('flags.csv', 'reference,soort,state,postalCode\nF1,house,TO_BE_DONE_UP,9000\n');
  const flags = ['--map', 'soort=type', '--map', 'state=condition', '--set', 'purpose=te koop'];
  const value = ['--value', 'state:TO_BE_DONE_UP=to_refresh'];
  expect(await gevel('properties', 'import', 'flags.csv', ...flags, ...value)).toMatchObject({ status: 0 });
  expect(await stored()).toMatchObject([{ purpose: 'sale', details: { condition: 'to_refresh' } }]);
});

test.each([
  [['--value', 'state:X=to_refres'], 2, '"to_refres" is not one of'],
  [['--value', 'stand:X=good'], 2, '--value: the file has no column "stand"'],
  [['--value', 'state=good'], 2, '--value must be COLUMN:VALUE=TOKEN'],
  [['--set', 'purpose=kado'], 2, '--set purpose=kado: "kado" is not one of'],
  [['--set', 'purpos=sale'], 2, 'did you mean purpose?'],
  [['--country', 'NL'], 2, '--country must be BE or LU'],
  [['--mapping', 'gone.json'], 2, 'There is no mapping file'],
])('%j is called wrongly', async (flags, status, sentence) => {
  await write('wrong.csv', 'reference,purpose,type,state,postalCode\nF1,sale,house,good,9000\n');
  const result = await gevel('properties', 'import', 'wrong.csv', '--map', 'state=condition', ...flags);
  expect(result).toMatchObject({ status, err: expect.stringContaining(sentence) });
});

test('an Excel workbook with merged headers and days is read', async () => {
  await write(
    'homes.xlsx',
    workbook(
      [
        ['Onze panden'],
        ['Ref', 'Doel', 'Type', 'Adres', undefined, undefined, 'Prijs', 'Vrij vanaf', 'EPC'],
        [undefined, undefined, undefined, 'Straat', 'Nr', 'Postcode'],
        ['X1', 'te koop', 'villa', 'Veldstraat', 14, 9000, 725000, { number: 46387, style: 1 }, 112],
        ['X2', 'te huur', 'appartement', 'Markt', 8, 8000, 1050.5, undefined, { error: '#N/A' }],
      ],
      { merged: ['A1:I1', 'A2:A3', 'B2:B3', 'C2:C3', 'D2:F2', 'G2:G3', 'H2:H3', 'I2:I3'] },
    ),
  );
  const result = await gevel('properties', 'import', 'homes.xlsx', '--guess', '--yes');
  expect(result.status).toBe(0);
  expect(await stored()).toMatchObject([
    { reference: 'X1', house_number: '14', postal_code: '9000', price_cents: 72_500_000, energy_value: 112 },
    { reference: 'X2', price_cents: 105_050, energy_value: null },
  ]);
  const [first] = await database
    .selectFrom('property')
    .select('available_from')
    .orderBy('reference')
    .execute();
  expect(String(first?.available_from)).toContain('2026');
});

describe('bad rows', () => {
  const header = 'reference,purpose,type,bedrooms,availability,postalCode\n';

  test('are kept with their reasons, and go in when they have been put right', async () => {
    await write(
      'bad.csv',
      `${header}B1,sale,house,drie,available,9000\nB2,sale,house,vier,available,9000\nB3,viager,house,4,available,9000\nB4,sale,house,4,available,9000\n`,
    );
    const { status, err, out } = await gevel('properties', 'import', 'bad.csv', '--bad-rows', 'rest.csv');
    expect({ status, out }).toEqual({
      status: 1,
      out: expect.stringContaining('1 new, 0 changed, 0 as before, 3 bad'),
    });
    expect(err).toContain('2 × bedrooms: … is not a number (line 2, line 3)');
    expect(err).toContain('sale for a life annuity');
    const rest = await read('rest.csv');
    expect(rest).toContain('B1,sale,house,drie,available,9000,"bedrooms: ""drie"" is not a number"\n');
    expect(rest).not.toContain('B4');
    await write('rest.csv', rest.replaceAll(/drie|vier/gu, '3').replace('viager', 'sale'));
    expect(await gevel('properties', 'import', 'rest.csv')).toMatchObject({
      status: 0,
      out: expect.stringContaining('3 new'),
    });
  });

  test('are read without what a property can do without, and not without its status', async () => {
    await write('bad.csv', `${header}B1,sale,house,drie,available,9000\nB2,sale,house,3,misschien,9000\n`);
    const { status, err } = await gevel('properties', 'import', 'bad.csv', '--leave-out-unreadable');
    expect(status).toBe(1);
    expect(err).toContain('line 2, bedrooms: warning: "drie" is not a number; the value stays as it was');
    expect(await stored()).toMatchObject([{ reference: 'B1', bedrooms: null }]);
  });

  test('for want of a column are one line', async () => {
    await write('lacks.csv', 'reference,purpose,postalCode\nL1,sale,9000\nL2,sale,9000\n');
    const { status, err } = await gevel('properties', 'import', 'lacks.csv');
    expect(status).toBe(1);
    expect(err).toBe(
      'The file has no column for type, which every new property needs: 2 rows are bad. Name the column with --map, or add --set type=VALUE.\n',
    );
  });
});

test('a rehearsal shows what the first rows are understood to be', async () => {
  const row = 'D1,te koop,huis,9000,€ 325.000,1/1/1900,Maison &agrave; r&eacute;nover';
  await write('dry.csv', `reference,purpose,type,postalCode,price,availableFrom,title.fr\n${row}\n`);
  const { out } = await gevel('properties', 'import', 'dry.csv', '--dry-run');
  expect(out).toContain(
    'Read from line 2:\n  reference: D1\n  purpose: sale\n  type: house\n  postalCode: 9000\n  priceCents: € 325000\n  title.fr: Maison à rénover\n',
  );
  expect(await stored()).toEqual([]);
});

test('a photograph that cannot be read is told by the exit status; the home is in', async () => {
  await write('photo.csv', 'reference,purpose,type,postalCode,photos\nF1,sale,house,9000,gone.jpg\n');
  expect(await gevel('properties', 'import', 'photo.csv')).toMatchObject({
    status: 1,
    out: expect.stringContaining('1 new'),
  });
});

test('the postal code is found by the city, the country of one that is in both is said once', async () => {
  await write(
    'codes.csv',
    'reference,purpose,type,postalCode,city\nC1,sale,house,,Gent\nC2,sale,house,1000,\nC3,sale,house,,Nergenshuizen\n',
  );
  const { err } = await gevel('properties', 'import', 'codes.csv', '--country', 'BE');
  expect(err).toContain('"Nergenshuizen" is no place that is known');
  expect(await stored()).toMatchObject([{ postal_code: '9000' }, { country_id: 10 }]);
});

test('100 columns, and a file that is something else', async () => {
  const extra = Array.from({ length: 95 }, (_, index) => `Kolom ${index}`);
  const row = ['W1', 'sale', 'house', '9000', '3', ...extra];
  await write(
    'wide.csv',
    `sep=;\r\n${['reference', 'purpose', 'type', 'postalCode', 'bedrooms', ...extra].join(';')}\r\n${row.join(';')}\r\n`,
  );
  expect(await gevel('properties', 'import', 'wide.csv', '--ignore-unknown')).toMatchObject({ status: 0 });
  await write('homes.csv', '<?xml version="1.0"?><homes/>');
  expect(await gevel('properties', 'import', 'homes.csv')).toMatchObject({
    status: 2,
    err: expect.stringMatching(/^The file is XML, not a table/),
  });
});
