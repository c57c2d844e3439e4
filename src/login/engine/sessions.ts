import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { LoginTools, Owner } from '#login/owner/owner-login.ts';
import { hasSessionCookie, isSessionCookie } from './session-cookie.ts';
import { idleDays, seenEveryMs } from './session-limits.ts';

export type OwnerSession = { id: string; owner: Owner };

/** Only the headers that log-in needs: nothing else about the browser is stored. */
export function headersForLogin(headers: Headers): Headers {
  return new Headers({
    cookie: headers.get('Cookie') ?? '',
    'user-agent': (headers.get('User-Agent') ?? '').slice(0, 300),
  });
}

/** See OwnerLogin. Ends a session that was not used for too long. */
export async function findSession(
  { database, authentication }: LoginTools,
  headers: Headers,
  now: Date,
): Promise<OwnerSession | undefined> {
  if (!hasSessionCookie(headers)) return undefined;
  const { api } = await authentication();
  const found = await api.getSession({ headers: headersForLogin(headers) });
  if (!found) return undefined;
  const { session, user } = found;
  const unusedMs = now.getTime() - session.updatedAt.getTime();
  if (session.expiresAt <= now || unusedMs > idleDays * dayMs) {
    await endSessions(database, user.id, { only: session.id });
    return undefined;
  }
  if (unusedMs > seenEveryMs) {
    await database
      .updateTable('owner_session')
      .set({ updated_at: now })
      .where('id', '=', session.id)
      .execute();
  }
  const { id, name, email, language } = user;
  return { id: session.id, owner: { id, name, email, language: language as Language } };
}

/** See OwnerLogin. */
export async function signOut({ authentication }: LoginTools, headers: Headers): Promise<string[]> {
  const { api } = await authentication();
  const answer = await api.signOut({ headers: headersForLogin(headers), returnHeaders: true });
  return answer.headers.getSetCookie().filter(isSessionCookie);
}

export type ListedSession = { id: string; userAgent: string; startedAt: Date; seenAt: Date };

/** See OwnerLogin. */
export async function listSessions(
  database: Kysely<Database>,
  ownerId: string,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await database
    .selectFrom('owner_session')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now)
    .where('updated_at', '>', new Date(now.getTime() - idleDays * dayMs))
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map(({ id, user_agent, created_at, updated_at }) => ({
    id,
    userAgent: user_agent ?? '',
    startedAt: created_at,
    seenAt: updated_at,
  }));
}

/** See OwnerLogin. */
export async function endSessions(
  database: Kysely<Database>,
  ownerId: string,
  which: { only: string } | { except: string } | 'all',
): Promise<void> {
  let sessions = database.deleteFrom('owner_session').where('owner_id', '=', ownerId);
  if (which !== 'all')
    sessions =
      'only' in which ? sessions.where('id', '=', which.only) : sessions.where('id', '<>', which.except);
  await sessions.execute();
}
