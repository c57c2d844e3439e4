import type { LocalisedText } from '#domain/language.ts';
import type { Names } from '#domain/place/zone-names.ts';

/**
 * A part of the country as people call it, not a unit of government: 'Kempen', 'Condroz'. No law says where most of
 * them end.
 */
export type District = {
  /** Permanent: it stands in addresses. */
  key: string;
  names: Names;
  /** With the preposition and the article that the name asks for: 'aan de kust', 'en Ardenne'. */
  inside: Names;
  /** Other names: recognised when typed, never shown. */
  aliases: readonly string[];
  /** Municipalities by their name in any language, and postal codes if only a part of a municipality lies in it. */
  members: string;
};

/** A district that an agency added in its settings. `members`: as above, one in each entry. */
export type OwnDistrict = { name: LocalisedText; members: readonly string[] };

export function inFour(nl: string, fr: string, de: string, en: string): Names {
  return { nl, fr, de, en };
}

export function sameInFour(name: string): Names {
  return inFour(name, name, name, name);
}
