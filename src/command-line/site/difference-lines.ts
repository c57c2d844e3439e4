import type { Difference } from '#site/difference.ts';

const longest = 160;

/** One line for each: the field, the old and the new value. */
export function differenceLines(differences: readonly Difference[]): string {
  return differences
    .map(({ path, before, after }) => `${path}: ${shown(before)} → ${shown(after)}\n`)
    .join('');
}

export function countDifferences({ length }: readonly Difference[]): string {
  return length === 1 ? '1 difference' : `${length} differences`;
}

function shown(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const json = JSON.stringify(value);
  return json.length > longest ? `${json.slice(0, longest)}…` : json;
}
