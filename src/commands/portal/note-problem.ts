import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Why a visit of a portal failed: it asked for a form that its list does not have (`form`), or the list could not be
 * made (`making`). For a portal that we send to: our key does not open its account (`key`), the portal refuses the
 * account (`account`), or the portal does not answer (`away`), with its words.
 */
type PortalProblem = 'form' | 'making' | 'key' | `account ${string}` | `away ${string}`;

export async function noteProblem(
  database: Kysely<Database>,
  portalId: number,
  problem: PortalProblem,
  now: Date,
): Promise<void> {
  // The portal may have been ended meanwhile.
  await sql`insert into portal_problem (portal_id, at, problem)
    select id, ${now}, ${problem.slice(0, 500)} from portal where id = ${portalId}
    on conflict (portal_id) do update set at = excluded.at, problem = excluded.problem`.execute(database);
}
