import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { StaffRow } from '#database/staff/staff.ts';
import type { Language } from '#domain/language.ts';
import type { Right } from '#domain/staff/rights.ts';
import type { FileStorage } from '#images/storage.ts';
import type { PictureVariants } from '#images/variants.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { StaffLogin, StaffSession } from '#login/staff/staff-login.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { Translator } from '#translate/translator.ts';

/** Who works in the office, as far as every screen needs to know. */
export type Staff = StaffRow & {
  session: StaffSession;
  /** Whether the role demands a code beside the password or a passkey, and whether there is still neither. */
  needsCode: boolean;
  mustSetUpFactor: boolean;
  may(right: Right): boolean;
};

/**
 * Loaders, actions and middleware get it by `context.get(officeContext)`. The office is a bundle with modules of its
 * own: whatever has a state comes to it by here, never by import.
 */
export type OfficeContext = {
  /** The one for what people send, also for reading: no slow page of a visitor takes its connections. */
  database: Kysely<Database>;
  settings: Settings;
  /** Queues work for later, in the transaction of an action. */
  jobs: Pick<Jobs, 'enqueue'>;
  /** The variants of pictures, by which a screen shows them. */
  pictures: PictureVariants;
  /** The originals of the pictures. */
  pictureFiles: FileStorage;
  documents: FileStorage;
  films: FileStorage;
  /** Opens what is secret of the sources of imports. */
  importKey: string | undefined;
  /** The service that translates; absent where there is none. */
  translator: Translator | undefined;
  /** The areas by which alerts are searched. */
  zones(): Promise<Zones>;
  now: Date;
  log: Logger;
  requestId: string;
  /** Behind a trusted proxy the one that the proxy tells. */
  clientAddress: string;
  /** Of this answer alone: what carries it may run, or style. */
  nonce: string;
  /** Scheme and host of the visitors' site, without a slash at the end. */
  publicUrl: string;
  /** Scheme and host of the office, without a slash at the end. */
  officeUrl: string;
  /** The browser's, until the gate knows who is logged in. */
  language: Language;
  /** Who is logged in; the gate (middleware/require-staff.ts) lets nobody else further than the log-in. */
  staff: Staff | undefined;
  staffLogin: StaffLogin;
  /** Published properties that can be had and lack what the law wants: as it was some minutes ago. */
  lackingProperties(): Promise<readonly number[]>;
};

/** In screens that the gate opens only to who is logged in. */
export function staffOf({ staff }: OfficeContext): Staff {
  if (!staff) throw new Response(null, { status: 403 });
  return staff;
}

/** What a command needs to know of who calls it. */
export function staffBy(office: OfficeContext): By {
  const { database, now } = office;
  return { database, now, actor: `staff:${staffOf(office).id}` };
}

export const officeContext = createContext<OfficeContext>();
