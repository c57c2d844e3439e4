import type { Paging } from './pager.tsx';

/** The items on the page that an address asks for with `?page=`; undefined if there is no such page. */
export function onPage<Each>(all: readonly Each[], asked: string | null, pageSize: number) {
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const page = /^[1-9]\d{0,5}$/.test(asked ?? '1') ? Number(asked ?? 1) : 0;
  if (page < 1 || page > pages) return undefined;
  return { page, pages, shown: all.slice((page - 1) * pageSize, page * pageSize) };
}

/** The first page has the address without a number. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

export function pagingOf(
  page: number,
  pages: number,
  text: string,
  address: (page: number) => string,
): Paging {
  return {
    page,
    text,
    numbers: numbersAround(page, pages).map((number) =>
      number === undefined ? undefined : { number, href: address(number) },
    ),
    previous: page > 1 ? address(page - 1) : undefined,
    next: page < pages ? address(page + 1) : undefined,
  };
}

/** The first, the last and the neighbours of the page, with undefined for a gap: 1 … 4 5 6 … 9. */
export function numbersAround(page: number, pages: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pages];
  if (page <= 3) shown.push(2, 3, 4);
  if (page >= pages - 2) shown.push(pages - 1, pages - 2, pages - 3);
  const numbers = [...new Set(shown)].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1];
    return before !== undefined && each - before > 1 ? [undefined, each] : [each];
  });
}
