import type { ChangeProblem } from './change/property-change.ts';
import type { RelatedRecords } from './merge/related-records.ts';
import type { PhotoSource } from './photos/store-photos.ts';

export type PutOptions = {
  /** Whose properties these are, where a change does not say; together with its reference it names a property. */
  source: string;
  related: RelatedRecords;
  /** Absent: photographs are not looked at. */
  photos?: PhotoSource;
  /** Says what would happen and changes nothing. */
  isRehearsal: boolean;
  now: Date;
  /** 'YYYY-MM-DD', where the agency is. */
  today: string;
};

/** With problems it is bad and nothing was written; with warnings it was, but not all as its source says. */
export type PutOutcome = {
  origin: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'bad';
  problems: readonly ChangeProblem[];
  warnings: readonly ChangeProblem[];
};
