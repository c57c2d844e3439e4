import { slugOf } from '#domain/text/slug.ts';
import type { Zone } from './zones.ts';

/** One spelling of a zone's name, with the zone. */
export type Searchable = { written: string; letters: number; zone: Zone };

/** Each name, in the spellings that are compared with the typed text. */
export function searchableNames(zones: readonly Zone[]): Searchable[] {
  return zones.flatMap((zone) => {
    const names =
      zone.kind === 'postal_code'
        ? [zone.key, zone.key.replace('l-', '')]
        : [...Object.values(zone.names), ...zone.aliases, ...zone.hamlets];
    return [...new Set(names.flatMap(writings))].map((written) => ({
      written,
      letters: lettersOf(written),
      zone,
    }));
  });
}

/** Without accents, capitals and abbreviations of 'saint'. */
export function writing(text: string): string {
  return unabbreviated(slugOf(text, 'nl'));
}

/** Without hyphens, so that 'Heist op den Berg', 'heist-op-den-berg' and 'sinttruiden' are recognised. */
export function inOnePiece(written: string): string {
  return written.replaceAll('-', '').replace(/^(?:sint|sainte?|sankt)(?=.)/, 'st');
}

/** One bit for each letter that occurs. */
export function lettersOf(written: string): number {
  let letters = 0;
  for (let index = 0; index < written.length; index += 1) letters |= 1 << (written.charCodeAt(index) % 32);
  return letters;
}

/** All spellings of a name that are compared. */
export function writings(name: string): string[] {
  // 'Lüttich' is typed as 'luttich' or 'luettich', 'Sint-Niklaas' also without 'Sint', 's-Gravenwezel without its s.
  return [slugOf(name, 'nl'), slugOf(name, 'de')].flatMap((slug) => [
    slug,
    unabbreviated(slug),
    slug.replace(/^s-/, ''),
  ]);
}

function unabbreviated(slug: string): string {
  return slug
    .replace(/(^|-)(?:sint|saint|sainte|sankt|ste)(?=-)/g, '$1st')
    .replace(/(^|-)o-?l-?v(?=-)/g, '$1onze-lieve-vrouw');
}
