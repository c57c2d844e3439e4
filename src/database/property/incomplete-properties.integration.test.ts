import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { type Judgements, judgeProperties } from './incomplete-properties.ts';

const { database } = await testDatabase();
const today = '2026-11-23';
const { region, type, ...details } = complete.flemishSale;
const lawful = { type, region, energy_label: 'c', energy_value: 240, details };
const { zoning: _, ...without } = details;
const unlawful = { ...lawful, details: without };

beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const judged = (before?: Judgements, day = today) => judgeProperties(database, day, before);

const told = ({ byProperty }: Judgements) =>
  [...byProperty].map(([id, { isPublished, isLacking }]) => ({ id, isPublished, isLacking }));

const declare = (property_id: number, key: string) =>
  database
    .insertInto('property_exemption')
    .values({ property_id, key, reason: 'Geen', actor: 'staff:eline', at: new Date() })
    .execute();

test('judges what is open, published or a draft, and by what the law blocks', async () => {
  const whole = await addProperty(database, lawful);
  const lacking = await addProperty(database, unlawful);
  const lifted = await addProperty(database, unlawful);
  const draft = await addProperty(database, { ...unlawful, publication: 'draft' });
  await addProperty(database, { ...unlawful, publication: 'withdrawn' });
  await addProperty(database, { ...unlawful, availability: 'sold' });
  await declare(lifted, 'zoning');
  expect(told(await judged())).toEqual([
    { id: whole, isPublished: true, isLacking: false },
    { id: lacking, isPublished: true, isLacking: true },
    { id: lifted, isPublished: true, isLacking: false },
    { id: draft, isPublished: false, isLacking: true },
  ]);
});

test('judges again what changed, came and went', async () => {
  const mended = await addProperty(database, unlawful);
  const spoilt = await addProperty(database, lawful);
  const lifted = await addProperty(database, unlawful);
  const sold = await addProperty(database, unlawful);
  const deleted = await addProperty(database, unlawful);
  const before = await judged();
  const change = (id: number, to: object) =>
    database.updateTable('property').set(to).where('id', '=', id).execute();
  await change(mended, { details: JSON.stringify(details) });
  await change(spoilt, { details: JSON.stringify(without) });
  await change(sold, { availability: 'sold' });
  await declare(lifted, 'zoning');
  await database.deleteFrom('property').where('id', '=', deleted).execute();
  const added = await addProperty(database, unlawful);
  const after = await judged(before);
  expect(told(after)).toEqual([
    { id: mended, isPublished: true, isLacking: false },
    { id: spoilt, isPublished: true, isLacking: true },
    { id: lifted, isPublished: true, isLacking: false },
    { id: added, isPublished: true, isLacking: true },
  ]);
  await database.deleteFrom('property_exemption').execute();
  await change(sold, { availability: 'available' });
  const lacking = told(await judged(after)).filter(({ isLacking }) => isLacking);
  expect(lacking.map(({ id }) => id)).toEqual([spoilt, lifted, sold, added]);
});

test('reads nothing of what is as it was, and all of it on another day', async () => {
  const id = await addProperty(database, unlawful);
  const before = await judged();
  const marked = {
    today,
    byProperty: new Map(
      [...before.byProperty].map(([each, judged]) => [each, { ...judged, isLacking: false }]),
    ),
  };
  expect(told(await judged(marked))).toEqual([{ id, isPublished: true, isLacking: false }]);
  expect(told(await judged(marked, '2026-11-24'))).toEqual([{ id, isPublished: true, isLacking: true }]);
});

test('a row that another transaction wrote alike is another version', async () => {
  await addProperty(database, unlawful);
  const [before] = (await judged()).byProperty.values();
  await sql`update property set reference = reference`.execute(database);
  const [after] = (await judged()).byProperty.values();
  expect(after?.version).not.toBe(before?.version);
});
