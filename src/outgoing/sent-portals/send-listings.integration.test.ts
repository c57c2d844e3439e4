import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { endPortal, keepOffPortal, pausePortal } from '#commands/portal/change-portals.ts';
import { listPortalListings, listPortals } from '#database/portal/portals.ts';
import { hourMs, minuteMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import { addPhoto, addProperty } from '#test/factories.ts';
import { portalServer, recorded } from '#test/portals/portal-server.ts';
import { addSentPortal } from '#test/portals/sent-to.ts';
import { sendListings } from './send-listings.ts';

const { database } = await testDatabase();
const importKey = 'a key of thirty-two characters ok';
const portal = await portalServer();
const { state } = portal;
afterAll(() => portal.close());

const start = new Date('2026-11-24T09:00:00Z');
let ahead = 0;
const now = () => new Date(start.getTime() + ahead);
const by = { database, now: start, actor: 'command' };
const send = (own = {}) =>
  sendListings({ database, publicUrl: 'https://www.agency.be', importKey, now, reach: portal.reach, ...own });

/** A minute later, as the jobs do. */
async function nextMinute(minutes = 1) {
  ahead += minutes * minuteMs;
  await numberChanges(database, now());
  await send();
}

const change = (id: number, values: object) =>
  database.updateTable('property').set(values).where('id', '=', id).execute();
/** The law asks nothing of a garage there. */
const addGarage = (given: Parameters<typeof addProperty>[1] = {}) =>
  addProperty(database, { type: 'garage_box', country_id: 50, region: 'luxembourg', ...given });

let portalId = 0;
const begin = async (kind: 'immoweb' | 'immotop', own: Record<string, string> = {}) => {
  portalId = await addSentPortal(database, kind, { importKey, now: now(), own });
};
async function listed() {
  const listings = await listPortalListings(database, portalId);
  return Object.fromEntries(listings.map(({ id, state: is, reason }) => [id, [is, reason]]));
}
const problem = async () => (await listPortals(database))[0]?.problem;
const publications = () =>
  database.selectFrom('publication').select(['property_id', 'channel', 'status']).execute();
const puts = () => state.asked.filter((each) => each.startsWith('PUT')).length;
const standing = () => [...state.listings.keys()].map(Number);

beforeEach(async () => {
  for (const table of ['portal', 'media', 'property', 'outgoing_change'] as const)
    await database.deleteFrom(table).execute();
  ahead = 0;
  state.listings.clear();
  state.numbers.clear();
  Object.assign(state, { asked: [], tokens: 0, isTokenGone: false, instead: [], cutsAfterTaking: 0 });
  state.heard = async () => undefined;
});

describe.each(['immoweb', 'immotop'] as const)('%s', (kind) => {
  it('is sent what is on the site, changes, and takes off what is sold, withdrawn, kept off or deleted', async () => {
    const [first, second, third, fourth] = [
      await addGarage(),
      await addGarage(),
      await addGarage(),
      await addGarage(),
    ];
    await begin(kind);
    await nextMinute();
    expect(standing()).toEqual([first, second, third, fourth]);
    expect(await listed()).toMatchObject({ [first]: ['online', null], [fourth]: ['online', null] });
    expect(await publications()).toContainEqual({ property_id: first, channel: kind, status: 'online' });

    await change(first, { price_cents: 77_000_00 });
    await nextMinute();
    expect(puts()).toBe(5);
    expect(state.listings.get(String(first))).toContain('77000');

    await change(first, { availability: 'sold' });
    await change(second, { publication: 'withdrawn' });
    await keepOffPortal({ ...by, now: now() }, portalId, { propertyId: third, isOff: true });
    await database.deleteFrom('property').where('id', '=', fourth).execute();
    await nextMinute();
    expect(standing()).toEqual([]);
    expect(await listed()).toEqual({ [third]: ['refused', 'excluded'] });
    expect(await publications()).toContainEqual({ property_id: first, channel: kind, status: 'offline' });

    await keepOffPortal({ ...by, now: now() }, portalId, { propertyId: third, isOff: false });
    await change(second, { publication: 'published' });
    await nextMinute();
    expect(standing().toSorted()).toEqual([second, third].toSorted());
    const asked = state.asked.length;
    await nextMinute();
    // The next day all properties are looked through, and none has changed.
    await nextMinute(24 * 60);
    expect(state.asked.length).toBe(asked);
  });

  it('is told nothing that the site hides, and not what the law forbids to advertise', async () => {
    const hidden = {
      ...{ publish_address: false, street: 'Verborgenstraat', house_number: '87b' },
      ...{ latitude: 51.0912345, longitude: 3.7712345 },
    };
    const garage = await addGarage(hidden);
    const priceless = await addGarage({ publish_price: false, price_cents: 777_123_00 });
    const lacking = await addProperty(database);
    await addPhoto(database, garage);
    await begin(kind);
    await nextMinute();
    const [sent] = [...state.listings.values()];
    expect(standing()).toEqual([garage]);
    expect(sent).toContain('1600');
    expect(sent).not.toMatch(/Verborgen|87b|51\.09123|3\.77123|777123/);
    expect(await listed()).toMatchObject({
      [priceless]: ['refused', 'price'],
      [lacking]: ['refused', expect.stringMatching(/^law [A-Z]/)],
    });
    // A property whose price is hidden comes off.
    await change(garage, { publish_price: false });
    await nextMinute();
    expect(standing()).toEqual([]);
  });

  it('sends again what was taken when nobody heard so, under the same number', async () => {
    const id = await addGarage();
    await begin(kind);
    state.cutsAfterTaking = 1;
    await nextMinute();
    expect(await listed()).toEqual({});
    expect(await problem()).toMatch(/^away .*connection failed/);
    await nextMinute(3);
    expect([standing(), puts(), state.numbers.size <= 1]).toEqual([[id], 2, true]);
    expect(await listed()).toEqual({ [id]: ['online', null] });
    expect(await problem()).toBeNull();
  });

  it('is sent again after a kill between the sending and the note of it', async () => {
    const id = await addGarage();
    await begin(kind);
    // The state that a killed process left behind.
    await send({ now: () => start });
    await database
      .updateTable('portal_sending')
      .set({ done: 0, content: null, answer: null, remote_id: null, next_attempt_at: now() })
      .execute();
    await database
      .updateTable('portal_account')
      .set({ not_before: new Date(now().getTime() + 3 * minuteMs) })
      .execute();
    await nextMinute();
    expect(puts()).toBe(1);
    await nextMinute(3);
    expect([standing(), puts(), state.numbers.size <= 1]).toEqual([[id], 2, true]);
    await change(id, { availability: 'sold' });
    await nextMinute();
    expect(standing()).toEqual([]);
  });

  it('waits as long as it says when it is busy', async () => {
    await addGarage();
    await begin(kind);
    state.instead = [{ status: 429, retryAfter: '600', on: 'PUT' }];
    await nextMinute();
    await nextMinute(8);
    expect(puts()).toBe(1);
    await nextMinute(3);
    expect([puts(), standing().length]).toEqual([2, 1]);
  });

  it('goes on in the next minute with the others when one fails', async () => {
    for (let each = 0; each < 3; each++) await addGarage();
    await begin(kind);
    state.instead = [{ status: 500, body: '<p>Oops</p>', on: 'PUT' }];
    await nextMinute();
    expect([puts(), await problem()]).toEqual([1, 'away it answered 500: Oops']);
    await nextMinute();
    expect([puts(), standing().length, await problem()]).toEqual([3, 2, null]);
    await nextMinute(2);
    expect([puts(), standing().length]).toEqual([4, 3]);
  });

  it('is left alone when it does not let us in, and says why', async () => {
    await addGarage();
    await begin(kind, { [kind === 'immoweb' ? 'clientSecret' : 'password']: 'wrong' });
    await nextMinute();
    const words = kind === 'immoweb' ? /invalid_client; Client authentication failed/ : /401: Unauthorized/;
    expect(await problem()).toMatch(words);
    const asked = state.asked.length;
    await nextMinute(10);
    expect(state.asked.length).toBe(asked);
    await nextMinute(6);
    expect(state.asked.length).toBeGreaterThan(asked);
  });

  it('keeps a refusal with its words until the property or the account changes', async () => {
    const id = await addGarage();
    await begin(kind);
    const refusal =
      kind === 'immoweb'
        ? { status: 422, body: recorded('immoweb-refused.json'), on: 'PUT' }
        : { status: 200, body: recorded('immotop-refused.xml'), on: 'PUT' };
    state.instead = [refusal];
    await nextMinute();
    const words = kind === 'immoweb' ? /^answer 422: .*not known; .*required/ : /^answer 440: Required field/;
    expect(await listed()).toEqual({ [id]: ['refused', expect.stringMatching(words)] });
    await nextMinute(25 * 60);
    expect(puts()).toBe(1);
    await change(id, { price_cents: 60_000_00 });
    await nextMinute();
    expect(await listed()).toEqual({ [id]: ['online', null] });
    // The portal still shows what it took before if it refuses a change.
    state.instead = [refusal];
    await change(id, { price_cents: 61_000_00 });
    await nextMinute();
    expect(await listed()).toEqual({ [id]: ['online', expect.stringMatching(words)] });
    expect(await publications()).toMatchObject([{ status: 'online' }]);
  });

  it.each([404, 410])('has taken off what it answers %i for', async (status) => {
    const id = await addGarage();
    await begin(kind);
    await nextMinute();
    state.instead = [{ status, on: 'DELETE' }];
    await change(id, { availability: 'sold' });
    await nextMinute();
    expect([await listed(), await problem()]).toEqual([{}, null]);
    expect(await publications()).toMatchObject([{ status: 'offline' }]);
    const asked = state.asked.length;
    await nextMinute(10);
    expect(state.asked.length).toBe(asked);
  });

  it('is sent to by one process at a time, and nothing while it is paused', async () => {
    for (let each = 0; each < 4; each++) await addGarage();
    await begin(kind);
    await Promise.all([send(), send(), send()]);
    expect(puts()).toBe(4);
    await pausePortal(by, kind, true);
    await addGarage();
    await nextMinute();
    expect(puts()).toBe(4);
    await pausePortal(by, kind, false);
    await nextMinute();
    expect(puts()).toBe(5);
  });

  it('looks again at what changes while it is sent', async () => {
    const id = await addGarage();
    await begin(kind);
    state.heard = async (said) => {
      if (!said.startsWith('PUT')) return;
      state.heard = async () => undefined;
      await keepOffPortal({ ...by, now: now() }, portalId, { propertyId: id, isOff: true });
    };
    await nextMinute();
    expect([standing(), await listed()]).toEqual([[], { [id]: ['refused', 'excluded'] }]);
  });

  it('ends once all is taken off, or at once when asked again', async () => {
    await addGarage();
    await begin(kind);
    await nextMinute();
    state.instead = [{ status: 500, on: 'DELETE' }];
    expect(await endPortal(by, kind)).toBe('ending');
    await nextMinute();
    expect([standing().length, (await listPortals(database)).length]).toEqual([1, 1]);
    await nextMinute(3);
    expect([standing().length, (await listPortals(database)).length]).toEqual([0, 0]);
    expect(await publications()).toMatchObject([{ status: 'offline' }]);
    await begin(kind);
    await nextMinute();
    expect([await endPortal(by, kind), await endPortal(by, kind)]).toEqual(['ending', 'ended']);
    expect(await endPortal(by, kind)).toBe('not there');
  });

  it('is never reached in our own network, nor by another key than that of the site', async () => {
    await addGarage();
    await begin(kind);
    const { mayReach: _, ...guarded } = portal.reach;
    await send({ reach: guarded });
    expect(await problem()).toContain('not public');
    ahead += hourMs;
    await send({ importKey: 'another key of thirty-two letters' });
    expect(await problem()).toBe('key');
    expect(state.asked).toEqual([]);
  });
});

it('immoweb gives a new token where the former has expired, once', async () => {
  for (let each = 0; each < 3; each++) await addGarage();
  await begin('immoweb');
  let heard = 0;
  state.heard = async (said) => {
    if (said.startsWith('PUT') && ++heard === 2) state.isTokenGone = true;
  };
  await nextMinute();
  expect([standing().length, state.tokens, puts()]).toEqual([3, 2, 4]);
});

it('immotop is asked for the type by the number that it gave for it, and refuses what has none', async () => {
  const garage = await addGarage();
  const plot = await addGarage({ type: 'forest' });
  await begin('immotop');
  await nextMinute();
  expect(state.listings.get(String(garage))).toContain('<building IDType="253"/>');
  expect(await listed()).toMatchObject({ [plot]: ['refused', 'type'] });
});

it('immotop keeps what it finds by no number, and says so', async () => {
  const id = await addGarage();
  await begin('immotop');
  state.cutsAfterTaking = 1;
  await nextMinute();
  await change(id, { availability: 'sold' });
  await nextMinute(3);
  expect([standing(), await listed()]).toEqual([[id], { [id]: ['refused', 'number'] }]);
});
