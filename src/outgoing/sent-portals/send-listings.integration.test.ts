import { describe, expect, it } from 'vitest';
import { endPortal, pausePortal } from '#commands/portal/change-portals.ts';
import { listPortals } from '#database/portal/portals.ts';
import { hourMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import { addPhoto, addProperty } from '#test/factories.ts';
import { sendingSite } from '#test/portals/sending-site.ts';

const { database } = await testDatabase();
const site = await sendingSite(database);
const {
  state,
  reach,
  send,
  by,
  goOn,
  nextMinute,
  change,
  addGarage,
  begin,
  keepOff,
  listed,
  problem,
  publications,
  puts,
  standing,
} = site;

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
    await keepOff(third, true);
    await database.deleteFrom('property').where('id', '=', fourth).execute();
    await nextMinute();
    expect(standing()).toEqual([]);
    expect(await listed()).toEqual({ [third]: ['refused', 'excluded'] });
    expect(await publications()).toContainEqual({ property_id: first, channel: kind, status: 'offline' });

    await keepOff(third, false);
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
      await keepOff(id, true);
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
    const { mayReach: _, ...guarded } = reach;
    await send({ reach: guarded });
    expect(await problem()).toContain('not public');
    goOn(hourMs);
    await send({ importKey: 'another key of thirty-two letters' });
    expect(await problem()).toBe('key');
    expect(state.asked).toEqual([]);
  });
});

it('immotop is asked for the type by the number that it gave for it, and refuses what has none', async () => {
  const garage = await addGarage();
  const plot = await addGarage({ type: 'forest' });
  await begin('immotop');
  await nextMinute();
  expect(state.listings.get(String(garage))).toContain('<building IDType="253"/>');
  expect(await listed()).toMatchObject({ [plot]: ['refused', 'type'] });
});
