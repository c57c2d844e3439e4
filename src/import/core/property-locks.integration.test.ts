import { beforeAll, describe, expect, test } from 'vitest';
import { lockField, unlockField } from '#commands/property/field-lock.ts';
import { publishEdits } from '#commands/property/publish-edits.ts';
import { saveEdit } from '#commands/property/save-edit.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { listLocks } from '#database/property/property-edits.ts';
import { languages } from '#domain/language.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);
beforeAll(() => loadPlaces(database));

const by = { database, now: new Date('2026-11-23T14:30:00Z'), actor: 'staff:eline' };
const later = new Date('2026-11-23T15:00:00Z');
const locks = async (id: number) => (await listLocks(database, id)).map(({ key, offered }) => [key, offered]);

async function edit(propertyId: number, key: string, typed: string, seen: unknown): Promise<void> {
  const edit = { propertyId, key, typed, seen: [seen], client: 'a', sequence: 1 };
  expect(await saveEdit(by, edit)).toMatchObject({ outcome: 'saved' });
}

describe('a field that staff manage', () => {
  test('is left alone, and what the source says stands beside', async () => {
    await importRows([{ ...property, 'title.fr': 'Maison', bedrooms: 3 }]);
    const { id } = await stored();
    await edit(id, 'bedrooms', '4', 3);
    await edit(id, 'title.fr', 'Belle maison', 'Maison');
    expect(await publishEdits(by, { propertyId: id })).toMatchObject({ outcome: 'published' });
    const { tally } = await importRows([{ ...property, 'title.fr': '', bedrooms: 5, bathrooms: 2 }], {
      now: later,
    });
    expect(tally).toMatchObject({ changed: 1 });
    expect(await stored()).toMatchObject({
      bedrooms: 4,
      bathrooms: 2,
      title: { nl: 'Huis met tuin', fr: 'Belle maison' },
    });
    expect(await locks(id)).toEqual([
      ['bedrooms', 5],
      ['title.fr', null],
    ]);
  });

  test.each(languages)('is one text of it, in %s, whatever the source makes of it', async (language) => {
    const said = (text: string) =>
      Object.fromEntries(languages.map((each) => [`description.${each}`, `${text} ${each}`]));
    await importRows([{ ...property, ...said('first') }]);
    const { id } = await stored();
    const key = `description.${language}`;
    await edit(id, key, 'ours', `first ${language}`);
    await publishEdits(by, { propertyId: id });
    const expected = (text: string | undefined) =>
      Object.fromEntries(
        languages.flatMap((each) =>
          each === language ? [[each, 'ours']] : text ? [[each, `${text} ${each}`]] : [],
        ),
      );
    await importRows([{ ...property, ...said('second') }]);
    expect((await stored()).description).toEqual(expected('second'));
    await importRows([
      { ...property, ...Object.fromEntries(languages.map((each) => [`description.${each}`, ''])) },
    ]);
    expect((await stored()).description).toEqual(expected(undefined));
    await unlockField(by, { propertyId: id, key });
    await importRows([{ ...property, ...said('third') }]);
    expect((await stored()).description).toMatchObject({ [language]: `third ${language}` });
  });

  test('is given back to the source', async () => {
    await importRows([{ ...property, bedrooms: 3 }]);
    const { id } = await stored();
    expect(await lockField(by, { propertyId: id, key: 'bedrooms' })).toBe('locked');
    expect(await lockField(by, { propertyId: id, key: 'bedrooms' })).toBe('was locked');
    expect(await lockField(by, { propertyId: id, key: 'region' })).toBe('no such field');
    await importRows([{ ...property, bedrooms: 5 }]);
    expect((await stored()).bedrooms).toBe(3);
    expect(await unlockField(by, { propertyId: id, key: 'bedrooms' })).toBe(true);
    expect(await unlockField(by, { propertyId: id, key: 'bedrooms' })).toBe(false);
    await importRows([{ ...property, bedrooms: 5 }]);
    expect((await stored()).bedrooms).toBe(5);
  });

  test('does not follow from what is not', async () => {
    await importRows([property]);
    const { id } = await stored();
    await lockField(by, { propertyId: id, key: 'energyLabel' });
    await importRows([{ ...property, energyValue: '90' }]);
    expect(await stored()).toMatchObject({ energy_value: 90, energy_label: 'd' });
  });

  test('keeps the moment at which the source began to say so', async () => {
    await importRows([{ ...property, bedrooms: 3 }]);
    const { id } = await stored();
    await lockField(by, { propertyId: id, key: 'bedrooms' });
    await importRows([{ ...property, bedrooms: 5 }], { isRehearsal: true });
    expect(await locks(id)).toEqual([['bedrooms', null]]);
    await importRows([{ ...property, bedrooms: 5 }], { now: by.now });
    await importRows([{ ...property, bedrooms: 5 }], { now: later });
    expect(await listLocks(database, id)).toMatchObject([{ offered: 5, offered_at: by.now }]);
  });

  test('what is entered here needs none', async () => {
    const id = await addProperty(database, { bedrooms: 3 });
    await edit(id, 'bedrooms', '4', 3);
    await publishEdits(by, { propertyId: id });
    expect(await locks(id)).toEqual([]);
  });
});
