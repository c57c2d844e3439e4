import type { Kysely } from 'kysely';
import { findOwnerLink, type OwnerLink, type OwnerLinkPurpose } from '#commands/owner/owner-link.ts';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import type { Environment } from '#environment';
import type { Jobs } from '#jobs/queue.ts';
import type { Authentication } from '#login/engine/authentication.ts';
import {
  endSessions,
  findSession,
  type ListedSession,
  listSessions,
  type OwnerSession,
  signOut,
} from '#login/engine/sessions.ts';
import { type Asked, register, requestPassword } from './ask-by-mail.ts';
import { changeEmail, changePassword } from './change-account.ts';
import { choosePassword, confirmEmail, type Followed } from './follow-link.ts';
import { type SignedIn, signIn } from './sign-in.ts';

export type { OwnerSession };

/** Who is logged in. */
export type Owner = { id: string; name: string; email: string; language: Language };

/** Who asks: the headers of the request, the address it came from, and when. */
export type Asking = { headers: Headers; clientAddress: string; now: Date };

/** What the functions of the log-in share. */
export type LoginTools = {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  authentication: () => Promise<Authentication>;
  /** Whether the site has TLS, as it must beyond the own machine. */
  isSecure: boolean;
};

/** How owners log in: all that the pages need of it. A result with cookies sets them with the answer to the browser. */
export type OwnerLogin = {
  /** Begins a session. */
  signIn(given: { email: string; password: string }, asking: Asking): Promise<SignedIn>;
  /** Ends the session of the request; gives the cookies that make the browser forget it. */
  signOut(headers: Headers): Promise<string[]>;
  /** Gives the session of a request with its owner, undefined where there is none that still holds. */
  findSession(headers: Headers, now: Date): Promise<OwnerSession | undefined>;
  /** Asks by mail to confirm the address; the answer does not tell whether it has an account already. */
  register(
    given: { name: string; email: string; password: string; language: Language },
    asking: Asking,
  ): Promise<Asked>;
  /** Mails a link by which to choose a password, where the address has an account; the answer does not tell. */
  requestPassword(email: string, asking: Asking): Promise<Asked>;
  /** Gives what a link of a mail is about, undefined where it does not hold (any more). */
  findLink(purpose: OwnerLinkPurpose, token: string, now: Date): Promise<OwnerLink | undefined>;
  /** Takes the token of a link; sets the password, ends all sessions and begins a new one. */
  choosePassword(given: { token: string; password: string }, asking: Asking): Promise<Followed>;
  /** Takes the token of a link and the password; confirms the address and begins a session. */
  confirmEmail(given: { token: string; password: string }, asking: Asking): Promise<Followed>;
  /** Sets a new password for who knows the present one, ends all sessions and begins a new one. */
  changePassword(
    owner: Owner,
    given: { present: string; password: string },
    asking: Asking,
  ): Promise<SignedIn>;
  /** Asks a new address by mail to confirm it, for who knows the password. */
  changeEmail(
    owner: Owner,
    given: { present: string; email: string },
    asking: Asking,
  ): Promise<Asked | { outcome: 'wrong' }>;
  /** Gives the sessions of an owner that still hold, those used last first. */
  listSessions(ownerId: string, now: Date): Promise<ListedSession[]>;
  /** Ends one session of an owner, all but one, or all. */
  endSessions(ownerId: string, which: { only: string } | { except: string } | 'all'): Promise<void>;
};

/** Gives the log-in of owners. What it is made with is loaded when it is first needed: it must not cost the start. */
export function createOwnerLogin({
  database,
  jobs,
  environment: { publicUrl },
}: {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  environment: Pick<Environment, 'publicUrl'>;
}): OwnerLogin {
  let loading: Promise<Authentication> | undefined;
  async function load(): Promise<Authentication> {
    const [{ createAuthentication }, secret] = await Promise.all([
      import('#login/engine/authentication.ts'),
      getSecret(database, 'owner_login'),
    ]);
    return createAuthentication({ database, secret, publicUrl });
  }
  const tools: LoginTools = {
    database,
    jobs,
    isSecure: publicUrl.startsWith('https:'),
    authentication: () => {
      loading ??= load();
      // Tried again by the next who needs it.
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    },
  };
  return {
    signIn: (given, asking) => signIn(tools, given, asking),
    signOut: (headers) => signOut(tools, headers),
    findSession: (headers, now) => findSession(tools, headers, now),
    register: (given, asking) => register(tools, given, asking),
    requestPassword: (email, asking) => requestPassword(tools, email, asking),
    findLink: (purpose, token, now) => findOwnerLink(database, purpose, token, now),
    choosePassword: (given, asking) => choosePassword(tools, given, asking),
    confirmEmail: (given, asking) => confirmEmail(tools, given, asking),
    changePassword: (owner, given, asking) => changePassword(tools, owner, given, asking),
    changeEmail: (owner, given, asking) => changeEmail(tools, owner, given, asking),
    listSessions: (ownerId, now) => listSessions(database, ownerId, now),
    endSessions: (ownerId, which) => endSessions(database, ownerId, which),
  };
}
