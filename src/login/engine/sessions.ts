import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { hourMs, minuteMs } from '#domain/time/durations.ts';
import type { LoginTools } from './tools.ts';
import { findCookie, isCookie, type Whose } from './whose.ts';

/** The accuracy of a session's last use: not every page view writes it. */
const seenEveryMs = 5 * minuteMs;

/** `person`: the account as better-auth reads it. */
type FoundSession = { id: string; person: Record<string, unknown> & { id: string } };

/** Only the headers that log-in needs: nothing else about the browser is stored. */
export function headersForLogin(headers: Headers): Headers {
  return new Headers({
    cookie: headers.get('Cookie') ?? '',
    'user-agent': (headers.get('User-Agent') ?? '').slice(0, 300),
  });
}

/** Undefined if the session is not valid. Ends a session that was not used for too long. */
export async function findSession(
  { database, authentication, whose }: LoginTools,
  headers: Headers,
  now: Date,
): Promise<FoundSession | undefined> {
  if (!findCookie(whose.sessionCookie, headers)) return undefined;
  const { api } = await authentication();
  const found = await api.getSession({ headers: headersForLogin(headers) });
  if (!found) return undefined;
  const { session, user: person } = found;
  const unusedMs = now.getTime() - session.updatedAt.getTime();
  if (session.expiresAt <= now || unusedMs > whose.idleHours * hourMs) {
    await endSessions(database, whose, person.id, { only: session.id });
    return undefined;
  }
  if (unusedMs > seenEveryMs) {
    await sql`update ${tableOf(whose)} set updated_at = ${now} where id = ${session.id}`.execute(database);
  }
  return { id: session.id, person };
}

/** Gives the cookies that make the browser forget the session. */
export async function signOut({ authentication, whose }: LoginTools, headers: Headers): Promise<string[]> {
  const { api } = await authentication();
  const answer = await api.signOut({ headers: headersForLogin(headers), returnHeaders: true });
  return answer.headers.getSetCookie().filter((set) => isCookie(whose.sessionCookie, set));
}

/** The cookies of an answer, as the browser would send them back. */
export function sentBack(answered: Headers): Headers {
  const cookies = answered.getSetCookie().map((set) => set.split(';', 1)[0]);
  return new Headers({ cookie: cookies.join('; ') });
}

export type ListedSession = { id: string; userAgent: string; startedAt: Date; seenAt: Date };

/** Only valid sessions, last used first. */
export async function listSessions(
  database: Kysely<Database>,
  whose: Whose,
  personId: string,
  now: Date,
): Promise<ListedSession[]> {
  const usedAfter = new Date(now.getTime() - whose.idleHours * hourMs);
  const { rows } = await sql<ListedSession>`
    select id, coalesce(user_agent, '') as "userAgent", created_at as "startedAt", updated_at as "seenAt"
    from ${tableOf(whose)}
    where ${personIn(whose)} = ${personId} and expires_at > ${now} and updated_at > ${usedAfter}
    order by updated_at desc`.execute(database);
  return rows;
}

export async function endSessions(
  database: Kysely<Database>,
  whose: Whose,
  personId: string,
  which: { only: string } | { except: string } | 'all',
): Promise<void> {
  const some =
    which === 'all' ? sql`` : 'only' in which ? sql`and id = ${which.only}` : sql`and id <> ${which.except}`;
  await sql`delete from ${tableOf(whose)} where ${personIn(whose)} = ${personId} ${some}`.execute(database);
}

function tableOf({ name }: Whose) {
  return sql.table(`${name}_session`);
}

function personIn({ name }: Whose) {
  return sql.ref(`${name}_id`);
}
