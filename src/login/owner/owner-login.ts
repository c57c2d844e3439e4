import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOwnerLink, type OwnerLink, type OwnerLinkPurpose } from '#commands/owner/owner-link.ts';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import type { Environment } from '#environment';
import type { Jobs } from '#jobs/queue.ts';
import { endSessions, findSession, type ListedSession, listSessions } from '#login/engine/sessions.ts';
import type { SignedIn } from '#login/engine/sign-in.ts';
import { type Asking, type LoginTools, loadedLater } from '#login/engine/tools.ts';
import { type AskedByMail, register, requestPassword } from './ask-by-mail.ts';
import { changeEmail, changePassword } from './change-account.ts';
import { choosePassword, confirmEmail, type Followed } from './follow-link.ts';
import { beginLook, endLook, findLook } from './look-as-owner.ts';
import type { OwnerAuthentication } from './owner-authentication.ts';
import { ownerAccounts } from './owners.ts';
import { signIn, signOutOwner } from './sign-in.ts';

export type Owner = {
  id: string;
  name: string;
  email: string;
  language: Language;
  /** Staff are looking, and may change nothing. */
  isSeenByStaff?: true;
};

export type OwnerSession = { id: string; owner: Owner };

export type OwnerTools = LoginTools<OwnerAuthentication>;

/** Everything that pages need for the owners' log-in. The answer must set the cookies of a result. */
export type OwnerLogin = {
  signIn(given: { email: string; password: string }, asking: Asking): Promise<SignedIn>;
  /** Gives the cookies that make the browser forget the session. */
  signOut(asking: Asking): Promise<string[]>;
  /** Undefined if the session is not valid. */
  findSession(headers: Headers, now: Date): Promise<OwnerSession | undefined>;
  /** Mails the address to confirm it; the answer does not reveal whether it has an account already. */
  register(
    given: { name: string; email: string; password: string; language: Language },
    asking: Asking,
  ): Promise<AskedByMail>;
  /** Mails a link to choose a password if the address has an account; the answer does not reveal that. */
  requestPassword(email: string, asking: Asking): Promise<AskedByMail>;
  /** Undefined if the link is not valid (any more). */
  findLink(purpose: OwnerLinkPurpose, token: string, now: Date): Promise<OwnerLink | undefined>;
  /** Sets the password, ends all sessions and begins a new one. */
  choosePassword(given: { token: string; password: string }, asking: Asking): Promise<Followed>;
  /** Confirms the address and begins a session. */
  confirmEmail(given: { token: string; password: string }, asking: Asking): Promise<Followed>;
  /** Requires the present password; ends all sessions and begins a new one. */
  changePassword(
    owner: Owner,
    given: { present: string; password: string },
    asking: Asking,
  ): Promise<SignedIn>;
  /** Requires the password; mails the new address to confirm it. */
  changeEmail(
    owner: Owner,
    given: { present: string; email: string },
    asking: Asking,
  ): Promise<AskedByMail | { outcome: 'wrong' }>;
  /** Only valid sessions, last used first. */
  listSessions(ownerId: string, now: Date): Promise<ListedSession[]>;
  endSessions(ownerId: string, which: { only: string } | { except: string } | 'all'): Promise<void>;
  /** The owner as whom staff look at the portal; undefined for everybody else. */
  findLook(headers: Headers, now: Date): Promise<Owner | undefined>;
  /** `token`: from a link of the office. Undefined if it does not work (any more). */
  beginLook(token: string, now: Date): Promise<{ cookie: string; language: Language } | undefined>;
  /** Gives the cookie that makes the browser forget it, if it has one. */
  endLook(headers: Headers): string[];
};

/** `publicPasswords`: published passwords, which open no account, whatever the database says. */
export function createOwnerLogin({
  database,
  jobs,
  environment: { publicUrl },
  publicPasswords = new Set(),
}: {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  environment: Pick<Environment, 'publicUrl'>;
  publicPasswords?: ReadonlySet<string>;
}): OwnerLogin {
  // A published password is replaced by a wrong one and checked as any other: neither the answer nor its time differs.
  const given = (password: string) =>
    publicPasswords.has(password.normalize('NFKC')) ? randomUUID() : password;
  const tools: OwnerTools = {
    whose: ownerAccounts,
    database,
    jobs,
    isSecure: publicUrl.startsWith('https:'),
    authentication: loadedLater(async () => {
      const [{ createOwnerAuthentication }, secret] = await Promise.all([
        import('./owner-authentication.ts'),
        getSecret(database, 'owner_login'),
      ]);
      return createOwnerAuthentication({ database, secret, publicUrl });
    }),
  };
  return {
    signIn: ({ email, password }, asking) => signIn(tools, { email, password: given(password) }, asking),
    signOut: (asking) => signOutOwner(tools, asking),
    findSession: (headers, now) => findOwnerSession(tools, headers, now),
    register: (person, asking) => register(tools, person, asking),
    requestPassword: (email, asking) => requestPassword(tools, email, asking),
    findLink: (purpose, token, now) => findOwnerLink(database, purpose, token, now),
    choosePassword: (chosen, asking) => choosePassword(tools, chosen, asking),
    confirmEmail: ({ token, password }, asking) =>
      confirmEmail(tools, { token, password: given(password) }, asking),
    changePassword: (owner, { present, password }, asking) =>
      changePassword(tools, owner, { present: given(present), password }, asking),
    changeEmail: (owner, { present, email }, asking) =>
      changeEmail(tools, owner, { present: given(present), email }, asking),
    listSessions: (ownerId, now) => listSessions(database, ownerAccounts, ownerId, now),
    endSessions: (ownerId, which) => endSessions(database, ownerAccounts, ownerId, which),
    findLook: (headers, now) => findLook(tools, headers, now),
    beginLook: (token, now) => beginLook(tools, token, now),
    endLook: (headers) => endLook(tools, headers),
  };
}

async function findOwnerSession(
  tools: OwnerTools,
  headers: Headers,
  now: Date,
): Promise<OwnerSession | undefined> {
  const found = await findSession(tools, headers, now);
  if (!found) return undefined;
  const { id, name, email, language, disabledAt } = found.person as Owner & { disabledAt: Date | null };
  // The session was begun by a log-in that ran while the owner was being disabled.
  if (disabledAt) return undefined;
  return { id: found.id, owner: { id, name, email, language } };
}
