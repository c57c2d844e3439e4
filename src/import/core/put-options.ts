import type { RelatedRecords } from '#commands/property/merge/related-records.ts';
import type { ChangeProblem } from '#domain/property/change/property-change.ts';
import type { PhotoSource } from './photos/store-photos.ts';

export type PutOptions = {
  /** The source of a property whose change names none; source and reference together identify a property. */
  source: string;
  related: RelatedRecords;
  /** Absent: photographs are ignored. */
  photos?: PhotoSource;
  /** Says what would happen and writes nothing. */
  isRehearsal: boolean;
  /** Keeps back, as a draft, what would be published without what the law wants in an advertisement. */
  holdsIllegal?: boolean;
  now: Date;
};

/** With problems nothing was written; with warnings it was written, but not all as the source says. */
export type PutOutcome = {
  origin: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'bad';
  problems: readonly ChangeProblem[];
  warnings: readonly ChangeProblem[];
  /** It is published without what the law wants in an advertisement; 'rent': without the rent of a home. */
  lacks?: 'something' | 'rent';
  /** It lacks that, and is kept back as a draft. */
  isHeld?: true;
  /** Written, in its municipality, because its village is not known. */
  withoutVillage: boolean;
  /** A photograph could not be read. */
  lacksPhotos: boolean;
};

export function badOutcome(origin: string, problems: readonly ChangeProblem[]): PutOutcome {
  return { origin, outcome: 'bad', problems, warnings: [], withoutVillage: false, lacksPhotos: false };
}
