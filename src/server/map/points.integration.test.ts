import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { addHiddenHouse } from '#test/hidden-house.ts';
import { ghentBox, mapPoints } from '#test/map-points.ts';
import { pageWithData } from '#test/page-with-data.ts';

const app = await createTestApp();
const points = mapPoints(app);

const place_id = await addGhent(app.database);
const hiddenId = await addHiddenHouse(app.database, place_id);
const shownId = await addProperty(app.database, { place_id, latitude: 51.0911, longitude: 3.7702 });

describe('the properties in a view', () => {
  it('are flags with their price, named for who does not see them', async () => {
    const found = await points(`purpose=sale&lng=nl&${ghentBox}&zoom=14`);
    expect(found).toHaveLength(2);
    const shown = found.find(({ ids }: { ids: number[] }) => ids[0] === shownId);
    expect(shown).toMatchObject({
      count: 1,
      at: { latitude: 51.0911, longitude: 3.7702 },
      label: '€ 412.500',
      name: 'Huis in Gent, € 412.500',
    });
  });

  it('are one group where they would overlap', async () => {
    const [group, ...others] = await points(`purpose=sale&lng=fr&${ghentBox}&zoom=8`);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ count: 2, ids: [hiddenId, shownId], label: '2' });
    expect(group.name).toMatch(/^2 biens/);
  });

  it('follow the criteria', async () => {
    expect(await points(`purpose=rent&${ghentBox}&zoom=14`)).toEqual([]);
    expect(await points(`purpose=sale&max_price=400000&${ghentBox}&zoom=14`)).toEqual([]);
    expect(await points(`purpose=sale&zone=gent&${ghentBox}&zoom=14`)).toHaveLength(2);
    expect(await points('purpose=sale&box=5,50,5.5,50.5&zoom=14')).toEqual([]);
    expect(await points(`purpose=sale&area=3.75,51.08;3.8,51.08;3.78,51.1&${ghentBox}&zoom=14`)).toHaveLength(
      1,
    );
  });

  it('are those on offer, as the list counts them, and none that is sold', async () => {
    const id = await addProperty(app.database, {
      place_id,
      latitude: 51.0911,
      longitude: 3.7702,
      availability: 'sold',
      gone_on: new Date().toISOString().slice(0, 10),
    });
    onTestFinished(
      async () => void (await app.database.deleteFrom('property').where('id', '=', id).execute()),
    );
    const found = await points(`purpose=sale&lng=nl&${ghentBox}&zoom=14`);
    expect(found.flatMap(({ ids }: { ids: number[] }) => ids)).toEqual(expect.not.arrayContaining([id]));
    const list = await (await app.request('/nl/te-koop/?view=map')).text();
    expect(list).toContain('>2 panden</h2>');
  });

  it('say how many more lie outside the view', async () => {
    const inView = async (box: string) =>
      (await (await app.request(`/map/points/?purpose=sale&lng=nl&box=${box}&zoom=14`)).json()).farther;
    expect(await inView('3.6,50.95,3.85,51.15')).toBe(0);
    expect(await inView('3.76,51.08,3.78,51.1')).toBe(1);
    expect(await inView('5,50,5.5,50.5')).toBe(2);
    // What has no place on the map lies nowhere on it.
    const id = await addProperty(app.database, { place_id: null, latitude: null, longitude: null });
    onTestFinished(async () => {
      await app.database.deleteFrom('property').where('id', '=', id).execute();
    });
    expect(await (await app.request('/nl/te-koop/?view=map')).text()).toContain('>3 panden</h2>');
    expect(await inView('5,50,5.5,50.5')).toBe(2);
  });

  it('hide a price that is not published', async () => {
    const id = await addProperty(app.database, {
      latitude: 50.97,
      longitude: 3.65,
      publish_price: false,
      price_cents: 777_123_00,
    });
    onTestFinished(async () => {
      await app.database.deleteFrom('property').where('id', '=', id).execute();
    });
    const text = await (await app.request(`/map/points/?purpose=sale&lng=en&${ghentBox}&zoom=14`)).text();
    expect(text).toContain('50.97');
    expect(text).not.toContain('777123');
  });
});

describe('a property without coordinates', () => {
  let id: number;

  beforeEach(async () => {
    id = await addProperty(app.database, { place_id, latitude: null, longitude: null });
    onTestFinished(async () => {
      await app.database.deleteFrom('property').where('id', '=', id).execute();
    });
  });

  it('stands in the middle of its place, on no spot', async () => {
    const found = await points('purpose=sale&lng=nl&box=3.715,51.045,3.725,51.051&zoom=16');
    const { latitude, longitude } = await app.database
      .selectFrom('place')
      .select(['latitude', 'longitude'])
      .where('id', '=', place_id)
      .executeTakeFirstOrThrow();
    expect(found.filter(({ isApproximate }: { isApproximate?: true }) => isApproximate)).toMatchObject([
      {
        ids: [id],
        at: { latitude, longitude },
        name: 'Huis in Gent, € 412.500, ligging bij benadering',
      },
    ]);
  });

  it('is drawn as in its place on its page, and search engines are told no position', async () => {
    const html = await pageWithData(app, `/nl/te-koop/gent/huis/${id}/`);
    expect(html).toContain('De kaart toont Gent, niet de exacte ligging van het pand.');
    expect(html).not.toContain('GeoCoordinates');
    expect(html).toContain('900');
    expect(html).not.toContain('cirkel van 250 m');
  });
});

it.each([
  ['/map/points/?purpose=sale&zoom=12'],
  [`/map/points/?purpose=sale&${ghentBox}`],
  [`/map/points/?purpose=sale&${ghentBox}&zoom=99`],
  [`/map/points/?purpose=sale&${ghentBox}&zoom=-3`],
  [`/map/points/?purpose=sale&${ghentBox}&zoom=1e9`],
  [`/map/points/?purpose=sale&${ghentBox}&zoom=12'--`],
  ['/map/points/?purpose=sale&box=3,51,3,51&zoom=12'],
  ['/map/points/?purpose=sale&box=0,0,1e999,NaN&zoom=12'],
  ['/map/points/?purpose=sale&box=3;51;4;52&zoom=12'],
  [`/map/points/?purpose=sale&${ghentBox}&zoom=12&area=1,1;2,2`],
  ['/map/cards/'],
  ['/map/cards/?ids=1,two'],
  ['/map/cards/?ids=-1'],
  [`/map/cards/?ids=${Array.from({ length: 101 }, (_, id) => id + 1)}`],
])('%s is refused', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(400);
  expect((await response.json()).problem).toEqual(expect.any(String));
});

it('the whole earth at the depth of a street is answered with few groups', async () => {
  for (let number = 0; number < 40; number += 1)
    await addProperty(app.database, {
      latitude: 50 + number / 100,
      longitude: 4 + number / 50,
      purpose: 'rent',
    });
  // The search hears of a property a moment after it is stored.
  const found = () => points('purpose=rent&box=-180,-85,180,85&zoom=24');
  await expect.poll(found).toEqual([expect.objectContaining({ count: 40 })]);
  expect((await found())[0].ids).toHaveLength(40);
});

it('one address may ask four times a second, and others are answered', async () => {
  const limited = await createTestApp();
  const ask = (ip: string) =>
    limited.request('/map/points/?purpose=sale&box=3,51,3.1,51.1&zoom=12', {
      headers: { 'X-Forwarded-For': ip },
    });
  const answers = await Promise.all(Array.from({ length: 241 }, () => ask('10.1.1.1')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(240);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('Retry-After')).toBe('60');
  expect((await ask('10.1.1.2')).status).toBe(200);
});
