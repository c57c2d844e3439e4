import type { Language } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { OpenDay } from '#domain/property/open-day.ts';

/** What a source says about one property. Absent values stay as they are in the database; null removes them. */
export type PropertyChange = {
  /** Where it stands in the source, for people: 'line 12'. */
  origin: string;
  /** As in the catalogue: money in cents, days as 'YYYY-MM-DD', tokens. */
  values: Partial<Record<FieldKey, unknown>>;
  texts: Partial<Record<FieldKey, TextChanges | null>>;
  /** 'YYYY-MM-DD' or a moment as JSON writes it. */
  publishedAt?: string | null;
  agentEmail?: string | null;
  projectReference?: string | null;
  /** The names of all its photographs, in order. */
  photos?: string[];
  /** What they show, in the same order; one for all of them, or one for each. */
  photoNatures?: PictureNature[];
  /** All of them; those that are over are not kept. */
  openDays?: OpenDay[];
  /** Why it must not be written. */
  problems: ChangeProblem[];
  /** Values of the source that could not be read, although the rest can be written. */
  warnings?: ChangeProblem[];
  /** Its line was cut off or ran into others: the list of properties of the source is then not certain. */
  isBroken?: true;
};

/** Absent languages stay as they are. */
export type TextChanges = Partial<Record<Language, string | null>>;

/** `field`: its name in the source. */
export type ChangeProblem = { field: string; reason: string };

export function emptyChange(origin: string): PropertyChange {
  return { origin, values: {}, texts: {}, problems: [] };
}
