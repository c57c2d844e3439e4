import { daySeconds } from '#domain/time/durations.ts';
import { isRowFor, type StorageKey } from '#site/settings/storage-keys.ts';

// The only place that touches what a browser keeps (a test sees to it): all of it stands in site/settings/storage-keys.ts.

type Entry = { key: string; kind: 'localStorage' | 'sessionStorage' };

/** Gives what is kept under an entry of the table; null where there is nothing, or where storage is forbidden. */
export function readEntry({ key, kind }: Entry): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under an entry of the table, null to forget it; tells whether the browser did. */
export function writeEntry({ key, kind }: Entry, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text in a cookie of the table, for as many days as stand there. */
export function writeCookie({ key, days }: { key: string; days: number }, text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of a year ago lack the Cookie Store API.
  document.cookie = `${key}=${encodeURIComponent(text)}; max-age=${days * daySeconds}; path=/; samesite=lax`;
}

/**
 * A value that this browser keeps and all its tabs share, for useSyncExternalStore. Takes the entry of the table and
 * how its text is read. Where storage is forbidden the value lasts as long as the page. `atWish`: also until the
 * visitor asks to `keep` it.
 */
export function keptValue<Value>(
  entry: Entry,
  read: (text: string | null) => Value,
  { atWish = false } = {},
) {
  const listeners = new Set<() => void>();
  let unkept: string | null | undefined;
  let known: { text: string | null; value: Value } | undefined;
  const isKept = () => readEntry(entry) !== null;
  const currentText = () => (unkept === undefined || (atWish && isKept()) ? readEntry(entry) : unkept);
  const hold = (text: string | null, kept: boolean) => {
    unkept = kept && writeEntry(entry, text) ? undefined : text;
    for (const listener of listeners) listener();
  };
  return {
    get(): Value {
      const text = currentText();
      if (!known || text !== known.text) known = { text, value: read(text) };
      return known.value;
    },
    set: (text: string | null): void => hold(text, !atWish || isKept()),
    isKept,
    /** Keeps the value from now on, or forgets what is kept of it. */
    keep(wished: boolean): void {
      const text = currentText();
      if (!wished) writeEntry(entry, null);
      hold(text ?? '', wished);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** Forgets what rows of the table have kept on this site: cookies, on this host and those above it, and entries. */
export function forgetRows(rows: readonly StorageKey[]): void {
  for (const row of rows) {
    if (row.domain) continue;
    if (row.kind === 'cookie') forgetCookies(row);
    else
      for (const key of keysIn(row.kind)) if (isRowFor(row, key)) writeEntry({ key, kind: row.kind }, null);
  }
}

function keysIn(kind: Entry['kind']): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}

function forgetCookies(row: StorageKey): void {
  const names = document.cookie.split('; ').map((each) => each.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const hosts = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => isRowFor(row, each))) {
    for (const domain of ['', ...hosts]) {
      // biome-ignore lint/suspicious/noDocumentCookie: browsers of a year ago lack the Cookie Store API.
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
