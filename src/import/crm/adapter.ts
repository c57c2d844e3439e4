import type { z } from 'zod';
import type { FieldKey } from '#domain/property/fields.ts';
import type { Fetched, FetchOptions } from '#import/fetch/guarded-fetch.ts';
import type { AgencyMaps, MappedRecord, RawRecord } from './mapped-record.ts';

/** How a system of agencies is asked, told and understood. It never writes, and never sees the database. */
export type Adapter<Settings extends object = Record<string, unknown>> = {
  name: string;
  settings: z.ZodType<Settings>;
  /** The settings that are stored encrypted and never shown. */
  secrets: readonly (keyof Settings & string)[];
  /** The hosts of the system and of its photographs, as in `UrlRules`. */
  hosts: readonly string[];
  /** All attributes of a property that it can give. */
  feeds: readonly FieldKey[];
  /** True if a home must be missing from two whole lists before it is withdrawn: the system does not list what went. */
  needsTwoLists?: boolean;
  /** The account that the settings log in to, and how many homes would come. */
  probe?(source: SourceAccess<Settings>): Promise<Probe>;
  /** All records, or those that changed since; given as they arrive, projects before their units. */
  fetch?(source: SourceAccess<Settings>, since: Cursor | undefined): AsyncGenerator<RawRecord, FetchEnd>;
  fetchOne?(source: SourceAccess<Settings>, ref: string): Promise<RawRecord | 'gone' | 'expired'>;
  /** Pure: the units within a project's record, which are all it has. undefined: the record does not say. */
  unitsWithin?(project: RawRecord): RawRecord[] | undefined;
  /** The records of one delivery, for systems that hand in files: it takes the place of `fetch`. */
  readDelivery?(delivery: Delivery, settings: Settings): AsyncGenerator<RawRecord, FetchEnd>;
  /** Removes personal data before anything is stored. */
  withoutPersonal(raw: RawRecord): RawRecord;
  /** Raised with each change of the mapper: tells which records an older one mapped. */
  mapperVersion?: number;
  /** Pure; takes whatever JSON there is. */
  map(raw: RawRecord, maps: AgencyMaps): MappedRecord;
  /** Pure: whether the message is genuine, and which records to fetch or take from it. */
  readHook?(sent: SentHook, settings: Settings): HookReading;
  /** Tells the system the address of a home on the site; null: it is no longer there. */
  reportOnline?(source: SourceAccess<Settings>, ref: string, url: string | null): Promise<void>;
  sendLead?(source: SourceAccess<Settings>, lead: OutgoingLead): Promise<{ remoteId?: string }>;
};

/** How an adapter reaches its system. */
export type SourceAccess<Settings extends object> = {
  settings: Settings;
  /** The guarded way out, with the hosts of the source. Throws a `SourceProblem` if it is refused. */
  request(address: string, options?: SourceRequest): Promise<Fetched & { kind: 'answered' }>;
  /** Between pages; a test does not wait. */
  pause(milliseconds: number): Promise<void>;
  now(): Date;
};

export type SourceRequest = Pick<FetchOptions, 'headers' | 'body' | 'method'>;

/** An archive; a single file looks like an archive of one. Throws an `ArchiveProblem`. */
export type Delivery = {
  names: readonly string[];
  read(name: string, mostBytes: number): Promise<Uint8Array>;
};

/** A problem that the agency can mend or must know: a wrong password, an answer that makes no sense. */
export class SourceProblem extends Error {}

type Probe = { account: string; homes?: number };

/** How far a source was read, so that its adapter can ask for the rest alone. */
export type Cursor = Record<string, unknown>;

export type FetchEnd = {
  cursor?: Cursor;
  /** True if records that were not named are gone. A fetch that ends with an error never says so. */
  isComplete: boolean;
  /** The ids of all records, if more exist than were read in full. */
  present?: readonly string[];
  gone?: readonly string[];
};

export type SentHook = { headers: Headers; body: Uint8Array };

export type HookReading =
  | { kind: 'refused'; reason: string }
  /** A message about nothing of ours. */
  | { kind: 'nothing' }
  /** `dedup`: equal for the same message sent twice. */
  | { kind: 'changed'; refs: readonly string[]; gone: readonly string[]; dedup: string };

export type OutgoingLead = {
  /** Our id, by which the system tells one lead from another. */
  id: number;
  /** The property it is about, by the id of the system. */
  ref: string | undefined;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | undefined;
  language: string;
  message: string;
};
