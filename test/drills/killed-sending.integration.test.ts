import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { portalServer } from '#test/portals/portal-server.ts';
import { addSentPortal } from '#test/portals/sent-to.ts';
import { startAlone } from '#test/start-alone.ts';

const importKey = 'a key of thirty-two characters ok';
const homes = 5;
const { database, url } = await testDatabase();
const portal = await portalServer();
const { state, port } = portal;

afterAll(() => portal.close());

beforeEach(async () => {
  for (const table of ['portal', 'property', 'outgoing_change'] as const)
    await database.deleteFrom(table).execute();
  state.listings.clear();
  state.asked = [];
});

it.each(['immoweb', 'immotop'] as const)(
  'knows of each property what %s has, or that it does not know, whenever it is killed',
  async (kind) => {
    let now = new Date('2026-11-24T09:00:00Z');
    const ids: string[] = [];
    for (let each = 0; each < homes; each++)
      ids.push(
        String(await addProperty(database, { type: 'garage_box', country_id: 50, region: 'luxembourg' })),
      );
    await addSentPortal(database, kind, { importKey, now });
    const start = () =>
      startAlone(join(import.meta.dirname, '../portals/run-sending.ts'), { url, port, importKey, now });

    /** Kills the process at this request; the portal then takes the listing, or refuses it. */
    const killAt = async (asked: RegExp, taken: boolean) => {
      const { process, ended } = start();
      state.heard = async (said) => {
        if (!asked.test(said)) return;
        process.kill('SIGKILL');
        if (!taken) state.instead.push({ status: 500 });
        state.heard = async () => undefined;
      };
      expect(await ended).toBeUndefined();
    };
    const later = () => {
      now = new Date(now.getTime() + 5 * minuteMs);
    };
    const requests = (method: string) => state.asked.filter((said) => said.startsWith(`${method} `)).length;

    await killAt(new RegExp(`^PUT .*/${ids[1]}$`), true);
    expect(await known(ids)).toEqual(['sent', 'unknown', 'waits', 'waits', 'waits']);
    // The killed process could still be alive: nobody sends at the same time.
    expect(await start().ended).toBe('');
    expect(requests('PUT')).toBe(2);
    later();
    await killAt(new RegExp(`^PUT .*/${ids[3]}$`), false);
    later();
    expect(await start().ended).toBe('');
    expect(await known(ids)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    expect([...state.listings.keys()].toSorted()).toEqual(ids.toSorted());
    // Listings known to be sent were not sent again.
    expect(requests('PUT')).toBe(homes + 2);

    await database
      .updateTable('property')
      .set({ publication: 'withdrawn' })
      .where('id', '=', Number(ids[0]))
      .execute();
    await numberChanges(database, now);
    later();
    await killAt(/^DELETE /, true);
    expect((await known(ids))[0]).toBe('unknown');
    later();
    expect(await start().ended).toBe('');
    expect((await known(ids))[0]).toBe('gone');
    expect([...state.listings.keys()]).not.toContain(ids[0]);
    expect([requests('PUT'), requests('DELETE')]).toEqual([homes + 2, 2]);
  },
);

/** The noted state of each property's sending. */
async function known(ids: readonly string[]): Promise<string[]> {
  const rows = await database.selectFrom('portal_sending').selectAll().execute();
  return ids.map((id) => {
    const row = rows.find(({ property_id }) => String(property_id) === id);
    if (!row) return 'gone';
    if (!row.may_be_there) return 'waits';
    return row.content === null ? 'unknown' : 'sent';
  });
}
