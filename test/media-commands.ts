import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach } from 'vitest';
import { addPhotograph } from '#commands/media/add-photograph.ts';
import { diskStorage } from '#images/storage.ts';
import { testDatabase } from './database.ts';
import { addProperty } from './factories.ts';

/** A photograph unlike any other: noise from a seed. */
export async function photograph(seed: number, { width = 640, height = 480 } = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed + 1;
  for (let place = 0; place < pixels.length; place += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[place] = state >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** What the commands on photographs are given, and a new property for each test. */
export async function mediaCommands() {
  const { database } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'gevel-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const storage = diskStorage(folder);
  const jobs = { enqueue: async () => {} };
  const by = { database, now: new Date('2026-11-23T10:00:00Z'), actor: 'staff:1', storage, jobs };
  let id = 0;
  beforeEach(async () => {
    id = await addProperty(database, { reference: `M-${Math.random()}` });
  });

  async function add(bytes: Uint8Array, to = id): Promise<number> {
    const added = await addPhotograph(by, { propertyId: to, bytes });
    if (!('mediaId' in added)) throw new Error(added.outcome);
    return added.mediaId;
  }

  const shown = (of = id) =>
    database
      .selectFrom('media')
      .select(['id', 'picture_id', 'kind', 'caption', 'sort'])
      .where('property_id', '=', of)
      .orderBy('sort')
      .execute();

  const pictureOf = async (mediaId: number) =>
    (await shown()).find((media) => media.id === mediaId)?.picture_id ?? '';

  return { database, storage, by, property: () => id, add, shown, pictureOf };
}
