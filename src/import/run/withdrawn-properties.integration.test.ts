import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { withdrawProperty } from '#commands/property/withdraw-property.ts';
import { plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-withdrawn-'));
afterAll(() => rm(directory, { recursive: true }));
const now = new Date('2026-11-24T09:00:00Z');
const { add, run } = plantedSource({ database, directory, now: () => now });
const homes = [1, 2, 3].map((id) => plantedHome(id));

const publications = async () =>
  (await database.selectFrom('property').select('publication').orderBy('source_ref').execute()).map(
    ({ publication }) => publication,
  );

beforeEach(async () => {
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
  await add();
});

it('takes off the site what is gone, also when the run before it broke off just then', async () => {
  await run(homes);
  await sql`create function refuse_withdrawal() returns trigger language plpgsql as
    $$ begin raise exception 'broken off'; end $$`.execute(database);
  await sql`create trigger refuse_withdrawal before update on property for each row
    when (new.publication = 'withdrawn') execute function refuse_withdrawal()`.execute(database);
  onTestFinished(async () => {
    await sql`drop function if exists refuse_withdrawal() cascade`.execute(database);
  });
  await expect(run(homes.slice(1))).rejects.toThrow('broken off');
  expect(await publications()).toEqual(['published', 'published', 'published']);
  await sql`drop function refuse_withdrawal() cascade`.execute(database);
  expect((await run(homes.slice(1))).counts.withdrawn).toBe(1);
  expect(await publications()).toEqual(['withdrawn', 'published', 'published']);
});

it('takes off the site what its source hides only together with the note that it did', async () => {
  await run(homes);
  await sql`create function refuse_note() returns trigger language plpgsql as
    $$ begin raise exception 'broken off'; end $$`.execute(database);
  await sql`create trigger refuse_note before update on import_record for each row
    when (new.outcome = 'withdrawn') execute function refuse_note()`.execute(database);
  onTestFinished(async () => {
    await sql`drop function if exists refuse_note() cascade`.execute(database);
  });
  const hidden = [plantedHome(1, {}, { visibility: 'withdraw' }), ...homes.slice(1)];
  await run(hidden).catch(() => undefined);
  expect(await publications()).toEqual(['published', 'published', 'published']);
  await sql`drop function refuse_note() cascade`.execute(database);
  await run(hidden);
  expect(await publications()).toEqual(['withdrawn', 'published', 'published']);
  await run(homes);
  expect(await publications()).toEqual(['published', 'published', 'published']);
});

it('brings back what the source withdrew, also when it came with an error first', async () => {
  await run(homes);
  await run(homes.slice(1));
  const broken = plantedHome(1, { zip: '99' });
  expect((await run([broken, ...homes.slice(1)])).counts.bad).toBe(1);
  expect(await publications()).toEqual(['withdrawn', 'published', 'published']);
  await run(homes);
  expect(await publications()).toEqual(['published', 'published', 'published']);
});

it('brings back nothing that a person withdrew, with an error in between or without', async () => {
  await run(homes);
  const { id } = await database
    .selectFrom('property')
    .select('id')
    .where('source_ref', '=', '1')
    .executeTakeFirstOrThrow();
  await withdrawProperty({ database, now, actor: 'staff:eline' }, id);
  await run([plantedHome(1, { zip: '99' }), ...homes.slice(1)]);
  await run(homes);
  expect(await publications()).toEqual(['withdrawn', 'published', 'published']);
});
