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
  /** Keeps a property back as a draft if it would be published without particulars that the law wants. */
  holdsIllegal?: boolean;
  now: Date;
};

/** If there are problems nothing was written; if there are warnings it was, but not all as the source says. */
export type PutOutcome = {
  origin: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'bad';
  problems: readonly ChangeProblem[];
  warnings: readonly ChangeProblem[];
  /** Published without particulars that the law wants in an advertisement; 'rent': without the rent of a home. */
  lacks?: 'something' | 'rent';
  /** Kept back as a draft for that reason. */
  isHeld?: true;
  /** Written, in its municipality, because its village is not known. */
  withoutVillage: boolean;
  /** A photograph could not be read. */
  lacksPhotos: boolean;
};

export function badOutcome(origin: string, problems: readonly ChangeProblem[]): PutOutcome {
  return { origin, outcome: 'bad', problems, warnings: [], withoutVillage: false, lacksPhotos: false };
}
