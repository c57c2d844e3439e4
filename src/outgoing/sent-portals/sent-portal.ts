import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import type { Refusal } from '#outgoing/feeds/feed-property.ts';

/** What a portal says of one property. `words` are its own. */
export type PropertyAnswer = { kind: 'taken'; remoteId?: string } | { kind: 'refused'; words: string };

export type Answer =
  | PropertyAnswer
  /** What was to be taken off. */
  | { kind: 'not there' }
  /** Nobody gets in by this account. */
  | { kind: 'locked out'; words: string }
  | { kind: 'busy'; waitMs: number | undefined }
  /** A problem of ours, which the office says in its own language. */
  | { kind: 'away'; words: string };

export type PortalRequest = {
  method?: 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
};

export type Replied = { status: number; bytes: Buffer; retryAfter: string | undefined };

/** Asks a portal, through the guarded fetch; what comes to nothing is thrown as Unreachable. */
export type Ask = (address: string, request: PortalRequest) => Promise<Replied>;

export class Unreachable extends Error {}

/** The way in was refused, in words that may be kept. */
export class LockedOut extends Error {}

export type AnySettings = { listingAddress: string };

/** A portal that is sent each property, changed ones anew, and told which to take off. */
export type SentPortal<Settings extends AnySettings = AnySettings> = {
  contentType: string;
  refuses: (property: OutgoingProperty, settings: Settings) => Refusal | undefined;
  /** The whole property: what is absent is taken away there. `at` is when it is sent. */
  write: (property: OutgoingProperty, settings: Settings, at: Date) => string;
  /** The headers by which one gets in; asked again when they are refused later. */
  authorise: (settings: Settings, ask: Ask) => Promise<Record<string, string>>;
  /** Of an answer whose status says that all is well. */
  readTaken: (bytes: Buffer) => PropertyAnswer;
  /** Takes a property off by the number that it gave itself, not by ours. */
  removesByItsNumber: boolean;
};
