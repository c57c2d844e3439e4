import { describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import { recorded } from '#test/portals/portal-server.ts';
import { sendingSite } from '#test/portals/sending-site.ts';

const { database } = await testDatabase();
const site = await sendingSite(database);
const {
  state,
  now,
  send,
  by,
  nextMinute,
  change,
  addGarage,
  begin,
  listed,
  problem,
  publications,
  puts,
  standing,
} = site;

describe.each(['immoweb', 'immotop'] as const)('%s', (kind) => {
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
    await send({ now: () => by.now });
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

it('immotop keeps what it finds by no number, and says so', async () => {
  const id = await addGarage();
  await begin('immotop');
  state.cutsAfterTaking = 1;
  await nextMinute();
  await change(id, { availability: 'sold' });
  await nextMinute(3);
  expect([standing(), await listed()]).toEqual([[id], { [id]: ['refused', 'number'] }]);
});
