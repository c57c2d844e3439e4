import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFormats } from '#domain/media/image-variants.ts';
import { encodeVariant } from './encode-variant.ts';

const paint = (width: number, height: number, background = '#4a6652') =>
  sharp({ create: { width, height, channels: 3, background } });

const metadataOf = async (bytes: Buffer) => sharp(bytes).metadata();

describe('encodeVariant', () => {
  it.each(pictureFormats)('makes %s without enlarging', async (format) => {
    const original = await paint(800, 600).png().toBuffer();

    for (const [width, size] of [
      [400, { width: 400, height: 300 }],
      [800, { width: 800, height: 600 }],
      [1360, { width: 800, height: 600 }],
      ['original', { width: 800, height: 600 }],
    ] as const) {
      const made = await metadataOf(await encodeVariant(original, { width, format }));
      // The decoder reports AVIF by the name of its container.
      expect(made).toMatchObject({ ...size, format: format === 'avif' ? 'heif' : format });
    }
  });

  it.each(pictureFormats)('leaves in %s nothing of what the camera wrote', async (format) => {
    const original = await paint(800, 600)
      .keepIccProfile()
      .withExif({
        IFD0: { Copyright: 'Secret Street 7', Model: 'Camera X' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Secret Street 7</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(original.includes('Secret Street 7')).toBe(true);
    expect((await metadataOf(original)).exif).toBeDefined();

    for (const width of [100, 400, 'original'] as const) {
      const variant = await encodeVariant(original, { width, format });
      const { exif, xmp, iptc, icc, orientation } = await metadataOf(variant);
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(variant.includes('Secret Street')).toBe(false);
      expect(variant.includes('Exif')).toBe(false);
    }
  });

  it('turns a picture as the camera was held', async () => {
    // Stored sideways, dark on the left; orientation 6 is a quarter turn clockwise, so the dark side comes to the top.
    const original = await paint(400, 200, '#fff')
      .composite([{ input: await paint(200, 200, '#000').png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const variant = await encodeVariant(original, { width: 100, format: 'webp' });

    const { data, info } = await sharp(variant).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([100, 200]);
    expect(data[info.width * 10 + 50]).toBeLessThan(20);
    expect(data[info.width * 190 + 50]).toBeGreaterThan(235);
  });

  it('lays a transparent picture on white in JPEG, and leaves it transparent elsewhere', async () => {
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();

    const jpeg = await sharp(await encodeVariant(clear, { width: 400, format: 'jpeg' })).stats();
    expect(jpeg.channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    const webp = await sharp(await encodeVariant(clear, { width: 400, format: 'webp' })).stats();
    expect(webp.isOpaque).toBe(false);
  });

  it('fails on an original that is broken', async () => {
    const original = await paint(800, 600).jpeg().toBuffer();

    await expect(encodeVariant(original.subarray(0, 500), { width: 400, format: 'webp' })).rejects.toThrow();
  });
});
