/** A property that a visitor keeps in their own list: its id, and the price of that day in cents if it was public. */
export type SavedProperty = readonly [id: number, cents?: number];

/** How many properties each list holds; a full list drops the oldest. */
export const mostSaved = { favourites: 50, comparison: 4, recentlySeen: 24 } as const;

/**
 * `text`: what a browser kept, and anybody may have written: '[[12,32500000],7]'. Newest first; empty if the text makes
 * no sense.
 */
export function readSavedProperties(text: string | null): SavedProperty[] {
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

export function writeProperties(properties: readonly SavedProperty[]): string {
  return JSON.stringify(properties.map((property) => (property.length === 1 ? property[0] : property)));
}

export function withoutProperty(properties: readonly SavedProperty[], id: number): SavedProperty[] {
  return properties.filter(([each]) => each !== id);
}

/** Puts the property in front, once, and keeps no more than `most` in all. */
export function withProperty(
  properties: readonly SavedProperty[],
  property: SavedProperty,
  most: number,
): SavedProperty[] {
  return [property, ...withoutProperty(properties, property[0])].slice(0, most);
}
