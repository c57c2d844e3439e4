import type { Language } from '#domain/language.ts';
import type { LoginTools, Owner } from './owner-login.ts';
import { idleDays, seenEveryMs } from './session-limits.ts';

export type OwnerSession = { id: string; owner: Owner };

const COOKIE = /(?:^|;\s*)(?:__Host-)?owner=/;

/** Takes the headers of a request; gives those by which the log-in goes: nothing else of the browser is kept. */
export function headersForLogin(headers: Headers): Headers {
  return new Headers({
    cookie: headers.get('Cookie') ?? '',
    'user-agent': (headers.get('User-Agent') ?? '').slice(0, 300),
  });
}

/** See OwnerLogin. A session that was not used for too long ends here. */
export async function findSession(
  { database, authentication }: LoginTools,
  headers: Headers,
  now: Date,
): Promise<OwnerSession | undefined> {
  if (!COOKIE.test(headers.get('Cookie') ?? '')) return undefined;
  const { api } = await authentication();
  const found = await api.getSession({ headers: headersForLogin(headers) });
  if (!found) return undefined;
  const { session, user } = found;
  const unusedMs = now.getTime() - session.updatedAt.getTime();
  if (session.expiresAt <= now || unusedMs > idleDays * 86_400_000) {
    await endSession({ database }, user.id, session.id);
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
  return answer.headers.getSetCookie();
}

/** See OwnerLogin. */
export async function endSession(
  { database }: Pick<LoginTools, 'database'>,
  ownerId: string,
  sessionId: string,
): Promise<void> {
  await database
    .deleteFrom('owner_session')
    .where('id', '=', sessionId)
    .where('owner_id', '=', ownerId)
    .execute();
}
