import type { LocalisedText } from '#domain/language.ts';
import type { ChangeProblem, PropertyChange } from '#domain/property/change/property-change.ts';
import type { DocumentKind } from '#domain/property/document-kinds.ts';

/** One home, project or unit as its system tells it. */
export type RawRecord = {
  /** The id in the system: unique within the source. */
  ref: string;
  kind: 'home' | 'project' | 'unit';
  parentRef?: string;
  /** What the system says when it changes; equal means that nothing did. */
  version?: string;
  body: unknown;
};

export type RemoteMedia = {
  remoteId: string;
  version?: string;
  /** Where it can be fetched. */
  url?: string;
  /** Its name in the archive that was handed in with the record, where it is not to be fetched. */
  file?: string;
  kind: 'photo' | 'plan' | 'document';
  /** From the first on. */
  sort: number;
  caption?: LocalisedText;
  /** Of a document. */
  documentKind?: DocumentKind;
};

/** A value of a closed list that has no meaning here yet. */
export type UnmappedValue = { list: string; value: string };

/** What a mapper makes of a raw record. */
export type MappedRecord = {
  ref: string;
  kind: RawRecord['kind'];
  parentRef?: string;
  /** What a project is called. */
  name?: string;
  /** ignore: it is none of ours to show, such as what is only being prepared. */
  visibility: 'publish' | 'withdraw' | 'ignore';
  /** Of a project, what it has in common with a property: place, texts, energy, agent. */
  change: PropertyChange;
  media: RemoteMedia[];
  /** Left out, while the rest is written. */
  warnings: ChangeProblem[];
  unmapped: UnmappedValue[];
  /** The paths that no mapper reads. */
  unread: string[];
};

/** What people of the agency chose for values of its system, by list and value. null: ignored on purpose. */
export type AgencyMaps = { find(list: string, value: string): string | null | undefined };

export const noMaps: AgencyMaps = { find: () => undefined };
