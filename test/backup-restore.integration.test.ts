import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { agencyToBackUp, query, storesIn, tablesIn } from './agency-to-back-up.ts';
import { filesOf, rowsOf } from './backups.ts';
import { addProperty } from './factories.ts';
import { commandLine } from './gevel.ts';

const { url, folder, backUp, elsewhereEmpty } = await agencyToBackUp();
const file = await backUp();
const rowsBefore = await rowsOf(url);
/** Sessions are not restored: people who have logged out since would be logged in again. */
const ended = { owner_session: [], owner_verification: [], staff_session: [], staff_verification: [] };
const rowsRestored: typeof rowsBefore = { ...rowsBefore, ...ended };
const filesBefore = await filesOf(folder);

const targets = {
  whole: await elsewhereEmpty('whole'),
  foreign: await elsewhereEmpty('foreign'),
  replaced: await elsewhereEmpty('replaced'),
  others: await elsewhereEmpty('others'),
  running: await elsewhereEmpty('running'),
};

describe('a backup', () => {
  it('is read by its owner alone', async () => {
    const modes = await Promise.all(
      [file, join(file, '..')].map(async (path) => (await stat(path)).mode & 0o777),
    );
    expect(modes).toEqual([0o600, 0o700]);
  });

  it('is restored elsewhere, each row of each table and each file', async () => {
    const there = targets.whole;
    const { status, out, err } = await there.gevel('restore', file);
    expect({ status, out, err }).toEqual({
      status: 0,
      out: expect.stringMatching(/^The site is back as it was on 20/),
      err: "Owners and staff are logged out, and links mailed to them no longer work: invite them again.\nIts mails are held until you run 'npm run gevel -- mails release'.\n",
    });
    const rowsAfter = await rowsOf(there.url);
    expect(Object.keys(rowsAfter)).toEqual(Object.keys(rowsBefore));
    for (const [table, rows] of Object.entries(rowsRestored)) expect(rowsAfter[table], table).toEqual(rows);
    for (const table of Object.keys(ended)) expect(rowsBefore[table], table).not.toEqual([]);
    expect(rowsBefore.property?.length).toBeGreaterThan(100);
    expect(await filesOf(there.directory)).toEqual(filesBefore);
    expect(Object.keys(filesBefore).length).toBeGreaterThan(50);
    // Sequences go on from where they were, even if the last row is gone.
    expect(rowsBefore.sequences).toContain(`property_id_seq ${(await addProperty(there.database)) - 1}`);
  });
});

it('a backup is restored on a server of others, where the site has its database and no special right', async () => {
  const { url: there, directory } = targets.foreign;
  const role = `agency_${randomBytes(6).toString('hex')}`;
  const name = new URL(there).pathname.slice(1);
  await query(there, `create role ${role} login password 'agency'; alter database ${name} owner to ${role}`);
  onTestFinished(async () => {
    await query(there, `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
  });
  const databaseUrl = Object.assign(new URL(there), { username: role, password: 'agency' }).href;
  const { gevel } = await commandLine(targets.foreign.database, storesIn(directory, databaseUrl));
  for (const flags of [[], ['--replace']]) {
    expect(await gevel('restore', file, ...flags)).toMatchObject({ status: 0 });
    expect(await rowsOf(there)).toEqual(rowsRestored);
  }
});

describe('a database that is not empty', () => {
  it('is left as it is, and replaced as a whole when that is said', async () => {
    const there = targets.replaced;
    await there.gevel('restore', file);
    await query(
      there.url,
      'delete from property; delete from mail_hold; create schema jobs; create table jobs.job ()',
    );
    const before = await rowsOf(there.url);
    expect(await there.gevel('restore', file)).toEqual({
      status: 1,
      out: '',
      err: 'This database is not empty: add --replace to remove its data and restore the backup.\n',
    });
    expect(await rowsOf(there.url)).toEqual(before);
    expect((await there.gevel('restore', file, '--replace')).status).toBe(0);
    expect(await rowsOf(there.url)).toEqual(rowsRestored);
    expect(await query(there.url, "select 1 from pg_namespace where nspname = 'jobs'")).toEqual([]);
    expect(await query(there.url, 'select 1 from mail_hold')).toHaveLength(1);
  });

  it('is never replaced where it is of another program', async () => {
    const there = targets.others;
    await query(there.url, 'create table bookkeeping ()');
    expect(await there.gevel('restore', file, '--replace')).toEqual({
      status: 1,
      out: '',
      err: 'This database has data of another program: it is not replaced.\n',
    });
    expect(await tablesIn(there.url)).toEqual([{ name: 'bookkeeping' }]);
  });

  it('is never replaced under a running site', async () => {
    const there = targets.running;
    const running = new Client({ connectionString: there.url, application_name: 'gevel' });
    await running.connect();
    expect(await there.gevel('restore', file)).toEqual({
      status: 1,
      out: '',
      err: 'The site is running on this database: stop it first.\n',
    });
    await running.end();
    expect(await tablesIn(there.url)).toEqual([]);
  });
});
