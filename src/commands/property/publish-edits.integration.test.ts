import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listEdits, listExemptions } from '#database/property/property-edits.ts';
import { listPropertyHistory } from '#database/property/property-history.ts';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { discardEdits } from './discard-edits.ts';
import { endExemption, exemptField } from './exempt-field.ts';
import { endPresence, notePresence } from './presence.ts';
import { publishEdits } from './publish-edits.ts';
import { publishProperty } from './publish-property.ts';
import { saveEdit } from './save-edit.ts';

const { database } = await testDatabase();
beforeAll(() => loadPlaces(database));

const now = new Date('2026-11-23T14:30:00Z');
const eline = { database, now, actor: 'staff:eline' };
const sofie = { database, now, actor: 'staff:sofie' };
let id: number;
let count = 0;

const { region: _, type, ...details } = complete.flemishSale;

beforeEach(async () => {
  await database.deleteFrom('audit_entry').execute();
  id = await addProperty(database, { type, energy_label: 'c', energy_value: 240, details });
});

const stored = () =>
  database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const keys = async () => (await listEdits(database, id)).map(({ key }) => key);
const actions = async () =>
  (await database.selectFrom('audit_entry').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );

function save(by: typeof eline, key: string, typed: string, seen: unknown) {
  count += 1;
  return saveEdit(by, { propertyId: id, key, typed, seen: [seen], client: by.actor, sequence: count });
}

describe('publishEdits', () => {
  test('stores all that waits at once, by whoever publishes, and leaves a trace', async () => {
    await save(eline, 'priceCents', '649.000', 41_250_000);
    await save(sofie, 'title.nl', 'Villa', null);
    expect(await publishEdits(sofie, { propertyId: id })).toEqual({
      outcome: 'published',
      keys: ['priceCents', 'title.nl'],
      warnings: [],
    });
    expect(await stored()).toMatchObject({
      price_cents: 64_900_000,
      title: { nl: 'Villa' },
      publication: 'published',
    });
    expect(await keys()).toEqual([]);
    const history = await listPropertyHistory(database, { propertyId: id, most: 9 });
    expect(history.map(({ field, actor }) => [field, actor])).toEqual([
      ['title.nl', 'staff:sofie'],
      ['price_cents', 'staff:sofie'],
    ]);
    expect(await actions()).toEqual(['property.edit priceCents title.nl']);
    expect(await publishEdits(sofie, { propertyId: id })).toEqual({ outcome: 'nothing to publish' });
  });

  test('only the fields that are named', async () => {
    await save(eline, 'priceCents', '649.000', 41_250_000);
    await save(eline, 'bedrooms', 'vier', null);
    expect(await publishEdits(eline, { propertyId: id, keys: ['priceCents'] })).toMatchObject({
      outcome: 'published',
    });
    expect(await keys()).toEqual(['bedrooms']);
  });

  test('derives what follows, as the import does', async () => {
    await save(eline, 'postalCode', '8000', '9000');
    await save(eline, 'city', 'BRUGES', 'Gent');
    await publishEdits(eline, { propertyId: id });
    expect(await stored()).toMatchObject({
      city: 'Bruges',
      region: 'flanders',
      place_id: expect.any(Number),
    });
  });

  test('does not publish again what was withdrawn', async () => {
    await database.updateTable('property').set({ publication: 'withdrawn' }).where('id', '=', id).execute();
    await save(eline, 'bedrooms', '4', null);
    await publishEdits(eline, { propertyId: id });
    expect(await stored()).toMatchObject({ bedrooms: 4, publication: 'withdrawn' });
  });

  test('refuses to take away what the law wants, unless somebody says why', async () => {
    await save(eline, 'buildingPermit', '', 'vg');
    const refused = await publishEdits(eline, { propertyId: id });
    expect(refused).toMatchObject({
      outcome: 'refused',
      missing: [{ id: 'F11', law: { article: 'art. 5.2.6' } }],
    });
    expect((await stored()).details).toHaveProperty('buildingPermit');
    expect(await publishEdits(eline, { propertyId: id, despite: 'Komt morgen' })).toMatchObject({
      outcome: 'published',
    });
    expect((await stored()).details).not.toHaveProperty('buildingPermit');
    expect(await actions()).toEqual(['property.edit buildingPermit despite F11: Komt morgen']);
  });

  test('what it lacked before stands in the way of nothing', async () => {
    await database.updateTable('property').set({ details: {} }).where('id', '=', id).execute();
    await save(eline, 'priceCents', '649.000', 41_250_000);
    expect(await publishEdits(eline, { propertyId: id })).toMatchObject({ outcome: 'published' });
  });

  test('never takes away the rent of a home in Brussels', async () => {
    await database
      .updateTable('property')
      .set({ purpose: 'rent', region: 'brussels', postal_code: '1000', city: 'Bruxelles' })
      .where('id', '=', id)
      .execute();
    await save(eline, 'publishPrice', 'nee', true);
    expect(await publishEdits(eline, { propertyId: id, despite: 'Toch' })).toMatchObject({
      outcome: 'never',
    });
  });

  test('refuses what is no property together', async () => {
    await save(eline, 'postalCode', '8000', '9000');
    await database.updateTable('property_edit').set({ value: '"9999"' }).execute();
    expect(await publishEdits(eline, { propertyId: id })).toMatchObject({
      outcome: 'problems',
      problems: [{ field: 'postalCode', problem: 'NO_SUCH_POSTAL_CODE' }],
    });
  });

  test('there is no such property', async () => {
    expect(await publishEdits(eline, { propertyId: 999_999 })).toEqual({ outcome: 'no such property' });
  });
});

describe('discardEdits', () => {
  test('takes back what is named, or all', async () => {
    await save(eline, 'priceCents', '649.000', 41_250_000);
    await save(sofie, 'title.nl', 'Villa', null);
    await save(sofie, 'bedrooms', '4', null);
    expect(await discardEdits(eline, id, ['bedrooms', 'nonsense'])).toEqual(['bedrooms']);
    expect(await discardEdits(eline, id)).toEqual(['priceCents', 'title.nl']);
    expect(await discardEdits(eline, id)).toEqual([]);
    expect(await actions()).toEqual(['property.discard bedrooms', 'property.discard priceCents title.nl']);
  });
});

describe('what is not applicable', () => {
  test('is not asked for any more, until it is', async () => {
    await database
      .updateTable('property')
      .set({ publication: 'draft', details: { ...details, buildingPermit: undefined } })
      .where('id', '=', id)
      .execute();
    expect(await publishProperty(eline, { id })).toMatchObject({
      outcome: 'refused',
      missing: [{ id: 'F11' }],
    });
    const exempt = (key: 'buildingPermit' | 'bedrooms', reason: string) =>
      exemptField(eline, { propertyId: id, key, reason });
    expect(await exempt('bedrooms', 'Geen')).toBe('not asked for');
    expect(await exempt('buildingPermit', ' ')).toBe('no reason');
    expect(await exempt('buildingPermit', 'Van voor 1962')).toBe('exempted');
    expect(await listExemptions(database, id)).toEqual([
      { key: 'buildingPermit', reason: 'Van voor 1962', actor: 'staff:eline', at: now },
    ]);
    expect(await publishProperty(eline, { id })).toEqual({ outcome: 'published', missing: [] });
    expect(await endExemption(eline, { propertyId: id, key: 'buildingPermit' })).toBe(true);
    expect(await endExemption(eline, { propertyId: id, key: 'buildingPermit' })).toBe(false);
    expect(await actions()).toEqual([
      'property.exempt buildingPermit: Van voor 1962',
      'property.publish',
      'property.end-exemption buildingPermit',
    ]);
  });
});

describe('notePresence', () => {
  test('tells who else has it open, until a while after the last word', async () => {
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(await notePresence(eline, id)).toEqual([]);
    expect(await notePresence({ ...sofie, now: later(49) }, id)).toEqual([
      { actor: 'staff:eline', seenAt: now },
    ]);
    expect(await notePresence({ ...sofie, now: later(50) }, id)).toEqual([]);
    expect(await notePresence({ ...eline, now: later(50) }, id)).toHaveLength(1);
    await endPresence(sofie, id);
    expect(await notePresence({ ...eline, now: later(51) }, id)).toEqual([]);
  });
});
