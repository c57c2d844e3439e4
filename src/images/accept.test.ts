import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { acceptPicture } from './accept.ts';

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a5432d' } });

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a5432d',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

describe('acceptPicture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('takes a %s', async (kind) => {
    const bytes = await noise(300, 200).toFormat(kind).toBuffer();

    expect(await acceptPicture(bytes)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      kind,
      mimeType: `image/${kind}`,
      width: 300,
      height: 200,
      sizeBytes: bytes.length,
      thumbhash: expect.stringMatching(/^[A-Za-z0-9+/]{20,44}=*$/),
    });
  });

  it('names a picture by its content', async () => {
    const red = await paint(20, 20).png().toBuffer();
    const wider = await paint(21, 20).png().toBuffer();

    const [first, again, other] = await Promise.all([red, Buffer.from(red), wider].map(acceptPicture));

    expect(first).toEqual(again);
    expect(other).not.toMatchObject({ id: first && 'id' in first ? first.id : '' });
  });

  it.each([
    [1, 300, 200],
    [3, 300, 200],
    [6, 200, 300],
    [8, 200, 300],
  ])('measures a picture of orientation %i as it is seen', async (orientation, width, height) => {
    const bytes = await paint(300, 200).withMetadata({ orientation }).jpeg().toBuffer();

    expect(await acceptPicture(bytes)).toMatchObject({ width, height });
  });

  it.each([
    ['a grey one', () => noise(300, 200).greyscale().png()],
    ['one of 16 bits', () => noise(300, 200).toColourspace('rgb16').png()],
    ['a transparent one', () => noise(300, 200).ensureAlpha(0.5).png()],
    ['one for the press', () => noise(300, 200).toColourspace('cmyk').jpeg()],
  ])('takes %s', async (_, picture) => {
    expect(await acceptPicture(await picture().toBuffer())).toMatchObject({ width: 300, height: 200 });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s of which the end is missing', async (kind) => {
    const bytes = await noise(300, 200).toFormat(kind).toBuffer();

    for (const length of [bytes.length >> 1, bytes.length - 200]) {
      expect(await acceptPicture(bytes.subarray(0, length))).toEqual({ refusal: 'picture.broken' });
    }
  });

  it('refuses what only begins like a picture', async () => {
    const script = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('/*alert(1)*/')]);

    expect(await acceptPicture(script)).toEqual({ refusal: 'picture.broken' });
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['GIF that is also a script', 'GIF89a=1;alert(1)//'],
  ])('refuses %s', async (_, text) => {
    expect(await acceptPicture(Buffer.from(text))).toEqual({ refusal: 'picture.wrongKind' });
  });

  it('refuses AVIF', async () => {
    const avif = await paint(20, 20).avif().toBuffer();

    expect(await acceptPicture(avif)).toEqual({ refusal: 'picture.wrongKind' });
  });

  it('takes 50 megapixels and refuses one row more, by the header alone', async () => {
    expect(await acceptPicture(await paint(10_000, 5_000).png().toBuffer())).toMatchObject({ height: 5_000 });

    const oneRowMore = await paint(10_000, 5_001).png().toBuffer();
    expect(await acceptPicture(oneRowMore)).toEqual({ refusal: 'picture.tooLarge' });
    // The file is truncated, but refused as too large and not as broken: nothing was decoded.
    expect(await acceptPicture(oneRowMore.subarray(0, 4096))).toEqual({ refusal: 'picture.tooLarge' });
  });

  it('takes a side of 16,383 pixels and refuses a longer one', async () => {
    expect(await acceptPicture(await paint(16_383, 2).png().toBuffer())).toMatchObject({ width: 16_383 });
    expect(await acceptPicture(await paint(16_384, 2).png().toBuffer())).toEqual({
      refusal: 'picture.tooLarge',
    });
  });

  it('takes 25 MB and refuses one byte more', async () => {
    // Bytes after the end of a JPEG do not belong to the picture, so it may be padded to any size.
    const padded = Buffer.alloc(25 * 1024 * 1024 + 1);
    (await paint(20, 20).jpeg().toBuffer()).copy(padded);

    expect(await acceptPicture(padded.subarray(0, -1))).toMatchObject({ width: 20 });
    expect(await acceptPicture(padded)).toEqual({ refusal: 'picture.tooHeavy' });
  });
});
