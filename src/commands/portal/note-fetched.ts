import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import { tellOwners } from './tell-owners.ts';

type Fetched = {
  portal: { id: number; name: string };
  /** The hash of the whole list that it was given. */
  content: string;
  online: readonly number[];
  refused: readonly { id: number; reason: string; detail?: string }[];
};

/** A portal fetched its list: from now on owners see what it was given. */
export async function noteFetched(
  database: Kysely<Database>,
  { portal, content, online, refused }: Fetched,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql`select from portal where id = ${portal.id} for update`.execute(transaction);
    // The portal was ended meanwhile.
    if (rows.length === 0) return;
    const { rows: before } = await sql<{ content: string }>`
      select content from portal_fetch where portal_id = ${portal.id}`.execute(transaction);
    await sql`insert into portal_fetch (portal_id, fetched_at, content) values (${portal.id}, ${now}, ${content})
      on conflict (portal_id) do update set fetched_at = excluded.fetched_at, content = excluded.content`.execute(
      transaction,
    );
    await transaction.deleteFrom('portal_problem').where('portal_id', '=', portal.id).execute();
    if (before[0]?.content === content) return;
    const today = dayOf(now);
    const reasons = refused.map(({ reason, detail }) => (detail ? `${reason} ${detail}` : reason));
    await sql`
      with given as (
        select id, 'online' as state, null as reason from unnest(${online}::int[]) as id
        union all
        select id, 'refused', reason
        from unnest(${refused.map(({ id }) => id)}::int[], ${reasons}::text[]) as refusal(id, reason)
      ), gone as (
        delete from portal_listing where portal_id = ${portal.id} and property_id not in (select id from given)
      )
      insert into portal_listing as l (portal_id, property_id, state, reason, since)
        select ${portal.id}, given.id, state, reason, ${today}::date
        from given join property p on p.id = given.id
      on conflict (portal_id, property_id) do update set state = excluded.state, reason = excluded.reason,
        since = case when l.state = excluded.state then l.since else excluded.since end`.execute(transaction);
    await tellOwners(transaction, portal, today);
  });
}
