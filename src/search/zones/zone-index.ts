import { slugOf } from '#domain/text/slug.ts';
import type { Zone } from './zones.ts';

/** One way to write a name of a zone, and the zone. */
export type Searchable = { written: string; letters: number; zone: Zone };

/** Takes zones; gives each of their names as it is compared with what somebody types. */
export function searchableNames(zones: readonly Zone[]): Searchable[] {
  return zones.flatMap((zone) => {
    const names =
      zone.kind === 'postal_code' ? [zone.key, zone.key.replace('l-', '')] : Object.values(zone.names);
    return [...new Set(names.flatMap(writings))].map((written) => ({
      written,
      letters: lettersOf(written),
      zone,
    }));
  });
}

/** Takes a name or what somebody typed; gives it without accents, capitals and the ways to write 'saint'. */
export function writing(text: string): string {
  return withoutSaint(slugOf(text, 'nl'));
}

/** Takes a writing; gives which letters are in it, one bit for each. */
export function lettersOf(written: string): number {
  let letters = 0;
  for (let index = 0; index < written.length; index += 1) letters |= 1 << (written.charCodeAt(index) % 32);
  return letters;
}

function writings(name: string): string[] {
  // 'Lüttich' is typed as 'luttich' and as 'luettich'; 'Sint-Niklaas' from its first word on.
  return [slugOf(name, 'nl'), slugOf(name, 'de')].flatMap((slug) => [slug, withoutSaint(slug)]);
}

function withoutSaint(slug: string): string {
  return slug.replace(/(^|-)(?:sint|saint|sainte|sankt|ste)(?=-)/g, '$1st');
}
