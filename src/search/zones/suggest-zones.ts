import { typingDistanceToBeginning } from '#domain/text/typing-distance.ts';
import { lettersOf, type Searchable, writing } from './zone-index.ts';
import type { ZoneKind } from './zone-kinds.ts';
import type { Zone } from './zones.ts';

/** The order of kinds if names fit equally well: postal codes come last. */
const rankOfKind: Record<ZoneKind, number> = {
  municipality: 0,
  province: 1,
  region: 2,
  district: 3,
  locality: 4,
  postal_code: 5,
};

export const fits = { exactly: 0, begins: 1, wordBegins: 2, nearly: 3 };
const LONGEST = 60;

/** The zones that may be meant, best first. */
export function suggestZones(searchable: readonly Searchable[], typed: string, limit: number): Zone[] {
  const asked = askedOf(typed);
  if (!asked) return [];
  const found = new Map<Zone, number>();
  for (const [{ zone }, fit] of namesThatFit(searchable, asked)) {
    found.set(zone, Math.min(fit, found.get(zone) ?? fit));
  }
  const best = [...found].sort(([a, fitOfA], [b, fitOfB]) => fitOfA - fitOfB || compareZones(a, b));
  return best.slice(0, limit).map(([zone]) => zone);
}

/** Names that contain the typed text, else names that nearly do; a lower number fits better. */
export function namesThatFit(searchable: readonly Searchable[], asked: string): [Searchable, number][] {
  const found: [Searchable, number][] = [];
  const asInside = `-${asked}`;
  const askedLetters = lettersOf(asked);
  const withCodes = /\d/.test(asked);
  for (const name of searchable) {
    const { written, letters, zone } = name;
    // Most names lack one of the letters, which is quicker to test than a search for the text.
    if ((askedLetters & ~letters) !== 0 || (zone.kind === 'postal_code' && !withCodes)) continue;
    if (written === asked) found.push([name, fits.exactly]);
    else if (written.startsWith(asked)) found.push([name, fits.begins]);
    else if (written.includes(asInside)) found.push([name, fits.wordBegins]);
  }
  if (found.length === 0 && !withCodes) addNearly(searchable, asked, (name, fit) => found.push([name, fit]));
  return found;
}

/**
 * Adds zones despite typing errors: one error from four letters on, two from eight on. Postal codes allow none: a wrong
 * digit makes another code.
 */
function addNearly(
  searchable: readonly Searchable[],
  asked: string,
  add: (name: Searchable, fit: number) => void,
): void {
  const most = asked.length >= 8 ? 2 : 1;
  if (asked.length < 4) return;
  const askedLetters = lettersOf(asked);
  for (const name of searchable) {
    const { written, letters, zone } = name;
    if (zone.kind === 'postal_code' || lacking(askedLetters, letters) > most) continue;
    const distance = typingDistanceToBeginning(asked, written, most);
    // If two names have as many errors, the one that was typed in full comes first.
    if (distance) add(name, fits.nearly + distance + (written.length > asked.length + 1 ? 0.5 : 0));
  }
}

/** Counts the typed letters that a name lacks. Each is an error, so this excludes most names quickly. */
export function lacking(askedLetters: number, letters: number): number {
  return ones(askedLetters & ~letters);
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export function compareZones(a: Zone, b: Zone): number {
  return (
    rankOfKind[a.kind] - rankOfKind[b.kind] ||
    b.placeIds.length - a.placeIds.length ||
    (a.key < b.key ? -1 : 1)
  );
}

function askedOf(typed: string): string {
  const written = writing(typed.slice(0, LONGEST));
  // In '4000 Liège' and 'Gent (9000)' the postal code is the most exact part.
  return /(?:^|-)((?:l-)?\d{4})(?=-|$)/.exec(written)?.[1] ?? written;
}
