import type { Language } from '#domain/language.ts';
import type { FieldKey } from '#domain/property/fields.ts';

/**
 * What a source says of one property. What it does not mention stays as it is in the database (absent here); what it
 * says there is none of is taken away (null).
 */
export type PropertyChange = {
  /** Where it stands in its source, for people: 'line 12'. */
  origin: string;
  /** As the catalogue has them: money in cents, days as 'YYYY-MM-DD', tokens. */
  values: Partial<Record<FieldKey, unknown>>;
  texts: Partial<Record<FieldKey, TextChanges | null>>;
  /** 'YYYY-MM-DD' or a moment as JSON writes it. */
  publishedAt?: string | null;
  agentEmail?: string | null;
  projectReference?: string | null;
  /** The names of all its photographs, in order. */
  photos?: string[];
  /** Why it must not be written. */
  problems: ChangeProblem[];
};

/** A language that is absent was not mentioned. */
export type TextChanges = Partial<Record<Language, string | null>>;

/** `field` is what the source calls it. */
export type ChangeProblem = { field: string; reason: string };

export function emptyChange(origin: string): PropertyChange {
  return { origin, values: {}, texts: {}, problems: [] };
}
