import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Why a visit of a portal failed: it asked for a form that its list does not have (`form`), or the list could not be
 * made. Of a portal that is sent to: our own key does not open its account (`key`), the account is not let in, or the
 * portal is away, with its words.
 */
export type PortalProblem = 'form' | 'making' | 'key' | `account ${string}` | `away ${string}`;

export async function noteProblem(
  database: Kysely<Database>,
  portalId: number,
  problem: PortalProblem,
  now: Date,
): Promise<void> {
  // It may have been ended meanwhile.
  await sql`insert into portal_problem (portal_id, at, problem)
    select id, ${now}, ${problem.slice(0, 500)} from portal where id = ${portalId}
    on conflict (portal_id) do update set at = excluded.at, problem = excluded.problem`.execute(database);
}
