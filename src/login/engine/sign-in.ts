import { countRequests, fromAddress, uncountRequest } from '#commands/lead/count-request.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { knownBrowser, knownBrowserCookie } from './known-browser.ts';
import { noteStep, type Step } from './note-step.ts';
import { TooManyPasswords } from './password-hash.ts';
import { findSession, headersForLogin, signOut } from './sessions.ts';
import type { Asking, LoginTools } from './tools.ts';
import { isCookie, type Whose } from './whose.ts';

export type SignedIn =
  | { outcome: 'in'; cookies: string[] }
  /**
   * 'wrong' does not reveal whether the account exists; 'unconfirmed' and 'disabled' are only given after the right
   * password.
   */
  | { outcome: 'wrong' | 'unconfirmed' | 'disabled' | 'too many' | 'busy' };

/**
 * The most failed attempts an hour: from one address (ten times as many from the wider network around it), for one
 * account from all unknown browsers, and from one known browser.
 */
export const failuresAnHour = { most: 5, seconds: hourSeconds };

/** `answered`: the headers of better-auth, with the cookies of the session that it began. */
export async function checkPassword(
  tools: LoginTools,
  body: { email: string; password: string },
  asking: Asking,
): Promise<{ outcome: 'right'; answered: Headers } | { outcome: 'wrong' | 'unconfirmed' }> {
  const { api } = await tools.authentication();
  const headers = headersForLogin(asking.headers);
  try {
    const answer = await api.signInEmail({ body, headers, returnHeaders: true });
    return { outcome: 'right', answered: answer.headers };
  } catch (error) {
    const status = statusOf(error);
    if (status === 403) return { outcome: 'unconfirmed' };
    if (status === 400 || status === 401) return { outcome: 'wrong' };
    throw error;
  }
}

/** Ends the browser's earlier session and makes the browser known. `answered`: the headers that began the new one. */
export async function cookiesAfter(
  tools: LoginTools,
  answered: Headers,
  email: string,
  asking: Asking,
): Promise<string[]> {
  if (await findSession(tools, asking.headers, asking.now)) await signOut(tools, asking.headers);
  const session = answered.getSetCookie().filter((set) => isCookie(tools.whose.sessionCookie, set));
  return [...session, await knownBrowserCookie(tools, email, asking.now)];
}

/**
 * For everything that asks for an account's password. Attempts are counted beforehand, so that parallel ones count
 * fully, and successful ones are uncounted. Each leaves a line in the log.
 */
export async function limited<Result extends { outcome: string }>(
  tools: LoginTools,
  { step, email }: { step: Step; email: string },
  asking: Asking,
  attempt: () => Promise<Result>,
): Promise<Result | { outcome: 'too many' | 'busy' }> {
  const result = await withinLimits(tools, email, asking, attempt);
  await noteStep(tools, { step, outcome: result.outcome, email }, asking);
  return result;
}

async function withinLimits<Result extends { outcome: string }>(
  tools: LoginTools,
  email: string,
  { headers, clientAddress, now }: Asking,
  attempt: () => Promise<Result>,
): Promise<Result | { outcome: 'too many' | 'busy' }> {
  const { database, whose } = tools;
  const browser = await knownBrowser(tools, { email, headers, now });
  const counted = [
    ...fromAddress(counter(whose, 'login'), clientAddress, failuresAnHour),
    {
      what: browser ? [counter(whose, 'login-browser'), browser] : failuresOf(whose, email),
      limit: failuresAnHour,
    },
  ];
  if (!(await countRequests(database, counted, now))) return { outcome: 'too many' };
  const result = await unlessBusy(attempt);
  if (result.outcome !== 'wrong')
    await Promise.all(counted.map(({ what, limit }) => uncountRequest(database, what, limit, now)));
  return result;
}

/** The name under which an account's failures are counted. */
export function failuresOf(whose: Whose, email: string): string[] {
  return [counter(whose, 'login-account'), email.toLowerCase()];
}

function counter({ name }: Whose, what: string): string {
  return name === 'owner' ? what : `${name}-${what}`;
}

/** 'busy' if too many passwords wait to be checked. */
export async function unlessBusy<Result>(
  attempt: () => Promise<Result>,
): Promise<Result | { outcome: 'busy' }> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof TooManyPasswords) return { outcome: 'busy' };
    throw error;
  }
}

/** The status of an error of better-auth; using its class would load the library. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
}
