import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { imageVariants, pictureFormats } from '#domain/media/image-variants.ts';
import type { PixelBox } from '#images/remake-picture.ts';
import { createPictureVariants } from '#images/variants.ts';
import { addProperty } from '#test/factories.ts';
import { mediaCommands, photograph } from '#test/media-commands.ts';
import { remakeMedia, undoRemaking } from './remake-media.ts';
import { removeRelatives } from './remove-relatives.ts';

const { database, storage, by, property, add, shown, pictureOf } = await mediaCommands();
const pictures = createPictureVariants(database, storage);
const log = { info: () => {} } as never;

let propertyId: number;
beforeEach(() => {
  propertyId = property();
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
