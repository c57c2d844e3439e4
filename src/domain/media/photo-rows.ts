/** How wide a photograph stands in a grid of twelve columns; `lead` and two `side` ones make the first row. */
export type PhotoPlace = 'lead' | 'side' | 'third' | 'quarter' | 'half' | 'full';

const placeInRow: Record<number, PhotoPlace> = { 1: 'full', 2: 'half', 3: 'third', 4: 'quarter' };

/** A large one beside two small ones, then three and four in turn; no row has a gap at its end. */
export function photoPlaces(count: number): PhotoPlace[] {
  if (count === 4) return ['half', 'half', 'half', 'half'];
  if (count < 3) return Array.from({ length: count }, () => placeInRow[count] ?? 'full');
  return ['lead', 'side', 'side', ...rowsOf(count - 3).flatMap(placesOfRow)];
}

function placesOfRow(length: number): PhotoPlace[] {
  return Array.from({ length }, () => placeInRow[length] ?? 'full');
}

function rowsOf(count: number): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? 1) {
    const wanted = rows.at(-1) === 3 ? 4 : 3;
    rows.push([wanted, 7 - wanted, 2].find((length) => canFill(left - length)) ?? left);
  }
  return rows;
}

/** One, two and five photographs make no rows of three and four. */
function canFill(left: number): boolean {
  return left >= 0 && ![1, 2, 5].includes(left);
}
