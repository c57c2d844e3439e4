import { describe, expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

const drawing = { width: 800, height: 400, seenWidth: 800 };
const texts = (names: ReturnType<typeof placeNames>) => names.map(({ text }) => text);

describe('the names of a drawing', () => {
  it('stand where their place is, that of a locality below its dot', () => {
    const [town, village] = placeNames(
      [
        { text: 'Evergem', rank: 3, x: 100, y: 100 },
        { text: 'Landegem', rank: 4, x: 300, y: 100 },
      ],
      drawing,
    );
    expect(town).toMatchObject({ x: 100, y: expect.closeTo(104, 0), dot: undefined });
    expect(village).toMatchObject({ x: 300, y: 118, dot: { x: 300, y: 100 } });
  });

  it('give way to larger ones, to the mark in the middle and to the edge', () => {
    const names = placeNames(
      [
        { text: 'Gent', rank: 0, x: 600, y: 200 },
        { text: 'Ledeberg', rank: 4, x: 610, y: 190 },
        { text: 'Afsnee', rank: 4, x: 410, y: 195 },
        { text: 'Sint-Niklaas', rank: 2, x: 790, y: 100 },
      ],
      drawing,
    );
    expect(texts(names)).toEqual(['Gent']);
  });

  it('move aside where the property lies on that of its municipality', () => {
    const [own] = placeNames([{ text: 'Gent', rank: 0, x: 400, y: 205 }], drawing);
    expect(Math.abs((own?.y ?? 200) - 200)).toBeGreaterThan(34);
  });
});
