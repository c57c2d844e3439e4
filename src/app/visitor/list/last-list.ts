import { isRouteErrorResponse } from 'react-router';
import type { loadList } from './list.server.ts';

type List = Awaited<ReturnType<typeof loadList>>;

let last: List | undefined;

/** Shown to the visitor if the next list does not load. */
export function keepList(list: List): void {
  last = list;
}

/** Rethrows an answer of the server, such as a redirect or a 404, and any error before the first list was shown. */
export async function listOrLast(load: () => Promise<List>): Promise<List & { hasFailed?: boolean }> {
  try {
    return await load();
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer || !last) throw error;
    return { ...last, hasFailed: true };
  }
}
