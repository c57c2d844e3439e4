import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openFiles, type SiteFiles } from '#images/site-files.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';
import { startObjectServer } from '#test/object-server.ts';

const { database } = await testDatabase();
const { gevel, directory, pictures, documents, films } = await commandLine(database);
const server = await startObjectServer();
for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.remove();
});

const film = '0123456789abcdef0123.mp4';
await database
  .insertInto('picture')
  .values({
    id: '0a',
    original_key: 'originals/0a.jpg',
    mime_type: 'image/jpeg',
    width: 1,
    height: 1,
    size_bytes: 9,
    thumbhash: '',
  })
  .execute();
await sql`insert into page (id, name, sort, path, status, in_menu, params, modules) values
  (1, 'Home', 0, '{}', 'published', true, '{}', ${JSON.stringify([{ type: 'banner', video: `/films/${film}` }])})`.execute(
  database,
);

/** Each test has a place in the bucket to itself. */
let place: string;
let bucket: SiteFiles;
let tests = 0;

beforeEach(async () => {
  place = `s3://agency/site-${++tests}`;
  bucket = await openFiles(
    place,
    { endpoint: server.variables.AWS_ENDPOINT_URL, region: 'us-east-1' },
    (error) => {
      throw error;
    },
  );
  await pictures.write('originals/0a.jpg', Buffer.from('a picture'));
  for (let number = 0; number < 40; number++)
    await pictures.write(`variants/0a/${number}.webp`, Buffer.alloc(1000 + number, number));
  await documents.write('properties/1/epc.pdf', Buffer.from('%PDF-1.7'));
  await films.write(film, Buffer.alloc(3_000_000, 7));
});

/** On a busy machine the command also prints its progress. */
const withoutProgress = (err: string) => err.replace(/\d+ files\n/g, '');

it('brings everything into a bucket, and back into a folder', async () => {
  const { status, out, err } = await gevel('files', 'copy', '--to', place);
  expect([status, withoutProgress(err)]).toEqual([0, '']);
  expect(out).toBe(`pictures   41 copied (0.0 MB), 0 already there
documents  1 copied (0.0 MB), 0 already there
films      1 copied (3.0 MB), 0 already there
Everything that the database names is there.
`);
  expect(await bucket.pictures.read('variants/0a/39.webp')).toEqual(Buffer.alloc(1039, 39));
  expect(await bucket.films.read(film)).toEqual(Buffer.alloc(3_000_000, 7));

  const back = await gevel('files', 'copy', '--from', place, '--to', 'back');
  expect([back.status, withoutProgress(back.err)]).toEqual([0, '']);
  const folder = await openFiles(join(directory, 'back'), { endpoint: undefined, region: '' }, () => {});
  expect(await folder.documents.read('properties/1/epc.pdf')).toEqual(Buffer.from('%PDF-1.7'));
  expect(await folder.films.read(film)).toEqual(Buffer.alloc(3_000_000, 7));
});

it('called again copies what came meanwhile, and what is there with another size', async () => {
  await gevel('files', 'copy', '--to', place);
  await pictures.write('variants/0a/new.webp', Buffer.alloc(10));
  onTestFinished(() => pictures.remove('variants/0a/new.webp'));
  await bucket.pictures.write('variants/0a/3.webp', Buffer.from('cut off'));
  const { status, out } = await gevel('files', 'copy', '--to', place);
  expect(status).toBe(0);
  expect(out).toContain('pictures   2 copied (0.0 MB), 40 already there\n');
  expect(await bucket.pictures.read('variants/0a/3.webp')).toEqual(Buffer.alloc(1003, 3));
});

it('compares the bytes where it is told to', async () => {
  await gevel('files', 'copy', '--to', place);
  await bucket.pictures.write('variants/0a/3.webp', Buffer.alloc(1003, 9));
  expect((await gevel('files', 'copy', '--to', place)).out).toContain('pictures   0 copied');
  expect((await gevel('files', 'copy', '--to', place, '--compare')).out).toContain('pictures   1 copied');
  expect(await bucket.pictures.read('variants/0a/3.webp')).toEqual(Buffer.alloc(1003, 3));
});

it('names what the database names and nobody has', async () => {
  await rm(join(directory, 'films', film));
  await documents.remove('properties/1/epc.pdf');
  const { status, err } = await gevel('files', 'copy', '--to', 'elsewhere');
  expect(status).toBe(1);
  expect(withoutProgress(err)).toBe(
    `films/${film} is missing: the database names it, but it is in neither place\n`,
  );
});

it.each([
  [[], '--to is missing'],
  [['--to', 's3://Agency'], '--to must look like s3://bucket'],
  [['--to', 'a', '--from', 's3://a/../b'], '--from must look like'],
  [['--to', 'a', 'b'], 'belongs to no flag'],
])('called with %j says what to do instead', async (args, sentence) => {
  const { status, err } = await gevel('files', 'copy', ...args);
  expect(status).toBe(2);
  expect(err).toContain(sentence);
});

it('says in a sentence that the bucket is not there, or does not answer', async () => {
  const other = await startObjectServer();
  vi.stubEnv('AWS_ENDPOINT_URL', other.variables.AWS_ENDPOINT_URL);
  onTestFinished(async () => {
    vi.stubEnv('AWS_ENDPOINT_URL', server.variables.AWS_ENDPOINT_URL);
    await other.remove();
  });
  const nowhere = await gevel('files', 'copy', '--to', 's3://nowhere');
  expect([nowhere.status, nowhere.err]).toEqual([
    1,
    "The bucket 'nowhere' cannot be used: it does not exist. Create it first.\n",
  ]);
  await other.stop();
  const away = await gevel('files', 'copy', '--to', 's3://agency');
  expect(away.status).toBe(1);
  expect(away.err).toContain('The server of the files reports an error');
});
