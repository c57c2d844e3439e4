/** Each row of the screen's list with the link that opens it. */
function rowLinks(): HTMLElement[] {
  const rows = document.querySelectorAll<HTMLElement>('main tbody tr');
  return [...rows].flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? []);
}

/** Focuses the link of the next or previous row; Enter then opens it like any link. */
export function moveInList(by: 1 | -1): boolean {
  const links = rowLinks();
  if (links.length === 0) return false;
  const row = document.activeElement?.closest('tr');
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Ticks the row that has the focus, or takes the tick away. */
export function chooseRow(): boolean {
  const box = document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]');
  box?.click();
  return Boolean(box);
}

const LIST = '/office/properties/';
const KEPT = 'gevel.office.list';

/** Remembers the order of the list on screen until the tab is closed. */
export function keepOrder(pathname: string): void {
  if (pathname !== LIST) return;
  const paths = rowLinks().map((link) => link.getAttribute('href') ?? '');
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(paths));
  } catch {
    // If storage is forbidden, no key leads from property to property.
  }
}

/** The next or previous property in the list that was seen last. */
export function neighbourOf(pathname: string, by: 1 | -1): string | undefined {
  const home = /^\/office\/properties\/\d+\//.exec(pathname)?.[0];
  if (!home) return undefined;
  try {
    const paths: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    const at = Array.isArray(paths) ? paths.indexOf(home) : -1;
    const path: unknown = at < 0 ? undefined : (paths as unknown[])[at + by];
    return typeof path === 'string' ? path : undefined;
  } catch {
    return undefined;
  }
}
