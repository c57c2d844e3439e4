import { countRequest, uncountRequest } from '#commands/count-request.ts';
import type { Asking, LoginTools } from './owner-login.ts';
import { TooManyPasswords } from './password-hash.ts';
import { findSession, headersForLogin, signOut } from './sessions.ts';

export type SignedIn =
  | { outcome: 'in'; cookies: string[] }
  /** 'wrong' does not tell whether there is such an account; 'unconfirmed' is said to who knows its password. */
  | { outcome: 'wrong' | 'unconfirmed' | 'too many' | 'busy' };

/** Attempts that fail, from one address and for one account. */
const failuresAnHour = { most: 5, seconds: 3600 };

/** See OwnerLogin. The session that the browser had before ends. */
export async function signIn(
  tools: LoginTools,
  { email, password }: { email: string; password: string },
  asking: Asking,
): Promise<SignedIn> {
  const { authentication } = tools;
  return limited(tools, email, asking, async () => {
    const { api } = await authentication();
    const headers = headersForLogin(asking.headers);
    try {
      const answer = await api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
      if (await findSession(tools, asking.headers, asking.now)) await signOut(tools, asking.headers);
      return { outcome: 'in', cookies: answer.headers.getSetCookie() };
    } catch (error) {
      if (error instanceof TooManyPasswords) return { outcome: 'busy' };
      const status = statusOf(error);
      if (status === 403) return { outcome: 'unconfirmed' };
      if (status === 400 || status === 401) return { outcome: 'wrong' };
      throw error;
    }
  });
}

/**
 * Does what asks for a password, within the limits. Attempts are counted before, so that many at once are not
 * more than one after the other, and those that did not fail are taken back.
 */
async function limited(
  { database }: LoginTools,
  email: string,
  { clientAddress, now }: Asking,
  attempt: () => Promise<SignedIn>,
): Promise<SignedIn> {
  const counted = [
    ['login', clientAddress],
    ['login-account', email.toLowerCase()],
  ];
  const allowed = await Promise.all(counted.map((what) => countRequest(database, what, failuresAnHour, now)));
  if (allowed.includes(false)) return { outcome: 'too many' };
  const result = await attempt();
  if (result.outcome !== 'wrong')
    await Promise.all(counted.map((what) => uncountRequest(database, what, failuresAnHour, now)));
  return result;
}

/** The status of an error of better-auth, whose class would have to be loaded with it. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
}
