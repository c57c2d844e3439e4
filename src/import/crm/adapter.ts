import type { z } from 'zod';
import type { FieldKey } from '#domain/property/fields.ts';
import type { Fetched, FetchOptions } from '#import/fetch/guarded-fetch.ts';
import type { AgencyMaps, MappedRecord, RawRecord } from './mapped-record.ts';

/** What a system of agencies is asked, told and sends. It never writes, and never sees the database. */
export type Adapter<Settings extends object = Record<string, unknown>> = {
  name: string;
  settings: z.ZodType<Settings>;
  /** Those of the settings that are stored encrypted and never shown. */
  secrets: readonly (keyof Settings & string)[];
  /** Where it may be asked, and where its photographs lie, as `UrlRules` has them. */
  hosts: readonly string[];
  /** All that it can say of a property. */
  feeds: readonly FieldKey[];
  /** Whether what is gone has to be missing in two whole lists before it is withdrawn: it has no list of what went. */
  needsTwoLists?: boolean;
  /** Who the settings log in as, and how many homes would come. */
  probe?(source: SourceAccess<Settings>): Promise<Probe>;
  /** Everything, or what changed since; records as they arrive, projects before their units. */
  fetch?(source: SourceAccess<Settings>, since: Cursor | undefined): AsyncGenerator<RawRecord, FetchEnd>;
  fetchOne?(source: SourceAccess<Settings>, ref: string): Promise<RawRecord | 'gone' | 'expired'>;
  /** Pure: the units that a project has in itself; the project has no others. undefined: it does not say which. */
  unitsWithin?(project: RawRecord): RawRecord[] | undefined;
  /** Of what is handed in as files, in place of `fetch`: the records of one delivery. */
  readDelivery?(delivery: Delivery, settings: Settings): AsyncGenerator<RawRecord, FetchEnd>;
  /** Takes out what is personal, before anything is stored. */
  withoutPersonal(raw: RawRecord): RawRecord;
  /** Raised with each change of the mapper: tells which records an older one mapped. */
  mapperVersion?: number;
  /** Pure; takes whatever JSON there is. */
  map(raw: RawRecord, maps: AgencyMaps): MappedRecord;
  /** Pure: whether what was sent is to be believed, and what of it to fetch or take in. */
  readHook?(sent: SentHook, settings: Settings): HookReading;
  /** Tells the system where a home stands on the site; null: nowhere any more. */
  reportOnline?(source: SourceAccess<Settings>, ref: string, url: string | null): Promise<void>;
  sendLead?(source: SourceAccess<Settings>, lead: OutgoingLead): Promise<{ remoteId?: string }>;
};

/** How an adapter reaches its system. */
export type SourceAccess<Settings extends object> = {
  settings: Settings;
  /** The guarded way out, with the hosts of the source. Throws a `SourceProblem` where it is refused. */
  request(address: string, options?: SourceRequest): Promise<Fetched & { kind: 'answered' }>;
  /** Between pages; a test does not wait. */
  pause(milliseconds: number): Promise<void>;
  now(): Date;
};

export type SourceRequest = Pick<FetchOptions, 'headers' | 'body' | 'method'>;

/** An archive, or a single file as one that has just that. Throws an `ArchiveProblem`. */
export type Delivery = {
  names: readonly string[];
  read(name: string, mostBytes: number): Promise<Uint8Array>;
};

/** What its people can mend or must be told: a wrong password, an answer that makes no sense. */
export class SourceProblem extends Error {}

export type Probe = { account: string; homes?: number };

/** How far a source was read: what its adapter needs to ask only for the rest. */
export type Cursor = Record<string, unknown>;

export type FetchEnd = {
  cursor?: Cursor;
  /** What was not named is gone. An end with an error never says so. */
  isComplete: boolean;
  /** All that there is, where more is known to be there than was read in full. */
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
  /** Of ours, for the system to tell the same from another. */
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
