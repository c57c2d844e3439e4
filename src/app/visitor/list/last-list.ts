import { isRouteErrorResponse } from 'react-router';
import type { loadList } from './list.server.ts';

type List = Awaited<ReturnType<typeof loadList>>;

let last: List | undefined;

/** What a visitor sees, should the next list not come. */
export function keepList(list: List): void {
  last = list;
}

/** An answer of the server, such as a redirect or a 404, is thrown on; so is an error where no list was shown before. */
export async function listOrLast(load: () => Promise<List>): Promise<List & { hasFailed?: boolean }> {
  try {
    return await load();
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer || !last) throw error;
    return { ...last, hasFailed: true };
  }
}
