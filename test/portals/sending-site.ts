import type { Kysely } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { keepOffPortal } from '#commands/portal/change-portals.ts';
import type { Database } from '#database/client.ts';
import { listPortalListings, listPortals } from '#database/portal/portals.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { sendListings } from '#outgoing/sent-portals/send-listings.ts';
import { addProperty } from '#test/factories.ts';
import { portalServer } from './portal-server.ts';
import { addSentPortal } from './sent-to.ts';

const importKey = 'a key of thirty-two characters ok';
const start = new Date('2026-11-24T09:00:00Z');

/** A site that sends its properties to a portal minute by minute; each test starts without any. */
export async function sendingSite(database: Kysely<Database>) {
  const portal = await portalServer();
  const { state, reach } = portal;
  afterAll(() => portal.close());

  let ahead = 0;
  let portalId = 0;
  const now = () => new Date(start.getTime() + ahead);

  beforeEach(async () => {
    for (const table of ['portal', 'media', 'property', 'outgoing_change'] as const)
      await database.deleteFrom(table).execute();
    ahead = 0;
    state.listings.clear();
    state.numbers.clear();
    Object.assign(state, { asked: [], tokens: 0, isTokenGone: false, instead: [], cutsAfterTaking: 0 });
    state.heard = async () => undefined;
  });

  const send = (own = {}) =>
    sendListings({ database, publicUrl: 'https://www.agency.be', importKey, now, reach, ...own });

  return {
    state,
    reach,
    now,
    send,
    by: { database, now: start, actor: 'command' },
    goOn(milliseconds: number): void {
      ahead += milliseconds;
    },

    /** A minute later, as the jobs do. */
    async nextMinute(minutes = 1): Promise<void> {
      ahead += minutes * minuteMs;
      await numberChanges(database, now());
      await send();
    },

    change: (id: number, values: object) =>
      database.updateTable('property').set(values).where('id', '=', id).execute(),

    /** The law asks nothing of a garage there. */
    addGarage: (given: Parameters<typeof addProperty>[1] = {}) =>
      addProperty(database, { type: 'garage_box', country_id: 50, region: 'luxembourg', ...given }),

    async begin(kind: 'immoweb' | 'immotop', own: Record<string, string> = {}): Promise<void> {
      portalId = await addSentPortal(database, kind, { importKey, now: now(), own });
    },

    keepOff: (propertyId: number, isOff: boolean) =>
      keepOffPortal({ database, now: now(), actor: 'command' }, portalId, { propertyId, isOff }),

    async listed() {
      const listings = await listPortalListings(database, portalId);
      return Object.fromEntries(listings.map(({ id, state: is, reason }) => [id, [is, reason]]));
    },

    problem: async () => (await listPortals(database))[0]?.problem,
    publications: () =>
      database.selectFrom('publication').select(['property_id', 'channel', 'status']).execute(),
    puts: () => state.asked.filter((each) => each.startsWith('PUT')).length,
    standing: () => [...state.listings.keys()].map(Number),
  };
}
