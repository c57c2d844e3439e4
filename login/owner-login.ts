import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import type { Environment } from '../environment.ts';
import type { Authentication } from './authentication.ts';
import { endSession, findSession, type OwnerSession, signOut } from './sessions.ts';
import { type SignedIn, signIn } from './sign-in.ts';

export type { OwnerSession };

/** Who is logged in. */
export type Owner = { id: string; name: string; email: string; language: Language };

/** Who asks: the headers of the request, the address it came from, and when. */
export type Asking = { headers: Headers; clientAddress: string; now: Date };

/** What the functions of the log-in share. */
export type LoginTools = { database: Kysely<Database>; authentication: () => Promise<Authentication> };

/** How owners log in: all that the pages need of it. */
export type OwnerLogin = {
  /** Begins a session; the answer to the browser carries its cookies. */
  signIn(given: { email: string; password: string }, asking: Asking): Promise<SignedIn>;
  /** Ends the session of the request; gives the cookies that make the browser forget it. */
  signOut(headers: Headers): Promise<string[]>;
  /** Gives the session of a request with its owner, undefined where there is none that still holds. */
  findSession(headers: Headers, now: Date): Promise<OwnerSession | undefined>;
  /** Ends one session of an owner. */
  endSession(ownerId: string, sessionId: string): Promise<void>;
};

/** Gives the log-in of owners. What it is made with is loaded when it is first needed: it must not cost the start. */
export function createOwnerLogin({
  database,
  environment: { publicUrl },
}: {
  database: Kysely<Database>;
  environment: Pick<Environment, 'publicUrl'>;
}): OwnerLogin {
  let loading: Promise<Authentication> | undefined;
  async function load(): Promise<Authentication> {
    const [{ createAuthentication }, secret] = await Promise.all([
      import('./authentication.ts'),
      getSecret(database, 'owner_login'),
    ]);
    return createAuthentication({ database, secret, publicUrl });
  }
  const tools: LoginTools = {
    database,
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
    endSession: (ownerId, sessionId) => endSession(tools, ownerId, sessionId),
  };
}
