import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';

/** The last two receive each property from us; the others fetch a list. */
export type PortalFormat = 'kyero' | 'full' | 'immoweb' | 'immotop';

type PortalRow = {
  id: number;
  name: string;
  feed: PortalFormat;
  key: string;
  paused_at: Date | null;
};

export async function findPortal(database: Kysely<Database>, key: string): Promise<PortalRow | undefined> {
  const { rows } = await sql<PortalRow>`
    select id, name, feed, key, paused_at from portal where key = ${key}::uuid`.execute(database);
  return rows[0];
}

export type PortalState = PortalRow & {
  /** When it last fetched its list, or was last sent something. */
  last_at: Date | null;
  /** True if there is an account with which properties are sent to it. */
  has_account: boolean;
  ending_at: Date | null;
  online: number;
  refused: number;
  /** Why the last visit failed; null if it did not. */
  problem: string | null;
  problem_at: Date | null;
};

export async function listPortals(database: Kysely<Database>): Promise<PortalState[]> {
  const { rows } = await sql<PortalState>`
    select p.id, p.name, p.feed, p.key, p.paused_at, coalesce(f.fetched_at, a.sent_at) as last_at,
      a.portal_id is not null as has_account, a.ending_at, w.problem, w.at as problem_at,
      (select count(*) from portal_listing l where l.portal_id = p.id and l.state = 'online') as online,
      (select count(*) from portal_listing l where l.portal_id = p.id and l.state = 'refused') as refused
    from portal p left join portal_fetch f on f.portal_id = p.id
      left join portal_account a on a.portal_id = p.id
      left join portal_problem w on w.portal_id = p.id
    order by p.name`.execute(database);
  return rows;
}

export async function findAccount(
  database: Kysely<Database>,
  portalId: number,
): Promise<{ id: number; settings: unknown; secrets: Buffer } | undefined> {
  const { rows } = await sql<{ id: number; settings: unknown; secrets: Buffer }>`
    select portal_id as id, settings, secrets from portal_account where portal_id = ${portalId}`.execute(
    database,
  );
  return rows[0];
}

export async function listExcluded(database: Kysely<Database>, portalId: number): Promise<Set<number>> {
  const rows = await database
    .selectFrom('portal_exclusion')
    .select('property_id')
    .where('portal_id', '=', portalId)
    .execute();
  return new Set(rows.map(({ property_id }) => property_id));
}

export type PortalListing = PropertyLine & {
  id: number;
  reference: string;
  /**
   * Null: staff keep it off, and the portal has not come since. Online with a reason: the portal refused the latest
   * change.
   */
  state: 'online' | 'refused' | null;
  reason: string | null;
  since: string | null;
  isKeptOff: boolean;
};

/** The state at the portal's last visit or the last sending, and the properties that staff keep off it. */
export async function listPortalListings(
  database: Kysely<Database>,
  portalId: number,
): Promise<PortalListing[]> {
  const { rows } = await sql<PortalListing>`
    select p.id, p.reference, l.state, l.reason, l.since, e.property_id is not null as "isKeptOff", ${propertyLine}
    from (select * from portal_listing where portal_id = ${portalId}) l
      full join (select * from portal_exclusion where portal_id = ${portalId}) e using (property_id)
      join property p on p.id = property_id
    order by l.state, p.reference, p.id`.execute(database);
  return rows;
}
