import { expect, it } from 'vitest';
import { layNames } from './name-layout.ts';
import { writingsOf } from './writings.server.ts';

const part = { x: 0, y: 0, width: 400, height: 200 };

/** A zone from `left` to `right` that is as high as the drawing. */
const zone = (key: string, left: number, right: number, number: string, short?: string) => ({
  key,
  around: [],
  name: key,
  count: '',
  isEmpty: number === '',
  path: `M${left} 10L${right} 10L${right} 190L${left} 190Z`,
  middle: { x: (left + right) / 2, y: 100 },
  writings: writingsOf({ label: key, short, number }),
  href: '',
});

const written = (...[zones, width]: [Parameters<typeof layNames>[0], number]) =>
  layNames(zones, part, width).map(({ writing }) => writing.map(({ text }) => text).join('/'));

it('writes a name that its zone holds: whole, then broken, then short, then its number alone', () => {
  const one = [zone('Oost-Vlaanderen', 150, 250, '68', 'O.-Vl.')];
  expect(written(one, 600)).toEqual(['Oost-Vlaanderen/68']);
  expect(written(one, 300)).toEqual(['Oost-/Vlaanderen/68']);
  expect(written(one, 240)).toEqual(['O.-Vl./68']);
  expect(written(one, 50)).toEqual(['68']);
});

it('gives the first zones their room, and leaves the others that of their number', () => {
  const two = [zone('Antwerpen', 0, 100, '5'), zone('Limburg', 100, 120, '2')];
  expect(written(two, 400)).toEqual(['Antwerpen/5', '2']);
});

it('writes no number for a zone without homes, and leaves its name away where it has no room', () => {
  expect(written([zone('Luik', 100, 300, '')], 400)).toEqual(['Luik']);
  expect(written([zone('Luik', 100, 104, '')], 400)).toEqual([]);
});

it('keeps names apart', () => {
  const all = ['Namur', 'Lüttich', 'Hennegau', 'Limburg'].map((key, index) =>
    zone(key, 60 * index, 60 * index + 60, '1'),
  );
  const names = layNames(all, part, 400);
  expect(names.length).toBe(4);
  const boxes = names.map(({ writing, x, y }) => ({
    half: Math.max(...writing.map(({ px }) => px)) / 2,
    x,
    y,
    height: writing.length * 15,
  }));
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        Math.abs(one.x - other.x) >= one.half + other.half + 6 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2,
      ).toBe(true);
});
