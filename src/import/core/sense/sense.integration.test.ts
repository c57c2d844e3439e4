import { beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { addProject } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, putProperty, stored } = propertyImport(database);
beforeAll(() => loadPlaces(database));

describe('an error of a spreadsheet', () => {
  test.each(['#N/A', '#N/B', '#NV', '#WAARDE!', '#WERT!', '#VALEUR!', '#DIV/0!'])(
    '%s is not given: a new home has no such value, a known one keeps its own',
    async (word) => {
      const cells = {
        ...property,
        price: word,
        street: word,
        'title.nl': word,
        availableFrom: word,
        rooms: word,
      };
      const { tally, notes } = await importRows([cells]);
      expect(tally).toMatchObject({ created: 1, bad: 0 });
      expect(notes).toHaveLength(5);
      expect(notes[0]).toBe(
        `warning line 2, price: "${word}" is an error of a spreadsheet and no value: this is left as it was`,
      );
      expect(await stored()).toMatchObject({ price_cents: null, street: null, title: {} });
      await importRows([property]);
      const before = await stored();
      expect((await importRows([cells])).tally.unchanged).toBe(1);
      expect(await stored()).toEqual(before);
    },
  );

  test('in what says whether it is shown makes the row bad', async () => {
    for (const key of ['publication', 'publishAddress', 'availability'])
      expect((await importRows([{ ...property, [key]: '#REF!' }])).tally, key).toMatchObject({ bad: 1 });
  });

  test('in a needed value is missing in a new home, and is as it was in a known one', async () => {
    expect((await importRows([{ ...property, type: '#N/A' }])).tally.bad).toBe(1);
    await importRows([property]);
    expect((await importRows([{ ...property, type: '#N/A' }])).tally.unchanged).toBe(1);
    expect((await stored()).type).toBe('house');
  });
});

describe('HTML in a text', () => {
  test('becomes its words in paragraphs, and says so', async () => {
    const { notes } = await importRows([
      {
        ...property,
        street: 'Place de l&rsquo;&Eacute;glise',
        'title.fr': 'Maison &agrave; r&eacute;nover<br/>&amp; jardin',
        'description.fr':
          '<p>Belle <b>maison</b><br/>avec &eacute;l&eacute;gance</p><ul><li>cave</li><li>grenier</li></ul>',
        'description.nl': '&lt;p&gt;Mooi huis&lt;/p&gt;&lt;p&gt;Met tuin&lt;/p&gt;',
      },
    ]);
    const { street, title, description } = await stored();
    expect({ street, title, description }).toEqual({
      street: 'Place de l’Église',
      title: { nl: 'Huis met tuin', fr: 'Maison à rénover & jardin' },
      description: {
        fr: 'Belle maison\navec élégance\n- cave\n- grenier',
        nl: 'Mooi huis\n\nMet tuin',
      },
    });
    expect(notes).toContain('warning line 2, title.fr: the text had HTML in it: its words alone are kept');
    expect(notes).toHaveLength(4);
  });

  test.each(['Prijs < 300.000 & > 200.000', 'Jan <jan@huis.be>', 'R&D; zie a<b', '3 & 4 &foo; 5'])(
    '%s has none and stays',
    async (text) => {
      const { notes } = await importRows([{ ...property, 'description.nl': text }]);
      expect(notes).toEqual([]);
      expect((await stored()).description).toEqual({ nl: text });
    },
  );
});

describe('a day that stands for none', () => {
  test.each(['1/1/1900', '30-12-1899', '0000-00-00', '0000-00-00 00:00:00', '0', '9999-12-31'])(
    '%s is not given',
    async (day) => {
      const { tally, notes } = await importRows([{ ...property, availableFrom: day }]);
      expect([tally.created, notes.length]).toEqual([1, 1]);
      expect((await stored()).available_from).toBeNull();
      await importRows([{ ...property, availableFrom: '2027-01-15' }]);
      await importRows([{ ...property, availableFrom: day }]);
      expect((await stored()).available_from).toBe('2027-01-15');
    },
  );

  test('is none of a publication either', async () => {
    await importRows([{ ...property, publishedAt: '2026-03-01' }]);
    await importRows([{ ...property, publishedAt: '1900-01-01' }]);
    expect((await stored()).published_at).toEqual(new Date('2026-03-01'));
  });
});

describe('a price that stands for none', () => {
  test.each([
    ['te koop', '1', null],
    ['te koop', '999,99', null],
    ['te koop', '1000', 100_000],
    ['te huur', '1', null],
    ['te huur', '10', 1000],
  ])('%s for %s euros', async (purpose, price, cents) => {
    const { notes } = await importRows([{ ...property, purpose, price, type: 'garage' }]);
    expect((await stored()).price_cents).toBe(cents);
    expect(notes).toHaveLength(cents === null ? 1 : 0);
  });

  test('leaves the stored price, unless that is none either', async () => {
    await importRows([property]);
    await importRows([{ ...property, price: '1' }]);
    expect((await stored()).price_cents).toBe(32_500_000);
    await database.updateTable('property').set({ price_cents: 100 }).execute();
    await importRows([{ ...property, price: '1' }]);
    expect((await stored()).price_cents).toBeNull();
  });
});

test.each([
  ['9000', 'Gent', 'C+', true],
  ['9000', 'Gent', 'H', true],
  ['9000', 'Gent', 'F', false],
  ['4000', 'Luik', 'C-', true],
  ['4000', 'Luik', 'A++', false],
  ['1000', 'Brussel', 'C-', false],
])('%s %s with the label %s: warned of %s', async (postalCode, city, energyLabel, isForeign) => {
  const { warnings } = await putProperty({ ...property, postalCode, city, energyLabel });
  const about = warnings.filter(({ field }) => field === 'energyLabel');
  expect(about).toHaveLength(isForeign ? 1 : 0);
});

test.each([
  [{ isNewBuild: 'ja' }, true],
  [{ isNewBuild: 'ja', taxRegime: 'vat' }, false],
  [{ isNewBuild: 'ja', purpose: 'te huur' }, false],
  [{}, false],
])('of the tax of %j it warns: %s', async (cells, isGuessed) => {
  const { warnings } = await putProperty({ ...property, ...cells });
  expect(warnings.some(({ field }) => field === 'taxRegime')).toBe(isGuessed);
});

describe('two homes at one address', () => {
  beforeAll(async () => {
    for (const reference of ['P1', 'P2']) await addProject(database, { reference });
  });

  const other = { ...property, sourceRef: 'A2', price: '320.000' };
  const same = (reference: string) =>
    `street: ${reference} is on offer at the same address: it may be the same home`;

  test('name each other, in one file and in two', async () => {
    expect((await importRows([property, other])).notes).toEqual([
      `warning line 2, ${same('2026-0002 (A2)')}`,
      `warning line 3, ${same('2026-0001 (A1)')}`,
    ]);
    expect((await importRows([{ ...other, street: 'VELDSTRAAT' }])).notes).toEqual([
      `warning line 2, ${same('2026-0001 (A1)')}`,
    ]);
    await database
      .updateTable('property')
      .set({ availability: 'sold' })
      .where('source_ref', '=', 'A1')
      .execute();
    expect((await importRows([other])).notes).toEqual([]);
  });

  test.each<[string, object, object]>([
    ['another number', {}, { houseNumber: '14' }],
    ['another box', { boxNumber: '1' }, { boxNumber: '2' }],
    ['one for sale and one to let', {}, { purpose: 'te huur' }],
    ['a house and its garage', {}, { type: 'garage' }],
    ['flats of other sizes', { type: 'appartement' }, { type: 'appartement', livingAreaM2: 80 }],
    ['no number', { houseNumber: '' }, { houseNumber: '' }],
    ['a draft', {}, { publication: 'draft' }],
  ])('%s: no word', async (_, one, two) => {
    expect(
      (
        await importRows([
          { ...property, ...one },
          { ...other, ...two },
        ])
      ).notes,
    ).toEqual([]);
  });

  test.each([
    ['P1', 'P1', 0],
    ['P1', 'P2', 2],
    ['P1', '', 2],
  ])('as units of the projects "%s" and "%s": %i words', async (one, two, count) => {
    const { notes } = await importRows([
      { ...property, projectReference: one },
      { ...other, projectReference: two },
    ]);
    expect(notes.filter((note) => note.includes('at the same address'))).toHaveLength(count);
  });

  test('flats of one size may be the same', async () => {
    const flat = { type: 'appartement' };
    expect(
      (
        await importRows([
          { ...property, ...flat },
          { ...other, ...flat },
        ])
      ).notes,
    ).toHaveLength(2);
  });
});
