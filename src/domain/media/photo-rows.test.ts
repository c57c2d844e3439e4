import { expect, it } from 'vitest';
import { photoPlaces } from './photo-rows.ts';

const columns = { lead: 8, side: 0, third: 4, quarter: 3, half: 6, full: 12 };

it.each([
  [0, []],
  [1, ['full']],
  [2, ['half', 'half']],
  [3, ['lead', 'side', 'side']],
  [4, ['half', 'half', 'half', 'half']],
  [5, ['lead', 'side', 'side', 'half', 'half']],
  [10, ['lead', 'side', 'side', 'third', 'third', 'third', 'quarter', 'quarter', 'quarter', 'quarter']],
])('places %i photographs', (count, places) => {
  expect(photoPlaces(count)).toEqual(places);
});

it('leaves no gap, whatever their number', () => {
  for (let count = 1; count <= 60; count++) {
    const places = photoPlaces(count);
    expect(places, `${count}`).toHaveLength(count);
    const behindLead = places.filter((place) => place !== 'lead' && place !== 'side');
    const widths = behindLead.map((place) => columns[place]);
    let row = 0;
    for (const width of widths) {
      row = (row + width) % 12;
    }
    expect(row, `${count}: ${places}`).toBe(0);
    if (count !== 1 && count !== 4)
      expect(
        places.filter((place) => place === 'full'),
        `${count}`,
      ).toEqual([]);
  }
});
