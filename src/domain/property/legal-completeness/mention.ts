import type { Region } from '#domain/place/region.ts';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import type { PropertyFacts } from '#domain/property/values.ts';

/**
 * `confirmed`: read in the law, or with the authority or a notary; `practice`: found in the practice of the profession;
 * `not confirmed`: a lawyer should look. It rates the duty: article numbers may have moved in a consolidated text.
 */
type Certainty = 'confirmed' | 'practice' | 'not confirmed';

/** `since`: the day from which the duty holds, 'YYYY-MM-DD'. `url`: where it can be read. */
export type Law = { name: string; article: string; url: string; since: string; certainty: Certainty };

/** One thing that the law wants of an advertisement, or of the file behind it. */
export type Mention = {
  /** Permanent: reports and the audit log name it. */
  id: string;
  /** block: not published without it; warn: to be done; info: before the agreement or the deed, not in the advertisement. */
  level: 'block' | 'warn' | 'info';
  region: Region;
  /** What is asked for, in English, after 'it lacks' ('the energy label'). */
  what: string;
  law: Law;
  /** The attributes that the page shows because of it: no condition of the settings hides them. */
  shows?: readonly FieldKey[];
  applies(property: PropertyFacts): boolean;
  /** `today`: 'YYYY-MM-DD'. */
  isUnmet(property: PropertyFacts, today: string): boolean;
  /** Nobody may publish in spite of it. */
  isAbsolute?: true;
};

export type RegionalMention = Omit<Mention, 'region'>;

/** Attributes that rules read, but that no mention asks to fill in. */
const given: ReadonlySet<string> = new Set(['type', 'purpose', 'region', 'isNewBuild']);

/** The attributes to fill in: those that the page shows because of it, else those that its rule reads. */
export function keysOfMention(
  { shows, isUnmet }: Pick<Mention, 'shows' | 'isUnmet'>,
  property: PropertyFacts,
  today: string,
): FieldKey[] {
  if (shows) return [...shows];
  const read = new Set<string>();
  const watched = new Proxy(property, {
    get(target, key, receiver) {
      read.add(String(key));
      return Reflect.get(target, key, receiver);
    },
  });
  isUnmet(watched, today);
  return [...read].filter((key): key is FieldKey => !given.has(key) && findField(key) !== undefined);
}
