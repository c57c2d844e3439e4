import { describe, expect, it } from 'vitest';
import { cardRow } from './card-row.ts';

describe('cards in a row', () => {
  it.each([
    [4, 12, 4, '302px', '23vw'],
    [3, 12, 3, '411px', '31vw'],
    [2, 12, 2, '628px', '46vw'],
    [1, 12, 1, '1280px', '93vw'],
    // Half a page has room for two cards, a third for one.
    [4, 6, 2, '302px', '23vw'],
    [2, 4, 1, '411px', '31vw'],
    [4, 1, 1, '85px', '7vw'],
  ])('%i wanted in %i columns: %i', (itemsPerRow, columns, perRow, pixels, share) => {
    expect(cardRow({ itemsPerRow, columns })).toEqual({
      perRow,
      sizes: `(min-width: 1440px) ${pixels}, (min-width: 961px) ${share}, (min-width: 768px) 46vw, 75vw`,
    });
  });
});
