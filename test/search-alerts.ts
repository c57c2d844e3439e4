import type { Insertable, Kysely } from 'kysely';
import { beforeEach } from 'vitest';
import type { Alert } from '#commands/alert/alert.ts';
import { runSearchAlerts } from '#commands/alert/run-search-alerts.ts';
import type { Database } from '#database/client.ts';
import { readSearchRows, type SearchRow } from '#database/property/search-rows.ts';
import { addGhent, addProperty } from './factories.ts';

type Given = Partial<Insertable<Database['property']>>;

export const jobs = { enqueue: async () => {} };

/** A Monday at one in the afternoon, when the alerts of the tests begin. */
export const start = new Date('2026-11-16T12:00:00Z');
export const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

/** Properties in Ghent and alerts for them; each test starts without any. */
export async function searchAlerts(database: Kysely<Database>) {
  const placeId = await addGhent(database);
  const run = (now: Date) => runSearchAlerts({ database, jobs, now });

  beforeEach(async () => {
    for (const table of [
      'mail_message',
      'search_alert',
      'search_alert_home',
      'request_count',
      'property',
    ] as const)
      await database.deleteFrom(table).execute();
  });

  /** Adds an alert for events from now on. */
  async function listen(query: string, given: Partial<Alert> = {}): Promise<number> {
    await run(start);
    const { id } = await database
      .insertInto('search_alert')
      .values({
        email: 'lies@voorbeeld.be',
        language: 'nl',
        purpose: 'sale',
        query,
        frequency: 'instant',
        status: 'active',
        created_at: start,
        confirmed_at: start,
        expires_on: '2027-11-16',
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function mailed(): Promise<{ propertyId: number; reason: string }[][]> {
    const mails = await database
      .selectFrom('mail_message')
      .select('data')
      .where('template', '=', 'alert')
      .orderBy('position')
      .execute();
    return mails.map(({ data }) => (data as { homes: { propertyId: number; reason: string }[] }).homes);
  }

  async function everyRow(): Promise<SearchRow[]> {
    const rows: SearchRow[] = [];
    for await (const some of readSearchRows(database)) rows.push(...some);
    return rows;
  }

  return {
    placeId,
    run,
    listen,
    mailed,
    everyRow,
    publish: (given: Given = {}) => addProperty(database, { place_id: placeId, ...given }),
    change: (id: number, given: Given) =>
      database.updateTable('property').set(given).where('id', '=', id).execute(),
    matches: () =>
      database
        .selectFrom('search_alert_match')
        .select(['property_id', 'reason'])
        .orderBy('found_at')
        .orderBy('property_id')
        .execute(),
  };
}
