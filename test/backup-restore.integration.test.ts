import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { readArchive } from '#backup/archive/read-archive.ts';
import { type FileToArchive, writeArchive } from '#backup/archive/write-archive.ts';
import { diskStorage } from '#images/storage.ts';
import { storeFilm } from '#images/store-film.ts';
import { filesOf, rowsOf } from './backups.ts';
import { emptyDatabase } from './database.ts';
import { howOften } from './deep.ts';
import { demoAgency } from './demo-agency.ts';
import { addProperty } from './factories.ts';
import { commandLine } from './gevel.ts';

const { database, url, folder } = await demoAgency();
const elsewhere = await mkdtemp(join(tmpdir(), 'gevel-restored-'));
afterAll(() => rm(elsewhere, { recursive: true }));

const storesIn = (dataDirectory: string, databaseUrl: string) => ({
  databaseUrl,
  files: {
    pictures: diskStorage(join(dataDirectory, 'pictures')),
    documents: diskStorage(join(dataDirectory, 'documents')),
    films: diskStorage(join(dataDirectory, 'films')),
  },
  backupTo: undefined,
  objectServer: { endpoint: undefined, region: 'us-east-1' },
});

// Characters that are hard to write in a column of text, and rows of kinds that the demo does not have.
const awkward = 'tab\tline\nreturn\rbackslash\\N \\. “quotes” \' " é 家 𝄞 ';
const propertyId = await addProperty(database, {
  title: { nl: awkward },
  lede: { nl: '' },
  latitude: 51.1 / 3,
});
// One row is so large that it becomes a part of its own, between others.
for (const html of ['', randomBytes(2_200_000).toString('hex'), null])
  await database
    .insertInto('mail_message')
    .values({ template: awkward, language: 'nl', recipient: '', data: { awkward }, html })
    .execute();
await sql`insert into audit_entry (actor, action, subject, at)
  select 'command', repeat('a', 100), ${awkward}, to_timestamp(n + 0.123456) from generate_series(1, 20000) n`.execute(
  database,
);
await database.deleteFrom('property').where('id', '=', propertyId).execute();
await addProperty(database, { title: { nl: awkward }, lede: { nl: '' }, latitude: 51.1 / 3 });
const source = storesIn(folder, url);
await storeFilm(
  source.files.films,
  Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), randomBytes(100_000)]),
);

for (const kind of ['owner', 'staff']) {
  await sql`insert into ${sql.table(`${kind}_session`)} (${sql.ref(`${kind}_id`)}, token, expires_at)
    select id, 'token', now() + interval '1 day' from ${sql.table(kind)} limit 1`.execute(database);
  await sql`insert into ${sql.table(`${kind}_verification`)} (identifier, value, expires_at)
    values ('a-link', 'x', now() + interval '1 day')`.execute(database);
}

const site = await commandLine(database, source);

async function backUp(): Promise<string> {
  const { status, out, err } = await site.gevel('backup', '--to', 'backups');
  expect({ status, err }).toEqual({
    status: 0,
    err: expect.stringMatching(/^\d+ rows of \d+ tables, .*1 films\n$/),
  });
  return out.trim();
}

const file = await backUp();
const rowsBefore = await rowsOf(url);
/** Sessions are not restored: people who have logged out since would be logged in again. */
const ended = { owner_session: [], owner_verification: [], staff_session: [], staff_verification: [] };
const rowsRestored: typeof rowsBefore = { ...rowsBefore, ...ended };
const filesBefore = await filesOf(folder);

async function query(databaseUrl: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

/** An empty database and folder, with the command line on them. */
async function elsewhereEmpty(name: string) {
  const target = await emptyDatabase();
  const directory = join(elsewhere, name);
  const { gevel } = await commandLine(target.database, storesIn(directory, target.url));
  return { ...target, directory, gevel };
}

const tablesIn = (databaseUrl: string) =>
  query(databaseUrl, "select tablename as name from pg_tables where schemaname = 'public'");

const targets = {
  whole: await elsewhereEmpty('whole'),
  foreign: await elsewhereEmpty('foreign'),
  replaced: await elsewhereEmpty('replaced'),
  others: await elsewhereEmpty('others'),
  running: await elsewhereEmpty('running'),
  damaged: await elsewhereEmpty('damaged'),
  newer: await elsewhereEmpty('newer'),
  lacking: await elsewhereEmpty('lacking'),
  meanwhile: await elsewhereEmpty('meanwhile'),
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

describe('a backup that is not as it was written', () => {
  const there = targets.damaged;
  const damaged = join(elsewhere, 'damaged.tar');
  const bytes = readFileSync(file);
  const count = howOften({ inShort: 4, inDepth: 60 });
  const places = Array.from({ length: count }, (_, index) =>
    Math.floor(((index + 0.5) / count) * bytes.length),
  );

  async function expectRefusal(changed: Buffer): Promise<void> {
    await writeFile(damaged, changed);
    const { status, err } = await there.gevel('restore', damaged);
    expect({ status, err }).toEqual({
      status: 1,
      err: expect.stringMatching(/^(The|This is not a) backup .*\.\n$/),
    });
    expect(await tablesIn(there.url)).toEqual([]);
    expect(await filesOf(there.directory)).toEqual({});
  }

  it('is refused when a byte was changed, and nothing is touched', async () => {
    for (const place of [...places, 0, bytes.length - 1, bytes.length - 1500]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await expectRefusal(changed);
    }
  });

  it('is refused when it is cut off, and nothing is touched', async () => {
    for (const length of [...places, 0, bytes.length - 1, bytes.length - 512, bytes.length - 2048])
      await expectRefusal(bytes.subarray(0, length));
  });

  /** Changes the content or name of a file and seals the backup anew, as an attacker would. */
  async function tampered(
    which: RegExp,
    change: (name: string, content: Buffer) => [string, Buffer],
  ): Promise<Buffer> {
    async function* changed(): AsyncGenerator<FileToArchive> {
      for await (const { name, content } of readArchive(Readable.from([bytes]))) {
        const whole = await buffer(content);
        const [newName, newContent] = which.test(name) ? change(name, whole) : [name, whole];
        yield { name: newName, sizeBytes: newContent.length, content: [newContent] };
      }
    }
    return buffer(writeArchive(changed(), new Date()));
  }

  const place = /^database\/place\//;
  const manifest = /^manifest\.json$/;
  it.each([
    [
      'a name that leads out',
      /^films\//,
      () => ['films/../../planted.mp4', Buffer.from('x')],
      /has an unexpected file/,
    ],
    [
      'a manifest that is no JSON',
      manifest,
      (name) => [name, Buffer.from('{')],
      /list of contents cannot be read/,
    ],
    [
      'a manifest of many levels',
      manifest,
      (name) => [name, Buffer.from('['.repeat(100_000) + ']'.repeat(100_000))],
      /Another version/,
    ],
    ['rows that are not packed', place, (name) => [name, Buffer.from('x')], /rows of the backup cannot/],
    ['rows of something else', place, (name) => [name, gzipSync('x\ty\n')], /rows of the backup cannot/],
    [
      'rows that name what is not there',
      /^database\/media\//,
      (name, packed) => [
        name,
        gzipSync(
          gunzipSync(packed)
            .toString()
            .replace(/^(\d+)\t\d+/, '$1\t999999'),
        ),
      ],
      /rows of the backup cannot/,
    ],
    [
      'numbers that no sequence gives',
      manifest,
      (name, text) => [
        name,
        Buffer.from(text.toString().replace(/"last": "\d+"/, `"last": "${'9'.repeat(30)}"`)),
      ],
      /rows of the backup cannot/,
    ],
  ] as [string, RegExp, (name: string, content: Buffer) => [string, Buffer], RegExp][])(
    'is refused with a sentence though its seal holds: %s',
    async (_, which, change, because) => {
      await writeFile(damaged, await tampered(which, change));
      const { status, err } = await there.gevel('restore', damaged);
      expect({ status, err }).toEqual({ status: 1, err: expect.stringMatching(because) });
      expect(err).toMatch(/^[^\n]+\.\n$/);
      expect(await tablesIn(there.url)).toEqual([]);
    },
  );

  it('is named when it is not there at all', async () => {
    const missing = join(elsewhere, 'missing.tar');
    expect(await there.gevel('restore', missing)).toEqual({
      status: 1,
      out: '',
      err: expect.stringMatching(/^The backup cannot be read: ENOENT.*missing\.tar'\n$/),
    });
  });
});

it('a backup of a newer version is refused', async () => {
  await query(url, "insert into migration values ('9999-of-tomorrow', 'x')");
  const newer = await backUp();
  await query(url, "delete from migration where name = '9999-of-tomorrow'");
  const there = targets.newer;
  expect(await there.gevel('restore', newer)).toMatchObject({
    status: 1,
    err: 'The backup was made by a newer version of the program, with the migration 9999-of-tomorrow: update the program first.\n',
  });
});

it('a backup says which files are not there, and ends with 1', async () => {
  const picture = await database
    .selectFrom('picture')
    .select('original_key')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const original = join(folder, 'pictures', picture.original_key);
  const bytes = await readFile(original);
  await rm(original);
  const { status, out, err } = await site.gevel('backup', '--to', 'backups');
  await writeFile(original, bytes);
  expect(status).toBe(1);
  expect(err).toContain(`pictures/${picture.original_key} is missing, although the database names it\n`);
  const there = targets.lacking;
  expect(await there.gevel('restore', out.trim())).toMatchObject({ status: 0 });
  expect((await rowsOf(there.url)).picture).toEqual((await rowsOf(url)).picture);
});

it('a backup that cannot be written leaves nothing', async () => {
  await writeFile(join(elsewhere, 'no-folder'), '');
  const result = await site.gevel('backup', '--to', join(elsewhere, 'no-folder'));
  expect(result).toMatchObject({ status: 1, err: expect.stringMatching(/^The backup cannot be written: E/) });
});

it('a backup is one moment, whatever is written meanwhile', async () => {
  let isDone = false;
  const writer = async (name: string) => {
    for (let number = 0; !isDone; number++)
      await database.transaction().execute(async (transaction) => {
        await sql`insert into redirect (from_path, to_address) values (${`/${name}/${number}`}, '/')`.execute(
          transaction,
        );
        await sql`insert into audit_entry (actor, action, subject)
          values ('command', 'meanwhile', ${`/${name}/${number}`})`.execute(transaction);
      });
  };
  const writers = ['one', 'two', 'three'].map(writer);
  const meanwhile = await backUp();
  isDone = true;
  await Promise.all(writers);
  const there = targets.meanwhile;
  expect((await there.gevel('restore', meanwhile)).status).toBe(0);
  const alone = await query(
    there.url,
    `select from_path from redirect where from_path not in (select subject from audit_entry)
     union all select subject from audit_entry where action = 'meanwhile' and subject not in (select from_path from redirect)`,
  );
  expect(alone).toEqual([]);
  const [{ last } = { last: 0 }] = (await query(url, 'select count(*)::int as last from redirect')) as {
    last: number;
  }[];
  expect(last).toBeGreaterThan(10);
});
