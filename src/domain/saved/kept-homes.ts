/** A home that a visitor keeps in a list of their own: its id, and the price of that day in cents where it was public. */
export type KeptHome = readonly [id: number, cents?: number];

/** How many homes each list holds; whoever keeps more loses the oldest. */
export const mostKept = { favourites: 50, comparison: 4, recentlySeen: 24 } as const;

/** Takes what a browser kept, whoever wrote it: '[[12,32500000],7]'. Gives its homes, newest first; none of nonsense. */
export function readHomes(text: string | null): KeptHome[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.map((entry) => [entry].flat()).filter(isHome) : [];
  } catch {
    return [];
  }
}

function isHome(entry: unknown[]): entry is [number, number?] {
  return entry.every(Number.isSafeInteger) && (entry.length === 1 || entry.length === 2);
}

/** Takes homes; gives the text that readHomes reads. */
export function writeHomes(homes: readonly KeptHome[]): string {
  return JSON.stringify(homes.map((home) => (home.length === 1 ? home[0] : home)));
}

/** Gives the list without a home. */
export function withoutHome(homes: readonly KeptHome[], id: number): KeptHome[] {
  return homes.filter(([each]) => each !== id);
}

/** Gives the list with a home in front, once, and no longer than `most`. */
export function withHome(homes: readonly KeptHome[], home: KeptHome, most: number): KeptHome[] {
  return [home, ...withoutHome(homes, home[0])].slice(0, most);
}
