import { parseId } from './id.ts';

/** The most properties that one address may name: a made-up address cannot ask the database for thousands. */
const mostIds = 50;

/** Reads lists as they stand in an address ('12,7,3'): each id once, in their order, at most 50. */
export function parseIds(lists: readonly string[]): number[] {
  const ids = new Set<number>();
  for (const part of lists.join(',').split(',')) {
    const id = parseId(part);
    if (id !== undefined && ids.size < mostIds) ids.add(id);
  }
  return [...ids];
}

export function withIds(path: string, ids: readonly number[]): string {
  return ids.length > 0 ? `${path}?ids=${ids.join(',')}` : path;
}
