/** `sizes`: how wide the pictures of the cards are drawn. */
export type CardRow = { perRow: number; sizes: string };

/** No card is narrower than three columns of the page. */
export function cardRow({ itemsPerRow, columns }: { itemsPerRow: number; columns: number }): CardRow {
  const perRow = Math.min(itemsPerRow, Math.max(1, Math.floor(columns / 3)));
  const share = columns / perRow;
  const pixels = Math.round((1304 * share) / 12 - 24);
  const percent = Math.floor((share / 12) * 93);
  // On a phone the cards are as wide as the screen but state a smaller width, as in the lists.
  return {
    perRow,
    sizes: `(min-width: 1440px) ${pixels}px, (min-width: 961px) ${percent}vw, (min-width: 768px) 46vw, 75vw`,
  };
}

export const cardRowLook: Record<number, string> = {
  1: '',
  2: 'tablet:grid-cols-2',
  3: 'tablet:grid-cols-2 desktop:grid-cols-3',
  4: 'tablet:grid-cols-2 desktop:grid-cols-4',
};
