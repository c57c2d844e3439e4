import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { imageVariants, pictureFormats } from '#domain/media/image-variants.ts';
import type { PixelBox } from '#images/remake-picture.ts';
import { diskStorage } from '#images/storage.ts';
import { createPictureVariants } from '#images/variants.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { addPhotograph } from './add-photograph.ts';
import { arrangeMedia } from './arrange-media.ts';
import { changeMedia, removeMedia, restoreMedia } from './change-media.ts';
import { remakeMedia, undoRemaking } from './remake-media.ts';
import { removeRelatives } from './remove-relatives.ts';

const { database } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'gevel-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = diskStorage(folder);
const jobs = { enqueue: async () => {} };
const by = { database, now: new Date('2026-11-23T10:00:00Z'), actor: 'staff:1', storage, jobs };
const pictures = createPictureVariants(database, storage);
const log = { info: () => {} } as never;

let propertyId: number;
beforeEach(async () => {
  propertyId = await addProperty(database, { reference: `M-${Math.random()}` });
});

/** A photograph unlike any other: noise from a seed. */
async function photograph(seed: number, { width = 640, height = 480 } = {}): Promise<Buffer> {
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

async function add(bytes: Uint8Array, to = propertyId): Promise<number> {
  const added = await addPhotograph(by, { propertyId: to, bytes });
  if (!('mediaId' in added)) throw new Error(added.outcome);
  return added.mediaId;
}

const shown = (of = propertyId) =>
  database
    .selectFrom('media')
    .select(['id', 'picture_id', 'kind', 'caption', 'sort'])
    .where('property_id', '=', of)
    .orderBy('sort')
    .execute();

const pictureOf = async (mediaId: number) =>
  (await shown()).find(({ id }) => id === mediaId)?.picture_id ?? '';

const natureOf = async (mediaId: number) =>
  (
    await database
      .selectFrom('picture')
      .select('nature')
      .where('id', '=', await pictureOf(mediaId))
      .executeTakeFirst()
  )?.nature;

describe('photographs that come in', () => {
  it('are each there once, however often and however many at once they come', async () => {
    const files = await Promise.all(
      Array.from({ length: 30 }, (_, seed) => photograph(seed, { width: 64, height: 48 })),
    );
    const twice = [...files, ...files.toReversed()];
    await Promise.all(twice.map((bytes) => add(bytes)));
    const media = await shown();
    expect(media).toHaveLength(30);
    expect(media.map(({ sort }) => sort)).toEqual(Array.from({ length: 30 }, (_, place) => place));
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'picture.wrongKind'],
    ['a text', Buffer.from('<svg onload="alert(1)"/>'), 'picture.wrongKind'],
    ['a broken file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'picture.broken'],
    ['a file of 26 MB', Buffer.alloc(26 * 1024 * 1024), 'picture.tooHeavy'],
  ])('are refused with the reason: %s', async (_, bytes, refusal) => {
    expect(await addPhotograph(by, { propertyId, bytes })).toEqual({ outcome: 'refused', refusal });
    expect(await shown()).toEqual([]);
  });

  it('belong to a property that there is', async () => {
    const bytes = await photograph(1);
    expect(await addPhotograph(by, { propertyId: 999_999, bytes })).toEqual({ outcome: 'no such property' });
  });
});

describe('the order', () => {
  it('is the one that is given, with what came meanwhile behind', async () => {
    const ids = [];
    for (let seed = 0; seed < 4; seed += 1) ids.push(await add(await photograph(seed)));
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    expect(await arrangeMedia(by, propertyId, [three, one, three])).toBe(true);
    expect((await shown()).map(({ id }) => id)).toEqual([three, one, two, four]);
  });

  it('is not changed by what is not of the property', async () => {
    const own = await add(await photograph(1));
    const other = await addProperty(database, { reference: `O-${Math.random()}` });
    const theirs = await add(await photograph(2), other);
    expect(await arrangeMedia(by, propertyId, [theirs, own])).toBe(false);
    expect(await changeMedia(by, { propertyId, mediaId: theirs }, { kind: 'plan' })).toBe(false);
    expect(await removeMedia(by, { propertyId, mediaId: theirs })).toBeUndefined();
    const remaking = { kind: 'turn', degrees: 90 } as const;
    expect(await remakeMedia(by, { propertyId, mediaId: theirs, remaking })).toEqual({
      outcome: 'no such picture',
    });
  });
});

describe('one of them', () => {
  it('is described, called a plan, taken off and put back', async () => {
    const mediaId = await add(await photograph(1));
    await changeMedia(by, { propertyId, mediaId }, { caption: { nl: 'Keuken', fr: ' ' } });
    await changeMedia(by, { propertyId, mediaId }, { kind: 'plan' });
    expect(await shown()).toMatchObject([{ kind: 'plan', caption: { nl: 'Keuken' } }]);
    const pictureId = (await removeMedia(by, { propertyId, mediaId })) ?? '';
    expect(await shown()).toEqual([]);
    expect(await restoreMedia(by, { propertyId, pictureId })).toBe(true);
    expect(await restoreMedia(by, { propertyId, pictureId })).toBe(false);
    expect(await shown()).toMatchObject([{ picture_id: pictureId, kind: 'plan', caption: { nl: 'Keuken' } }]);
  });

  it('that was never on this property is not put on it', async () => {
    const other = await addProperty(database, { reference: `O-${Math.random()}` });
    await add(await photograph(5), other);
    const [theirs] = await shown(other);
    expect(await restoreMedia(by, { propertyId, pictureId: theirs?.picture_id ?? '' })).toBe(false);
  });

  it('is turned and cropped, and goes back', async () => {
    const mediaId = await add(await photograph(1));
    const first = await pictureOf(mediaId);
    const sizes = async () =>
      database
        .selectFrom('picture')
        .select(['width', 'height'])
        .where('id', '=', await pictureOf(mediaId))
        .executeTakeFirst();
    await changeMedia(by, { propertyId, mediaId }, { nature: 'staged' });
    await remakeMedia(by, { propertyId, mediaId, remaking: { kind: 'turn', degrees: 90 } });
    expect(await sizes()).toEqual({ width: 480, height: 640 });
    expect(await natureOf(mediaId)).toBe('staged');
    const box = { left: 0.5, top: 0, width: 0.5, height: 0.25 };
    await remakeMedia(by, { propertyId, mediaId, remaking: { kind: 'crop', box } });
    expect(await sizes()).toEqual({ width: 240, height: 160 });
    expect(await undoRemaking(by, { propertyId, mediaId })).toBe(true);
    expect(await undoRemaking(by, { propertyId, mediaId })).toBe(true);
    expect(await pictureOf(mediaId)).toBe(first);
    expect(await undoRemaking(by, { propertyId, mediaId })).toBe(false);
  });
});

describe('what is made unrecognisable', () => {
  const box: PixelBox = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };

  /** The part inside the box, of each variant and of the original, as grey values of one size. */
  async function partsOf(id: string): Promise<number[][]> {
    const row = await database
      .selectFrom('picture')
      .select('original_key')
      .where('id', '=', id)
      .executeTakeFirst();
    const files: Buffer[] = [];
    for (const { requested: width } of imageVariants)
      for (const format of pictureFormats) {
        const variant = await pictures.get({ id, width, format });
        if (variant instanceof Buffer) files.push(variant);
      }
    if (row) files.push(Buffer.from((await storage.read(row.original_key)) ?? []));
    return Promise.all(
      files.map(async (file) => {
        const { width = 0, height = 0 } = await sharp(file).metadata();
        const part = { left: Math.round(width * 0.3), top: Math.round(height * 0.3) };
        const size = { width: Math.round(width * 0.4), height: Math.round(height * 0.4) };
        const pixels = await sharp(file)
          .extract({ ...part, ...size })
          .greyscale()
          .raw()
          .toBuffer();
        return [...pixels];
      }),
    );
  }

  const redact = { kind: 'redact', boxes: [box], style: 'grain' } as const;

  /** How much neighbouring pixels differ: much in noise, hardly at all within squares. */
  function roughness(pixels: number[]): number {
    const steps = pixels.slice(1).map((value, place) => Math.abs(value - (pixels[place] ?? 0)));
    return steps.reduce((sum, step) => sum + step, 0) / steps.length;
  }

  it('is in no variant, and the picture before is gone with its files', async () => {
    const mediaId = await add(await photograph(7));
    const before = await pictureOf(mediaId);
    const rough = (await partsOf(before)).map(roughness);
    expect(rough.length).toBeGreaterThan(10);
    await remakeMedia(by, { propertyId, mediaId, remaking: { kind: 'turn', degrees: 180 } });
    const turned = await pictureOf(mediaId);
    await partsOf(turned);
    const remade = await remakeMedia(by, { propertyId, mediaId, remaking: redact });
    expect(remade).toMatchObject({ outcome: 'remade', elsewhere: 0 });
    const after = await pictureOf(mediaId);
    await removeRelatives({ pictureId: after }, { database, pictures, log });
    const smooth = (await partsOf(after)).map(roughness);
    expect(smooth).toHaveLength(rough.length);
    for (const [place, value] of smooth.entries()) expect(value).toBeLessThan((rough[place] ?? 0) / 3);
    for (const id of [before, turned]) {
      for (const { requested: width } of imageVariants)
        for (const format of pictureFormats)
          expect(await pictures.get({ id, width, format })).toBe('unknown');
      expect(await storage.exists(`originals/${id}.jpg`)).toBe(false);
    }
    expect(await undoRemaking(by, { propertyId, mediaId })).toBe(false);
  });

  it('leaves the rest of the picture as it was', async () => {
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3060a0' } })
      .png()
      .toBuffer();
    const mediaId = await add(bytes);
    await remakeMedia(by, { propertyId, mediaId, remaking: redact });
    const id = await pictureOf(mediaId);
    const { original_key } = await database
      .selectFrom('picture')
      .select('original_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(original_key).toMatch(/\.png$/);
    const pixels = await sharp(await storage.read(original_key))
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([0x30, 0x60, 0xa0]);
  });

  it('is one surface in the colour of what lies around, and of nothing within', async () => {
    const white = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3060a0' } })
      .composite([{ input: white, left: 100, top: 100 }])
      .png()
      .toBuffer();
    const mediaId = await add(bytes);
    await remakeMedia(by, { propertyId, mediaId, remaking: { ...redact, style: 'surface' } });
    const { original_key } = await database
      .selectFrom('picture')
      .select('original_key')
      .where('id', '=', await pictureOf(mediaId))
      .executeTakeFirstOrThrow();
    const { channels } = await sharp(await storage.read(original_key)).stats();
    expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
      [0x30, 0x30],
      [0x60, 0x60],
      [0xa0, 0xa0],
    ]);
  });

  it('stays where another property shows it, and is told of', async () => {
    const bytes = await photograph(9);
    const mediaId = await add(bytes);
    const other = await addProperty(database, { reference: `O-${Math.random()}` });
    await add(bytes, other);
    const remade = await remakeMedia(by, { propertyId, mediaId, remaking: redact });
    expect(remade).toMatchObject({ elsewhere: 1 });
    await removeRelatives({ pictureId: await pictureOf(mediaId) }, { database, pictures, log });
    const [theirs] = await shown(other);
    expect(await pictures.get({ id: theirs?.picture_id ?? '', width: 500, format: 'webp' })).toBeInstanceOf(
      Buffer,
    );
  });
});
