/** One line of the table: the figure, with its budget. Without a budget it only says how fast the machine is. */
export interface Measurement {
  what: string;
  measured: string;
  budget?: string;
  isMet?: boolean;
}

/** Needs at least one number; for an even count gives the lower of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

export function table(measurements: Measurement[]): string {
  const rows = measurements.map(({ what, measured, budget = '', isMet }) => [
    what,
    measured,
    budget,
    isMet === undefined ? '' : isMet ? 'ok' : 'OVER',
  ]);
  const all = [['what', 'measured', 'budget', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
