import { createContext } from 'react-router';
import type { By } from '#commands/audit.ts';
import type { SiteContext } from '#commands/site-context.ts';
import type { StaffRow } from '#database/staff/staff.ts';
import type { Right } from '#domain/staff/rights.ts';
import type { FileStorage } from '#images/storage.ts';
import type { PictureVariants } from '#images/variants.ts';
import type { StaffLogin, StaffSession } from '#login/staff/staff-login.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Translator } from '#translate/translator.ts';

/** The member of staff who is logged in, with the data that every screen needs. */
export type Staff = StaffRow & {
  session: StaffSession;
  /**
   * `needsCode`: the role demands a code beside the password, or a passkey. `mustSetUpFactor`: there is still neither.
   */
  needsCode: boolean;
  mustSetUpFactor: boolean;
  may(right: Right): boolean;
};

/**
 * Loaders, actions and middleware get it by `context.get(officeContext)`. The office is a bundle with modules of its
 * own: everything that has a state reaches it here, never by import. `database`: the connections for writing, also used
 * to read: no visitor's slow page takes them. `language`: the browser's, until the gate knows who is logged in.
 */
export type OfficeContext = SiteContext & {
  /** The variants of pictures that screens show. */
  pictures: PictureVariants;
  documents: FileStorage;
  films: FileStorage;
  /** Decrypts the secrets of imports. */
  importKey: string | undefined;
  /** The translation service; absent if none is set up. */
  translator: Translator | undefined;
  /** The areas by which alerts are searched. */
  zones(): Promise<Zones>;
  /** For this answer alone: only scripts and styles that carry it are accepted. */
  nonce: string;
  /** Scheme and host of the office, without a slash at the end. */
  officeUrl: string;
  /** The user who is logged in; without one the gate (middleware/require-staff.ts) opens only the log-in. */
  staff: Staff | undefined;
  staffLogin: StaffLogin;
  /** Published, available properties that lack legal information; some minutes old. */
  lackingProperties(): Promise<readonly number[]>;
  /** Those and drafts, as they are now. */
  incompleteProperties(): Promise<readonly number[]>;
};

/** For screens that the gate opens only to logged-in staff. */
export function staffOf({ staff }: OfficeContext): Staff {
  if (!staff) throw new Response(null, { status: 403 });
  return staff;
}

/** The part of the context that commands need. */
export function staffBy(office: OfficeContext): By {
  const { database, now } = office;
  return { database, now, actor: `staff:${staffOf(office).id}` };
}

export const officeContext = createContext<OfficeContext>();
