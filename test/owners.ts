import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { hashPassword } from '#login/engine/password-hash.ts';

export const ownerPassword = 'vijf groene fietsen';

/** One hash for all, because hashing takes a twentieth of a second. */
const hash = hashPassword(ownerPassword);

let count = 0;

/** Adds an owner who can log in with `ownerPassword`, or the given one. */
export async function addOwner(
  database: Kysely<Database>,
  {
    password,
    ...given
  }: { name?: string; email?: string; language?: string; email_verified?: boolean; password?: string } = {},
): Promise<{ id: string; email: string }> {
  const { id, email } = await database
    .insertInto('owner')
    .values({
      name: 'Lies Maes',
      email: `eigenaar${++count}@voorbeeld.be`,
      language: 'nl',
      email_verified: true,
      ...given,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  await setPassword(database, id, await (password ? hashPassword(password) : hash));
  return { id, email };
}

/** For an owner who has none. */
async function setPassword(database: Kysely<Database>, ownerId: string, hash: string): Promise<void> {
  await database
    .insertInto('owner_password')
    .values({ owner_id: ownerId, account_id: ownerId, provider_id: 'credential', password: hash })
    .execute();
}

type Request = (path: string, init?: RequestInit) => Promise<Response>;

let visitors = 0;

/** Logs in over HTTP, each time from another client address; gives the session's cookie. */
export async function logIn(request: Request, email: string, password = ownerPassword): Promise<string> {
  const answer = await request('/nl/login/', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `192.0.2.${++visitors % 250}` },
    body: new URLSearchParams({ email, password }),
  });
  if (answer.status !== 303) throw new Error(`${email} could not log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
