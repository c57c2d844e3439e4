import sharp from 'sharp';
import { expect, it } from 'vitest';
import { remakePicture } from './remake-picture.ts';

/** Noise as fine as leaves and gravel, which a weak encoding blurs. */
function fine(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let place = 0; place < pixels.length; place += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[place] = 96 + ((state >> 16) % 64);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const grey = (bytes: Uint8Array) => sharp(bytes).greyscale().raw().toBuffer();

it('loses hardly anything when a photograph is turned', async () => {
  const original = await fine(160, 120);
  const turned = await remakePicture(original, { kind: 'turn', degrees: 180 });
  const upright = await sharp(turned).rotate(180).png().toBuffer();
  const [before, after] = [await grey(original), await grey(upright)];
  const difference = before.reduce((sum, value, place) => sum + Math.abs(value - (after[place] ?? 0)), 0);
  expect(difference / before.length).toBeLessThan(4.5);
});

it('shows a plan that one sees through on white', async () => {
  const line = { input: { create: { width: 40, height: 40, channels: 4, background: '#000' } } } as const;
  const plan = await sharp({
    create: { width: 120, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ ...line, left: 40, top: 40 }])
    .webp()
    .toBuffer();
  for (const remaking of [
    { kind: 'turn', degrees: 90 },
    { kind: 'redact', boxes: [{ left: 0.5, top: 0.5, width: 0.2, height: 0.2 }], style: 'grain' },
  ] as const) {
    const remade = await remakePicture(plan, remaking);
    expect((await sharp(remade).metadata()).format).toBe('jpeg');
    const pixels = await grey(remade);
    expect([pixels.at(0), pixels.at(-1)]).toEqual([255, 255]);
  }
});
