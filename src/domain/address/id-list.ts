import { parseId } from './id.ts';

/** So many properties stand in one address at most: whoever makes up thousands asks the database for no more. */
export const mostIds = 50;

/** Takes lists of ids as they stand in an address ('12,7,3'); gives the ids in their order, each once, at most 50. */
export function parseIds(lists: readonly string[]): number[] {
  const ids = new Set<number>();
  for (const part of lists.join(',').split(',')) {
    const id = parseId(part);
    if (id !== undefined && ids.size < mostIds) ids.add(id);
  }
  return [...ids];
}

/** Takes a path and ids; gives the address of the page that shows these properties. */
export function withIds(path: string, ids: readonly number[]): string {
  return ids.length > 0 ? `${path}?ids=${ids.join(',')}` : path;
}
