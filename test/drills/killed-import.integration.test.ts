import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { diskStorage } from '#images/storage.ts';
import { startWhiseRun } from '#test/crm/whise-process.ts';
import { estate, picturesOf, whiseServer } from '#test/crm/whise-server.ts';
import { addWhiseSource, importKey } from '#test/crm/whise-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const homes = 12;
const photosEach = 3;
const { database, url } = await testDatabase();
const closing = new AsyncDisposableStack();
afterAll(() => closing.disposeAsync());

it('withdraws nothing and halves nothing, whenever a run is killed, and the next completes', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'gevel-killed-import-'));
  closing.defer(() => rmSync(directory, { recursive: true, force: true }));
  const photograph = sharp({ create: { width: 640, height: 427, channels: 3, background: '#36b' } }).jpeg();
  const whise = await whiseServer(await photograph.toBuffer());
  closing.defer(async () => void (await whise.close()));
  await addGhent(database);
  let now = new Date('2026-11-24T09:00:00Z');
  await addWhiseSource({ database, now });
  whise.state.estates = Array.from({ length: homes }, (_, index) =>
    estate(index + 1, { pictures: picturesOf(index + 1, photosEach) }),
  );
  const start = () => startWhiseRun({ url, directory, port: whise.port, importKey, now });

  const table: Record<string, unknown>[] = [];
  for (const killedAt of ['/1/1.jpg', '/7/2.jpg']) {
    const { process, ended } = start();
    whise.state.heard = (path) => path === killedAt && process.kill('SIGKILL');
    expect(await ended).toBeUndefined();
    const left = await standing();
    expect(left.withdrawn).toBe(0);
    // Everything there is complete: a home has a record, and a photograph its file.
    expect(left.withoutRecord).toBe(0);
    await expectFiles(directory);
    table.push({ 'killed at': killedAt, ...left });
    // Until then the killed run could still be alive.
    now = new Date(now.getTime() + 300_000);
  }
  whise.state.heard = () => undefined;
  expect(await start().ended).toMatchObject({ status: 'done', counts: { withdrawn: 0, failedMedia: 0 } });
  expect(await standing()).toEqual({
    homes,
    photographs: homes * photosEach,
    withdrawn: 0,
    withoutRecord: 0,
  });
  await expectFiles(directory);
  expect(await runs()).toEqual([...table.map(() => 'failed: It was broken off.'), 'done: null']);
  now = new Date(now.getTime() + 60_000);
  whise.state.asked = [];
  expect(await start().ended).toMatchObject({ status: 'done', counts: { unchanged: homes, photos: 0 } });
  expect(whise.state.asked.filter((path) => path.endsWith('.jpg'))).toEqual([]);
  console.table(table);
});

async function standing() {
  const { rows } = await sql<Record<'homes' | 'photographs' | 'withdrawn' | 'withoutRecord', number>>`
    select count(*)::int as homes, (select count(*)::int from media) as photographs,
      count(*) filter (where publication = 'withdrawn')::int as withdrawn,
      count(*) filter (where not exists (select from import_record where ref = source_ref))::int as "withoutRecord"
    from property where source = 'whise'`.execute(database);
  return rows[0] ?? { homes: 0, photographs: 0, withdrawn: 0, withoutRecord: 0 };
}

async function expectFiles(directory: string): Promise<void> {
  const storage = diskStorage(directory);
  for (const { original_key } of await database.selectFrom('picture').select('original_key').execute()) {
    const { format } = await sharp(await storage.read(original_key)).metadata();
    expect(format, original_key).toBe('jpeg');
  }
}

async function runs(): Promise<string[]> {
  const rows = await database.selectFrom('import_run').select(['status', 'error']).orderBy('id').execute();
  return rows.map(({ status, error }) => `${status}: ${error}`);
}
