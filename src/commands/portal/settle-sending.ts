import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Sending } from '#database/portal/sendings.ts';
import { dayOf } from '#domain/time/dates.ts';
import { tellOwners } from './tell-owners.ts';

export type Settled = {
  /**
   * The state that people see; null if the property has nothing to do with the portal any more. 'as it was': keeps the
   * former state, or is 'refused' without one.
   */
  listing: { state: 'online' | 'refused' | 'as it was'; reason: string | null } | null;
  mayBeThere: boolean;
  remoteId?: string | null;
  /** The hash of the text that the portal answered, so that the same text is not sent again. */
  content?: string;
  answer?: 'taken' | 'refused';
  /** False: it is tried again. */
  isDone: boolean;
  /** True if the portal itself answered. */
  wasAnswered: boolean;
};

/** Stores what became of a property at a portal. What was asked meanwhile remains to be done. */
export async function settleSending(
  { database, now }: { database: Kysely<Database>; now: Date },
  portal: { id: number; name: string },
  { property_id: propertyId, asked, remote_id }: Sending,
  settled: Settled,
): Promise<void> {
  const { listing, mayBeThere, content = null, answer = null, remoteId = remote_id } = settled;
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql`select from portal where id = ${portal.id} for update`.execute(transaction);
    // The portal was ended meanwhile.
    if (rows.length === 0) return;
    const here = sql`portal_id = ${portal.id} and property_id = ${propertyId}`;
    if (!listing && !mayBeThere)
      await sql`delete from portal_sending where ${here} and asked = ${asked}`.execute(transaction);
    await sql`update portal_sending set may_be_there = ${mayBeThere}, content = ${content}, answer = ${answer},
        remote_id = ${mayBeThere ? remoteId : null}
      where ${here}`.execute(transaction);
    if (settled.isDone)
      await sql`update portal_sending set done = ${asked}, attempts = 0 where ${here}`.execute(transaction);
    if (listing) await listAs(transaction, { portalId: portal.id, propertyId }, listing, dayOf(now));
    else await sql`delete from portal_listing where ${here}`.execute(transaction);
    await tellOwners(transaction, portal, dayOf(now), propertyId);
    if (!settled.wasAnswered) return;
    await transaction.deleteFrom('portal_problem').where('portal_id', '=', portal.id).execute();
    await sql`update portal_account set sent_at = ${now} where portal_id = ${portal.id}`.execute(transaction);
  });
}

async function listAs(
  transaction: Kysely<Database>,
  { portalId, propertyId }: { portalId: number; propertyId: number },
  { state, reason }: NonNullable<Settled['listing']>,
  today: string,
): Promise<void> {
  const isKept = state === 'as it was';
  const next = isKept ? 'refused' : state;
  await sql`
    insert into portal_listing as l (portal_id, property_id, state, reason, since)
      select ${portalId}, id, ${next}, ${reason}, ${today}::date from property where id = ${propertyId}
    on conflict (portal_id, property_id) do update set reason = excluded.reason,
      state = case when ${isKept} then l.state else excluded.state end,
      since = case when ${isKept} or l.state = excluded.state then l.since else excluded.since end`.execute(
    transaction,
  );
}
