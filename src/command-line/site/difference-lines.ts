import type { Difference } from '#site/difference.ts';

const longest = 160;

/** Takes what differs; gives a line for each: where, what it was, what it becomes. */
export function differenceLines(differences: readonly Difference[]): string {
  return differences
    .map(({ path, before, after }) => `${path}: ${shown(before)} → ${shown(after)}\n`)
    .join('');
}

/** Takes what differs; gives its number in words. */
export function count({ length }: readonly Difference[]): string {
  return length === 1 ? '1 difference' : `${length} differences`;
}

function shown(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const json = JSON.stringify(value);
  return json.length > longest ? `${json.slice(0, longest)}…` : json;
}
