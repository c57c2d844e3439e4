import { beforeEach, expect, it } from 'vitest';
import { carryOutPlans } from '#commands/property/carry-out-plans.ts';
import { planPublication } from '#commands/property/plan-publication.ts';
import { publishProperty } from '#commands/property/publish-property.ts';
import { saveEdit } from '#commands/property/save-edit.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';

const { database } = await testDatabase();
await loadPlaces(database);
const { region: _, type, ...details } = complete.flemishSale;
const lawful = { type, energy_label: 'c', energy_value: 240, details } as const;
const by = { database, now: new Date('2026-11-01T08:00:00Z'), actor: 'staff:sofie' };
const due = new Date('2026-12-01T07:00:00Z');
let id: number;

beforeEach(async () => {
  await database.deleteFrom('property').execute();
  id = await addProperty(database, lawful);
});

const row = () =>
  database
    .selectFrom('property')
    .select(['publication', 'price_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function plan(typed: string) {
  await saveEdit(by, {
    propertyId: id,
    key: 'priceCents',
    typed,
    seen: [41_250_000],
    client: 'a',
    sequence: 1,
  });
  await planPublication(by, { id, change: 'publish', at: due });
  return carryOutPlans(database, due);
}

it('puts what waits on the site where the property is there already', async () => {
  expect(await plan('399.000')).toEqual([{ propertyId: id, outcome: 'published' }]);
  expect(await row()).toEqual({ publication: 'published', price_cents: 39_900_000 });
  expect(await listEdits(database, id)).toEqual([]);
});

it('brings a withdrawn property back with what waits', async () => {
  await database.updateTable('property').set({ publication: 'withdrawn' }).where('id', '=', id).execute();
  expect(await plan('399.000')).toEqual([{ propertyId: id, outcome: 'published' }]);
  expect(await row()).toEqual({ publication: 'published', price_cents: 39_900_000 });
});

it('is forgotten once somebody publishes the property by hand', async () => {
  const plans = () => database.selectFrom('planned_publication').selectAll().execute();
  await planPublication(by, { id, change: 'publish', at: due });
  expect(await plans()).toHaveLength(1);
  expect(await publishProperty(by, { id })).toMatchObject({ outcome: 'was published' });
  expect(await plans()).toEqual([]);

  await database.updateTable('property').set({ publication: 'withdrawn' }).where('id', '=', id).execute();
  await planPublication(by, { id, change: 'publish', at: due });
  expect(await publishProperty(by, { id })).toMatchObject({ outcome: 'published' });
  expect(await plans()).toEqual([]);
});

it('is refused, and can be seen, where what waits cannot be read', async () => {
  expect(await plan('veel')).toEqual([{ propertyId: id, outcome: 'refused' }]);
  expect(await row()).toEqual({ publication: 'published', price_cents: 41_250_000 });
  const [kept] = await database.selectFrom('planned_publication').select('refused_at').execute();
  expect(kept?.refused_at).toEqual(due);
});

it('changes nothing where the law refuses the withdrawn property only after what waits', async () => {
  id = await addProperty(database, { publication: 'withdrawn' });
  expect(await plan('399.000')).toEqual([{ propertyId: id, outcome: 'refused' }]);
  expect(await row()).toEqual({ publication: 'withdrawn', price_cents: 41_250_000 });
  expect(await listEdits(database, id)).toMatchObject([{ key: 'priceCents', value: 39_900_000 }]);
});
