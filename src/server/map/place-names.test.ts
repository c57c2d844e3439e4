import { describe, expect, it } from 'vitest';
import type { Border } from '#domain/map/borders.ts';
import type { DrawnForm } from '#domain/map/surroundings.ts';
import { placeNames } from './place-names.ts';

const form: DrawnForm = { width: 800, height: 400, narrowest: 400, zoom: 10, corners: [] };
const question = { vertical: 'top', side: 'left', width: 200, height: 100 } as const;
const drawing = { form, borders: [], own: [], underWidth: 0 };
const texts = (names: ReturnType<typeof placeNames>) => names.map(({ text }) => text);
const upright = (x: number): Border => [
  { x, y: -300 },
  { x, y: 300 },
];

describe('the names of a drawing', () => {
  it('stand where their place is, that of a locality below its dot', () => {
    const [town, village] = placeNames(
      [
        { text: 'Evergem', rank: 3, x: -300, y: -100 },
        { text: 'Landegem', rank: 4, x: -100, y: -100 },
      ],
      drawing,
    );
    expect(town).toMatchObject({ middle: { x: -300, y: -100 }, isOver: false });
    expect(town?.dot).toBeUndefined();
    expect(village).toMatchObject({ middle: { x: -100, y: -86 }, dot: { x: -100, y: -100 } });
  });

  it('give way to larger ones, to the mark in the middle and to the edge', () => {
    const names = placeNames(
      [
        { text: 'Gent', rank: 0, x: 100, y: 0 },
        { text: 'Ledeberg', rank: 4, x: 110, y: -10 },
        { text: 'Afsnee', rank: 4, x: 10, y: -5 },
        { text: 'Sint-Niklaas', rank: 2, x: 390, y: -100 },
      ],
      drawing,
    );
    expect(texts(names)).toEqual(['Gent']);
  });

  it('move aside where the property lies on that of its municipality', () => {
    const [own] = placeNames([{ text: 'Gent', rank: 0, x: 0, y: 5 }], drawing);
    const { x = 0, y = 0 } = own?.middle ?? {};
    expect(Math.abs(y) > 24 || Math.abs(x) > 24 + (own?.width ?? 0) / 2).toBe(true);
  });

  it.each([
    [200, { size: 28, face: 'display', isOver: false }],
    [150, { size: 22, face: 'display', isOver: false }],
    [60, { size: 16, face: 'strong', isOver: true }],
  ])('is as large as it fits between borders %i px apart, for a municipality', (apart, look) => {
    const own = [upright(100 - apart / 2), upright(100 + apart / 2)];
    const [name] = placeNames([{ text: 'Sint-Amands', rank: 0, x: 100, y: 0 }], { ...drawing, own });
    expect(name).toMatchObject(look);
    if (!look.isOver)
      expect(Math.abs((name?.middle.x ?? 0) - 100)).toBeLessThan((apart - (name?.width ?? 0)) / 2);
  });

  it('leave a border free where they can, and lie over it where they cannot', () => {
    const place = { text: 'Evergem', rank: 3, x: -300, y: -100 };
    const [moved] = placeNames([place], { ...drawing, borders: [upright(-280)] });
    expect((moved?.middle.x ?? 0) + (moved?.width ?? 0) / 2).toBeLessThan(-280);
    const [over] = placeNames([place], { ...drawing, borders: [upright(-320), upright(-280)] });
    expect(over).toMatchObject({ middle: { x: -300, y: -100 }, isOver: true });
  });

  it('leave room for a name below the mark', () => {
    const below = { text: 'Ledeberg', rank: 4, x: 60, y: 10 };
    expect(placeNames([below], drawing)).toHaveLength(1);
    expect(placeNames([below], { ...drawing, underWidth: 140 })).toEqual([]);
  });

  it('need a frame that does not cut them, and whose corner lies beside them', () => {
    const [name] = placeNames([{ text: 'Evergem', rank: 3, x: -50, y: -150 }], drawing);
    const half = (name?.width ?? 0) / 2 + 5;
    expect(name?.needs.width).toBe(Math.ceil(2 * (50 + half)));
    const asking = { ...drawing, form: { ...form, corners: [question] } };
    const [beside] = placeNames([{ text: 'Evergem', rank: 3, x: -50, y: -150 }], asking);
    expect(beside?.needs.width).toBe(Math.ceil(2 * (200 + 50 + half)));
    // Below the corner it is no matter.
    const [below] = placeNames([{ text: 'Evergem', rank: 3, x: -50, y: 80 }], asking);
    expect(below?.needs.width).toBe(name?.needs.width);
    expect(placeNames([{ text: 'Evergem', rank: 3, x: -250, y: -150 }], asking)).toEqual([]);
  });

  it('of the municipality is seen in every frame', () => {
    const [own] = placeNames([{ text: 'Gent', rank: 0, x: 260, y: 0 }], drawing);
    expect(own?.needs.width).toBeLessThanOrEqual(400);
  });
});
