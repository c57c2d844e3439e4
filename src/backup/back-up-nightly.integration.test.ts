import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { diskStorage } from '#images/storage.ts';
import { testDatabase } from '#test/database.ts';
import { backUpNightly } from './back-up-nightly.ts';

const { database, url: databaseUrl } = await testDatabase();
const directory = await mkdtemp(join(tmpdir(), 'gevel-nightly-'));
afterAll(() => rm(directory, { recursive: true }));
const backups = join(directory, 'backups');
const objectServer = { endpoint: undefined, region: 'us-east-1' };
const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) });
const files = {
  pictures: diskStorage(join(directory, 'pictures')),
  documents: diskStorage(join(directory, 'documents')),
  films: diskStorage(join(directory, 'films')),
};

async function backUp(time: string, backupTo: string | undefined = backups): Promise<string[]> {
  const now = () => new Date(time);
  await backUpNightly({}, { databaseUrl, files, log, now, environment: { backupTo, objectServer } });
  return (await readdir(backups)).sort();
}

beforeEach(async () => {
  logged.length = 0;
  await rm(backups, { recursive: true, force: true });
});

it('each night there is one more, and of the old ones those of days, weeks and months stay', async () => {
  let names: string[] = [];
  for (let day = 1; day <= 30; day++)
    names = await backUp(`2026-11-${String(day).padStart(2, '0')}T03:20:00Z`);
  const days = names.map((name) => Number(name.slice(14, 16)));
  expect(days).toEqual([15, 22, 24, 25, 26, 27, 28, 29, 30]);
  expect(logged.at(-1)).toMatchObject({ backup: join(backups, names.at(-1) ?? ''), removed: 2 });
});

it('what a killed one has left is removed after a day, what others keep there is not', async () => {
  await backUp('2026-11-01T03:20:00Z');
  const left = (name: string) => `.gevel-2026-11-01T03-20-00Z.tar.${name}.unfinished`;
  for (const name of [left('old'), left('young'), 'notes.txt']) await writeFile(join(backups, name), '');
  const dayAgo = new Date(Date.now() - 24 * 3_600_000 - 1000);
  await utimes(join(backups, left('old')), dayAgo, dayAgo);
  const names = await backUp('2026-11-02T03:20:00Z');
  expect(names).toEqual(expect.arrayContaining([left('young'), 'notes.txt']));
  expect(names).not.toContain(left('old'));
});

it('is an error in the log where a file is missing, and is made all the same', async () => {
  await database
    .insertInto('picture')
    .values({
      id: 'gone',
      original_key: 'originals/gone.jpg',
      mime_type: 'image/jpeg',
      width: 1,
      height: 1,
      size_bytes: 1,
      thumbhash: '',
    })
    .execute();
  expect(await backUp('2026-11-01T03:20:00Z')).toHaveLength(1);
  expect(logged).toMatchObject([{ level: 50, missing: ['pictures/originals/gone.jpg'] }, { level: 30 }]);
  await database.deleteFrom('picture').execute();
});

it('does nothing where no place is set', async () => {
  await backUpNightly(
    {},
    { databaseUrl, files, log, now: () => new Date(), environment: { backupTo: undefined, objectServer } },
  );
  expect(logged).toEqual([]);
});
