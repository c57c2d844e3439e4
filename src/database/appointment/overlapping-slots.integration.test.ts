import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addAgent, addProperty } from '#test/factories.ts';

const { database } = await testDatabase();
const file = join(import.meta.dirname, '..', 'migrations', '0042-calendar-of-agents.sql');
/** The part of the migration about times that overlap. */
const text = await readFile(file, 'utf8');
const migration = text.slice(text.indexOf('do $$'), text.indexOf('create index appointment_of_agent'));

it('times that overlapped before there was a constraint stay, and no new ones come', async () => {
  await sql`alter table viewing_slot drop constraint viewing_slot_one_at_once, drop column may_overlap`.execute(
    database,
  );
  const agent_id = await addAgent(database);
  const other = await addAgent(database);
  const add = async (agent: number, from: string, to: string) =>
    sql`insert into viewing_slot (property_id, agent_id, starts_at, ends_at)
      values (${await addProperty(database)}, ${agent}, ${`2030-01-02T${from}Z`}, ${`2030-01-02T${to}Z`})`.execute(
      database,
    );
  await add(agent_id, '10:00', '10:40');
  await add(agent_id, '10:30', '11:00');
  await add(other, '10:00', '10:40');
  await sql.raw(migration).execute(database);
  const { rows } = await sql<{
    may_overlap: boolean;
  }>`select may_overlap from viewing_slot order by id`.execute(database);
  expect(rows.map((row) => row.may_overlap)).toEqual([false, true, false]);
  await expect(add(agent_id, '10:39', '11:30')).rejects.toThrow(/viewing_slot_one_at_once/);
  await add(agent_id, '11:00', '11:30');
});
