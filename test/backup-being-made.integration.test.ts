import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { agencyToBackUp, query } from './agency-to-back-up.ts';
import { rowsOf } from './backups.ts';

const { database, url, folder, elsewhere, site, backUp, elsewhereEmpty } = await agencyToBackUp();
const lacking = await elsewhereEmpty('lacking');
const another = await elsewhereEmpty('another');

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
  expect(await lacking.gevel('restore', out.trim())).toMatchObject({ status: 0 });
  expect((await rowsOf(lacking.url)).picture).toEqual((await rowsOf(url)).picture);
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
  expect((await another.gevel('restore', meanwhile)).status).toBe(0);
  const alone = await query(
    another.url,
    `select from_path from redirect where from_path not in (select subject from audit_entry)
     union all select subject from audit_entry where action = 'meanwhile' and subject not in (select from_path from redirect)`,
  );
  expect(alone).toEqual([]);
  const [{ last } = { last: 0 }] = (await query(url, 'select count(*)::int as last from redirect')) as {
    last: number;
  }[];
  expect(last).toBeGreaterThan(10);
});
