import { parseId } from '#domain/id.ts';

const most = 50;

/** Takes the list in the address ('12,7,3'); gives the ids in their order, each once, at most 50. */
export function idsInQuery(list: string | null): number[] {
  const ids = (list ?? '').split(',').flatMap((part) => parseId(part) ?? []);
  return [...new Set(ids)].slice(0, most);
}
