import { daySeconds } from '#domain/time/durations.ts';
import { isRowFor, type StorageKey } from '#site/settings/storage-keys.ts';

// Only this file touches what a browser keeps (a test checks that); all of it is listed in
// site/settings/storage-keys.ts.

type Entry = { key: string; kind: 'localStorage' | 'sessionStorage' };

/** Null if there is nothing, or if storage is forbidden. */
export function readEntry({ key, kind }: Entry): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** `text`: null forgets the entry. False if storage is forbidden. */
export function writeEntry({ key, kind }: Entry, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function writeCookie({ key, days }: { key: string; days: number }, text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of a year ago lack the Cookie Store API.
  document.cookie = `${key}=${encodeURIComponent(text)}; max-age=${days * daySeconds}; path=/; samesite=lax`;
}

/**
 * A value that this browser keeps and all its tabs share, for useSyncExternalStore. If storage is forbidden it lasts as
 * long as the page. `atWish`: it is kept only once the visitor has asked to `keep` it.
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
    /** True keeps the value from now on; false forgets the kept one. */
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

/** Forgets entries, and cookies on this host and on those above it. */
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
