import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { migrate } from '#database/migrate.ts';
import { startJobs } from '#jobs/queue.ts';
import { asSuperuser } from '#test/as-superuser.ts';
import { siteRole } from './site-database.ts';
import { startEmbedded } from './supervisor.ts';

const directory = mkdtempSync(join(tmpdir(), 'gevel-role-'));
const embedded = await startEmbedded(directory);
const superuserUrl = asSuperuser(embedded.url);

afterAll(async () => {
  await embedded.stop();
  rmSync(directory, { recursive: true, force: true });
});

function open(url: string) {
  const database = openDatabase(url, { maxConnections: 2 });
  onTestFinished(() => database.destroy());
  return database;
}

describe('the site', () => {
  it.each([
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    'alter system set fsync = off',
    'create role another superuser',
    `alter role ${siteRole} superuser`,
    'select rolpassword from pg_authid',
  ])('may not: %s', async (command) => {
    await expect(sql.raw(command).execute(open(embedded.url))).rejects.toThrow(/permission denied/);
  });

  it('may do with its own database what a version needs', async () => {
    const database = open(embedded.url);
    await migrate(database);
    await sql
      .raw('drop table property cascade; drop schema public cascade; create schema public')
      .execute(database);
  });
});

it('gets what a version before made as the superuser', async () => {
  const server = open(superuserUrl.replace(/gevel$/, 'postgres'));
  await sql.raw('drop database gevel with (force)').execute(server);
  await sql.raw('create database gevel').execute(server);
  const before = open(superuserUrl);
  await migrate(before);
  await sql.raw("create type mood as enum ('a'); create domain short as text").execute(before);
  const jobs = await startJobs(before, [], pino({ level: 'silent' }));
  await jobs.stop();

  const [one, other] = await Promise.all([startEmbedded(directory), startEmbedded(directory)]);
  onTestFinished(async () => {
    await one.stop();
    await other.stop();
  });
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
      where relowner <> ${siteRole}::regrole and n.nspname in ('public', 'jobs')
    union all select proname from pg_proc p join pg_namespace n on n.oid = pronamespace
      where proowner <> ${siteRole}::regrole and n.nspname in ('public', 'jobs')
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select datname from pg_database
      where datname = 'gevel' and datdba <> ${siteRole}::regrole
  `.execute(before);
  expect(rows).toEqual([]);

  const after = open(one.url);
  await migrate(after);
  const again = await startJobs(after, [], pino({ level: 'silent' }));
  await again.stop();
  await sql.raw("alter type mood add value 'b'; alter table property add column probe short").execute(after);
  await sql.raw('drop schema jobs cascade; drop schema public cascade; create schema public').execute(after);
});
