import type { LocalisedText } from '#domain/language.ts';
import type { ChangeProblem, PropertyChange } from '#domain/property/change/property-change.ts';
import type { DocumentKind } from '#domain/property/document-kinds.ts';

/** One home, project or unit as its system gives it. */
export type RawRecord = {
  /** The id in the system: unique within the source. */
  ref: string;
  kind: 'home' | 'project' | 'unit';
  parentRef?: string;
  /** Changes with the record: an equal version means that nothing did. */
  version?: string;
  body: unknown;
};

export type RemoteMedia = {
  remoteId: string;
  version?: string;
  /** The address to fetch it from. */
  url?: string;
  /** Its name in the delivered archive, if it is not to be fetched. */
  file?: string;
  kind: 'photo' | 'plan' | 'document';
  /** Its place in the order, from the first on. */
  sort: number;
  caption?: LocalisedText;
  /** For a document. */
  documentKind?: DocumentKind;
};

/** A value of a closed list that has no meaning here yet. */
export type UnmappedValue = { list: string; value: string };

/** What a mapper makes of a raw record. */
export type MappedRecord = {
  ref: string;
  kind: RawRecord['kind'];
  parentRef?: string;
  /** The name of a project. */
  name?: string;
  /** ignore: not ours to show, such as a home that is still in preparation. */
  visibility: 'publish' | 'withdraw' | 'ignore';
  /** For a project, the attributes that it shares with a property: place, texts, energy, agent. */
  change: PropertyChange;
  media: RemoteMedia[];
  /** Values that were left out; the rest is written. */
  warnings: ChangeProblem[];
  unmapped: UnmappedValue[];
  /** The paths that no mapper reads. */
  unread: string[];
};

/** The meanings that staff chose for values of their system, by list and value. null: ignored on purpose. */
export type AgencyMaps = { find(list: string, value: string): string | null | undefined };

export const noMaps: AgencyMaps = { find: () => undefined };
