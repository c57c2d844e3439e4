import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { audit } from '#commands/audit.ts';
import { endStaffLinks, findStaffLink } from '#commands/staff/staff-link.ts';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { findStaff, type StaffRow } from '#database/staff/staff.ts';
import type { Jobs } from '#jobs/queue.ts';
import { noteStep } from '#login/engine/note-step.ts';
import {
  endSessions,
  findSession,
  type ListedSession,
  listSessions,
  signOut,
} from '#login/engine/sessions.ts';
import { type Asking, type LoginTools, loadedLater } from '#login/engine/tools.ts';
import {
  type BegunCode,
  beginCode,
  confirmCode,
  type FreshCodes,
  freshBackupCodes,
  stopCode,
} from './own-code.ts';
import { createStaffPasskeys, type StaffPasskeys } from './passkeys/staff-passkeys.ts';
import { changePassword, choosePassword, requestPassword } from './passwords.ts';
import { hashNewPassword, type SetUpAndIn, setUp } from './set-up.ts';
import { type Entered, enterCode, type StaffSignedIn, signIn } from './sign-in.ts';
import type { StaffAuthentication } from './staff-authentication.ts';
import { staffAccounts } from './staff-cookies.ts';

export type StaffSession = { id: string; staff: StaffRow };

/** `agency`: gives the agency's name, as devices and apps for codes show it. */
export type StaffTools = LoginTools<StaffAuthentication> & {
  officeUrl: string;
  agency: () => Promise<string>;
};

/** For actions that ask a logged-in person for the password. */
type Refused = { outcome: 'wrong' | 'too many' | 'busy' };

/** Everything that the office needs for its log-in. The answer must set the cookies of a result. */
export type StaffLogin = {
  /**
   * 'code': the password is right, and a code is asked in addition. 'passkey': the password is right but not enough,
   * because the account has a passkey and no code.
   */
  signIn(given: { email: string; password: string }, asking: Asking): Promise<StaffSignedIn>;
  /** `kind`: a code of the app, or a backup code. 'over': log in again. */
  enterCode(given: { code: string; kind: 'code' | 'backup' }, asking: Asking): Promise<Entered>;
  /** Gives the cookies that make the browser forget the session. */
  signOut(asking: Asking): Promise<string[]>;
  /** Undefined if the session is not valid. */
  findSession(headers: Headers, now: Date): Promise<StaffSession | undefined>;
  /** Mails a link to choose a password if the address has an account; the answer does not reveal that. */
  requestPassword(email: string, asking: Asking): Promise<{ outcome: 'sent' | 'too many' | 'busy' }>;
  /** The person whose password the link lets its reader choose; undefined if it is not valid (any more). */
  findLink(token: string, now: Date): Promise<StaffRow | undefined>;
  /** Sets the password, ends all sessions and begins a new one. */
  choosePassword(
    given: { token: string; password: string },
    asking: Asking,
  ): Promise<StaffSignedIn | { outcome: 'over' }>;
  /** The hash is kept until the set-up is finished. */
  hashNewPassword(password: string): Promise<{ outcome: 'hashed'; hash: string } | { outcome: 'busy' }>;
  /** Finishes the set-up and logs its administrator in, with the password that was chosen at its start. */
  setUp(given: { token: string; password: string }, asking: Asking): Promise<SetUpAndIn>;
  /** Requires the present password; ends all other sessions. */
  changePassword(
    session: StaffSession,
    given: { present: string; password: string },
    asking: Asking,
  ): Promise<{ outcome: 'done' } | Refused>;
  /** Requires the password. The result is shown once; the log-in asks for a code only after `confirmCode`. */
  beginCode(session: StaffSession, password: string, asking: Asking): Promise<BegunCode | Refused>;
  confirmCode(
    session: StaffSession,
    code: string,
    asking: Asking,
  ): Promise<{ outcome: 'done'; cookies: string[] } | { outcome: 'wrong' }>;
  /** Requires the password. */
  stopCode(
    session: StaffSession,
    password: string,
    asking: Asking,
  ): Promise<{ outcome: 'done'; cookies: string[] } | Refused>;
  /** Requires the password; the former codes no longer work. */
  freshBackupCodes(session: StaffSession, password: string, asking: Asking): Promise<FreshCodes | Refused>;
  passkeys: StaffPasskeys;
  /** Only valid sessions, last used first. */
  listSessions(staffId: string, now: Date): Promise<ListedSession[]>;
  endSessions(staffId: string, which: { only: string } | { except: string } | 'all'): Promise<void>;
};

/**
 * `publicPasswords`: published passwords, which open no account, whatever the database says. `agency`: its name in apps
 * for codes.
 */
export function createStaffLogin({
  database,
  jobs,
  officeUrl,
  agency,
  publicPasswords = new Set(),
}: {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  officeUrl: string;
  agency: () => Promise<string>;
  publicPasswords?: ReadonlySet<string>;
}): StaffLogin {
  // A published password is replaced by a wrong one and checked as any other: neither the answer nor its time differs.
  const given = (password: string) =>
    publicPasswords.has(password.normalize('NFKC')) ? randomUUID() : password;
  const tools: StaffTools = {
    whose: staffAccounts,
    database,
    jobs,
    officeUrl,
    agency,
    isSecure: officeUrl.startsWith('https:'),
    authentication: loadedLater(async () => {
      const [{ createStaffAuthentication }, secret] = await Promise.all([
        import('./staff-authentication.ts'),
        getSecret(database, 'staff_login'),
      ]);
      return createStaffAuthentication({ database, secret, publicUrl: officeUrl, agency: await agency() });
    }),
  };
  return {
    signIn: ({ email, password }, asking) => signIn(tools, { email, password: given(password) }, asking),
    enterCode: (entered, asking) => enterCode(tools, entered, asking),
    signOut: (asking) => signOutStaff(tools, asking),
    findSession: (headers, now) => findStaffSession(tools, headers, now),
    requestPassword: (email, asking) => requestPassword(tools, email, asking),
    findLink: (token, now) => findStaffLink(database, token, now),
    choosePassword: (chosen, asking) => choosePassword(tools, chosen, asking),
    hashNewPassword,
    setUp: (given, asking) => setUp(tools, given, asking),
    changePassword: (session, { present, password }, asking) =>
      changePassword(tools, session, { present: given(present), password }, asking),
    beginCode: ({ staff }, password, asking) => beginCode(tools, staff, given(password), asking),
    confirmCode: ({ staff }, code, asking) => confirmCode(tools, staff, code, asking),
    stopCode: ({ staff }, password, asking) => stopCode(tools, staff, given(password), asking),
    freshBackupCodes: ({ staff }, password, asking) =>
      freshBackupCodes(tools, staff, given(password), asking),
    passkeys: createStaffPasskeys(tools, given),
    listSessions: (staffId, now) => listSessions(database, staffAccounts, staffId, now),
    endSessions: async (staffId, which) => {
      if (which === 'all')
        await database.transaction().execute((transaction) => endStaffLinks(transaction, staffId));
      await endSessions(database, staffAccounts, staffId, which);
    },
  };
}

async function signOutStaff(tools: StaffTools, asking: Asking): Promise<string[]> {
  const { headers, now } = asking;
  const session = await findStaffSession(tools, headers, now);
  const cookies = await signOut(tools, headers);
  if (session) {
    const who = `staff:${session.staff.id}`;
    await tools.database
      .transaction()
      .execute((transaction) => audit(transaction, { now, actor: who }, 'staff.log-out', who));
    await noteStep(tools, { step: 'log-out', outcome: 'done', email: session.staff.email }, asking);
  }
  return cookies;
}

async function findStaffSession(
  tools: StaffTools,
  headers: Headers,
  now: Date,
): Promise<StaffSession | undefined> {
  const found = await findSession(tools, headers, now);
  if (!found) return undefined;
  const staff = await findStaff(tools.database, { id: found.person.id });
  // The session was begun by a log-in that ran while the account was being ended.
  if (!staff || staff.endedAt) return undefined;
  return { id: found.id, staff };
}
