import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, expect } from 'vitest';
import { diskStorage } from '#images/storage.ts';
import { storeFilm } from '#images/store-film.ts';
import { emptyDatabase } from './database.ts';
import { demoAgency } from './demo-agency.ts';
import { addProperty } from './factories.ts';
import { commandLine } from './gevel.ts';

export const storesIn = (dataDirectory: string, databaseUrl: string) => ({
  databaseUrl,
  files: {
    pictures: diskStorage(join(dataDirectory, 'pictures')),
    documents: diskStorage(join(dataDirectory, 'documents')),
    films: diskStorage(join(dataDirectory, 'films')),
  },
  backupTo: undefined,
  objectServer: { endpoint: undefined, region: 'us-east-1' },
});

export async function query(databaseUrl: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

export const tablesIn = (databaseUrl: string) =>
  query(databaseUrl, "select tablename as name from pg_tables where schemaname = 'public'");

/**
 * The demo agency with data that is hard to keep, its command line, and a folder for what is restored: `await
 * agencyToBackUp()` at the top of the file.
 */
export async function agencyToBackUp() {
  const { database, url, folder } = await demoAgency();
  const elsewhere = await mkdtemp(join(tmpdir(), 'gevel-restored-'));
  afterAll(() => rm(elsewhere, { recursive: true }));

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

  /** An empty database and folder, with the command line on them. */
  async function elsewhereEmpty(name: string) {
    const target = await emptyDatabase();
    const directory = join(elsewhere, name);
    const { gevel } = await commandLine(target.database, storesIn(directory, target.url));
    return { ...target, directory, gevel };
  }

  return { database, url, folder, elsewhere, site, backUp, elsewhereEmpty };
}
