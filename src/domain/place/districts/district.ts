import type { LocalisedText } from '#domain/language.ts';
import type { Names } from '#domain/place/zone-names.ts';

/**
 * What people call a part of the country that is no unit of government: 'Kempen', 'Condroz'. No law says where most of
 * them end.
 */
export type District = {
  /** Stands in addresses, for life. */
  key: string;
  names: Names;
  /** With the preposition and the article that the name asks for: 'aan de kust', 'en Ardenne'. */
  inside: Names;
  /** What people also call it: recognised when typed, never shown. */
  aliases: readonly string[];
  /** Municipalities by their name in any language, and postal codes where only a part of one lies in it. */
  members: string;
};

/** One that an agency added in its settings. `members`: as above, one in each line. */
export type OwnDistrict = { name: LocalisedText; members: readonly string[] };

export function inFour(nl: string, fr: string, de: string, en: string): Names {
  return { nl, fr, de, en };
}

export function sameInFour(name: string): Names {
  return inFour(name, name, name, name);
}
