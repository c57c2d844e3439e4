import { rgbaToThumbHash } from 'thumbhash';
import { expect, it } from 'vitest';
import { picturePlaceholder } from './picture-placeholder.ts';

/** A picture of 40 × 30: blue above, red below on the left, green below on the right. */
function thumbhash(): string {
  const rgba = [];
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 40; x++)
      rgba.push(...(y < 15 ? [0, 0, 220] : x < 20 ? [220, 0, 0] : [0, 160, 0]), 255);
  return Buffer.from(rgbaToThumbHash(40, 30, rgba)).toString('base64');
}

it('is a bitmap of four by two pixels in the colours of the picture', () => {
  const address = picturePlaceholder(thumbhash());

  expect(address).toMatch(/^data:image\/bmp;base64,[A-Za-z0-9+/]{67}=$/);
  const file = Buffer.from(address.replace(/^.*,/, ''), 'base64');
  expect(file.toString('latin1', 0, 2)).toBe('BM');
  expect(file.readUInt32LE(2)).toBe(file.length);
  expect([file.readUInt16LE(18), file.readUInt16LE(20), file.readUInt16LE(24)]).toEqual([4, 2, 24]);

  const strongest = (pixel: number) => {
    const colour = [...file.subarray(file.readUInt32LE(10) + pixel * 3).subarray(0, 3)];
    return ['blue', 'green', 'red'][colour.indexOf(Math.max(...colour))];
  };
  expect([strongest(0), strongest(3)]).toEqual(['red', 'green']);
  expect([4, 5, 6, 7].map(strongest)).toEqual(['blue', 'blue', 'blue', 'blue']);
});

it('is the same text every time, so that browser and server agree', () => {
  expect(picturePlaceholder(thumbhash())).toBe(picturePlaceholder(thumbhash()));
});
