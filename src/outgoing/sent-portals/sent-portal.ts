import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import type { Refusal } from '#outgoing/feeds/feed-property.ts';

/** A portal's answer about one property. `words` are its own. */
export type PropertyAnswer = { kind: 'taken'; remoteId?: string } | { kind: 'refused'; words: string };

export type Answer =
  | PropertyAnswer
  /** The property that was to be taken off is not there. */
  | { kind: 'not there' }
  /** The portal refuses this account. */
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

/** Asks a portal, through the guarded fetch; throws Unreachable if no answer comes. */
export type Ask = (address: string, request: PortalRequest) => Promise<Replied>;

export class Unreachable extends Error {}

/** The log-in was refused; the message may be kept. */
export class LockedOut extends Error {}

export type AnySettings = { listingAddress: string };

/** A portal that is sent each property, and again when it changed, and is told which to take off. */
export type SentPortal<Settings extends AnySettings = AnySettings> = {
  contentType: string;
  refuses: (property: OutgoingProperty, settings: Settings) => Refusal | undefined;
  /** Writes the whole property: the portal removes absent values. `at` is the moment of sending. */
  write: (property: OutgoingProperty, settings: Settings, at: Date) => string;
  /** Gives the headers for access; called again if they are refused later. */
  authorise: (settings: Settings, ask: Ask) => Promise<Record<string, string>>;
  /** Reads an answer whose status means success. */
  readTaken: (bytes: Buffer) => PropertyAnswer;
  /** True if the portal takes a property off by its own number, not by ours. */
  removesByItsNumber: boolean;
};
