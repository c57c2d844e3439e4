import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { metresBetween } from '#test/distance.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';
import { StillMaps } from './still-map.ts';

const app = await createTestApp();

const house = { latitude: 51.05341, longitude: 3.73042 };
const ghent = 'box=3.6,50.95,3.85,51.15';
let hiddenId: number;
let shownId: number;

beforeAll(async () => {
  // The point that is shown of a hidden address follows from this secret: with another, the test would look
  // for the wrong digits.
  await app.database.insertInto('secret').values({ name: 'shown-position', value: 'a test' }).execute();
  const place_id = await addGhent(app.database);
  hiddenId = await addProperty(app.database, { ...house, place_id, publish_address: false });
  shownId = await addProperty(app.database, { place_id, latitude: 51.0911, longitude: 3.7702 });
});

async function points(query: string) {
  const response = await app.request(`/map/points/?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).points;
}

describe('the properties in a view', () => {
  it('are flags with their price, named for who does not see them', async () => {
    const found = await points(`purpose=sale&lng=nl&${ghent}&zoom=14`);
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
    const [group, ...others] = await points(`purpose=sale&lng=fr&${ghent}&zoom=8`);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ count: 2, ids: [hiddenId, shownId], label: '2' });
    expect(group.name).toMatch(/^2 biens/);
  });

  it('follow the criteria', async () => {
    expect(await points(`purpose=rent&${ghent}&zoom=14`)).toEqual([]);
    expect(await points(`purpose=sale&max_price=400000&${ghent}&zoom=14`)).toEqual([]);
    expect(await points(`purpose=sale&zone=gent&${ghent}&zoom=14`)).toHaveLength(2);
    expect(await points('purpose=sale&box=5,50,5.5,50.5&zoom=14')).toEqual([]);
    expect(await points(`purpose=sale&area=3.75,51.08;3.8,51.08;3.78,51.1&${ghent}&zoom=14`)).toHaveLength(1);
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
    const text = await (await app.request(`/map/points/?purpose=sale&lng=en&${ghent}&zoom=14`)).text();
    expect(text).toContain('50.97');
    expect(text).not.toContain('777');
  });
});

describe('a property without coordinates', () => {
  let id: number;

  beforeEach(async () => {
    const { id: place_id } = await app.database
      .selectFrom('place')
      .select('id')
      .where('postal_code', '=', '9000')
      .executeTakeFirstOrThrow();
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
      .where('postal_code', '=', '9000')
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
    expect(html).toContain('De kaart toont Gent, niet de juiste ligging van het pand.');
    expect(html).not.toContain('GeoCoordinates');
    expect(html).toContain('900');
    expect(html).not.toContain('cirkel van 250 m');
  });
});

describe('a hidden address', () => {
  it('is told by no answer, at any zoom or view', async () => {
    for (let zoom = 6; zoom <= 22; zoom += 2) {
      for (const group of await points(`purpose=sale&lng=nl&${ghent}&zoom=${zoom}`)) {
        if (!group.ids.includes(hiddenId)) continue;
        if (group.count === 1) expect(metresBetween(house, group.at)).toBeGreaterThan(99);
        expect(JSON.stringify(group)).not.toMatch(/51\.0534|3\.7304/);
      }
    }
  });

  it('is not found by a view around the house, only by one around the point that is shown', async () => {
    const [flag] = (await points(`purpose=sale&${ghent}&zoom=16`)).filter(
      ({ ids }: { ids: number[] }) => ids[0] === hiddenId,
    );
    const around = ({ latitude, longitude }: typeof house) =>
      `box=${[longitude - 0.0004, latitude - 0.0004, longitude + 0.0004, latitude + 0.0004].map((side) => side.toFixed(4))}`;
    expect(await points(`purpose=sale&${around(house)}&zoom=18`)).toEqual([]);
    expect(await points(`purpose=sale&${around(flag.at)}&zoom=18`)).toHaveLength(1);
  });

  it('has the same circle at each request and on its page, which knows no other position', async () => {
    const [flag] = (await points(`purpose=sale&${ghent}&zoom=16`)).filter(
      ({ ids }: { ids: number[] }) => ids[0] === hiddenId,
    );
    const page = await app.request(`/property/${hiddenId}/`, { redirect: 'manual' });
    const html = await pageWithData(app, page.headers.get('Location') ?? '');
    expect(html).toContain(String(flag.at.latitude));
    expect(html).toContain('cirkel van 250\u00a0m');
    expect(html).not.toMatch(/51\.0534|3\.7304/);
  });

  it('is nowhere on its card', async () => {
    const text = await (await app.request(`/map/cards/?ids=${hiddenId}&lng=de`)).text();
    expect(text).toContain('"id":');
    expect(text).not.toMatch(/latitude|51\.05|Kouter/);
  });
});

it.each([
  ['/map/points/?purpose=sale&zoom=12'],
  [`/map/points/?purpose=sale&${ghent}`],
  [`/map/points/?purpose=sale&${ghent}&zoom=99`],
  [`/map/points/?purpose=sale&${ghent}&zoom=-3`],
  [`/map/points/?purpose=sale&${ghent}&zoom=1e9`],
  [`/map/points/?purpose=sale&${ghent}&zoom=12'--`],
  ['/map/points/?purpose=sale&box=3,51,3,51&zoom=12'],
  ['/map/points/?purpose=sale&box=0,0,1e999,NaN&zoom=12'],
  ['/map/points/?purpose=sale&box=3;51;4;52&zoom=12'],
  [`/map/points/?purpose=sale&${ghent}&zoom=12&area=1,1;2,2`],
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
  const found = await points('purpose=rent&box=-180,-85,180,85&zoom=24');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ count: 40 });
  expect(found[0].ids).toHaveLength(40);
});

describe('the frame', () => {
  it('is a page of its own, with a policy of its own, in the language that is asked for', async () => {
    const response = await app.request('/map/?lng=de');
    expect(response.status).toBe(200);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const html = await response.text();
    expect(html).toContain('<html lang="de">');
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    expect((await app.request(script)).status).toBe(200);
  });

  it('does not mind the cookies of who asks, nor a language that there is not', async () => {
    const response = await app.request('/map/?lng=xx', { headers: { Cookie: 'i18next=fr' } });
    expect(await response.text()).toContain('<html lang="nl">');
  });

  it('begins with a still drawing of the box that is asked for, and without one of anything else', async () => {
    const frame = async (box: string) =>
      (await app.request(`/map/?lng=fr&box=${encodeURIComponent(box)}`)).text();
    const html = await frame('3.5,50.9,3.9,51.2');
    expect(html).toMatch(/<svg viewBox="0 0 1000 \d+" aria-hidden="true"><path class="neighbours" d="M/);
    expect(html).toContain('"still":{"box":{"west":3.5,"south":50.9,"east":3.9,"north":51.2}');
    expect(html).toContain('"name":"Gand"');
    expect(html).toContain('rel="modulepreload"');
    expect(html).toMatch(/class="municipality" d="M\d/);
    expect(await frame('2.6,50.7,5.9,51.5')).not.toContain('class="municipality"');
    for (const box of ['', '3,51,3,51', '"><script>', '0,0,1e999,NaN', '-180,-85,180,85', '10,40,11,41'])
      expect(await frame(box)).toContain('"still":null');
  });

  it('is drawn anew only as often as it may be', async () => {
    const zones = await loadZones(app.database);
    const stillMaps = new StillMaps(app.database);
    const box = { west: 3.5, south: 50.9, east: 3.9, north: 51.2 };
    const drawn = (mayDraw: boolean) => stillMaps.of(zones, box, 'nl', () => mayDraw);
    expect(await drawn(false)).toBeUndefined();
    const first = await drawn(true);
    expect(first?.html).toContain('<svg');
    expect(await drawn(false)).toEqual(first);
  });

  it('names the places in each language', async () => {
    const names = async (language: string) =>
      (await (await app.request(`/map/places/${language}/`)).json()).features.map(
        ({ properties }: { properties: { name: string } }) => properties.name,
      );
    expect(await names('fr')).toEqual(['Gand']);
    expect(await names('nl')).toEqual(['Gent']);
    expect((await app.request('/map/places/xx/')).status).toBe(404);
  });

  describe('with streets of others', () => {
    const policy = async (path: string) => (await app.request(path)).headers.get('Content-Security-Policy');
    const propertyPage = async () => {
      const page = await app.request(`/property/${shownId}/`, { redirect: 'manual' });
      return (await app.request(page.headers.get('Location') ?? '')).text();
    };
    const store = (map: Partial<Settings['map']>) =>
      app.database
        .transaction()
        .execute((transaction) =>
          replaceSettings(transaction, { ...defaultSettings, map: { ...defaultSettings.map, ...map } }),
        );

    it('reaches OpenFreeMap only where a visitor asked for it', async () => {
      expect(await policy('/map/?lng=nl')).toContain("connect-src 'self';");
      expect(await policy('/map/?lng=nl&streets')).toContain(
        "connect-src 'self' https://tiles.openfreemap.org;",
      );
      const html = await propertyPage();
      expect(html).toContain('Toon straten');
      expect(html).toContain('een andere dienst, tiles.openfreemap.org.');
    });

    it('reaches the hosts of the settings instead', async () => {
      onTestFinished(() => store({}));
      await store({ styleUrl: 'https://maps.example/style.json', hosts: ['tiles.maps.example'] });
      await expect
        .poll(() => policy('/map/?streets'))
        .toContain("connect-src 'self' https://maps.example https://tiles.maps.example;");
      expect(await policy('/map/')).toContain("connect-src 'self';");
    });

    it('offers none where the agency wants none', async () => {
      onTestFinished(() => store({}));
      await store({ styleUrl: null });
      await expect.poll(() => policy('/map/?streets')).toContain("connect-src 'self';");
      await expect.poll(propertyPage).not.toContain('Toon straten');
    });
  });
});

describe('the drawing around a property', () => {
  const drawing = (query: string, zone = 'municipality-gent', from = '192.0.2.1') =>
    app.request(`/map/surroundings/${zone}/?${query}`, { headers: { 'X-Forwarded-For': from } });

  it('has its municipality, named in the language asked for', async () => {
    const response = await drawing('at=3.7304,51.0534&form=wide&lng=fr');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toContain('>Gand</text>');
    expect(svg).toMatch(/<path style="fill:#fbf8f3[^"]*" d="M[^"]{200,}"/);
  });

  it.each([
    ['at=3.7304,51.0534&form=huge'],
    ['at=48.85,2.35&form=wide'],
    ['at=3.7304,51.0534,1&form=wide'],
    ['at=3.73041,51.05341&form=wide'],
    ['form=wide'],
  ])('is not drawn for %s', async (query) => {
    expect((await drawing(query)).status).toBe(404);
  });

  it('is drawn anew so often a minute for one address, and kept ones always', async () => {
    const ask = async (query: string) => (await drawing(query, 'municipality-gent', '192.0.2.2')).status;
    const kept = 'at=3.7401,51.0601&form=wide&lng=nl';
    expect(await ask(kept)).toBe(200);
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index++)
      statuses.add(await ask(`at=3.7${100 + index},51.05&form=narrow&lng=nl`));
    expect([...statuses]).toEqual([200, 429]);
    expect(await ask(kept)).toBe(200);
  });

  it('is not drawn of a province', async () => {
    expect((await drawing('at=3.7304,51.0534&form=wide', 'province-east-flanders')).status).toBe(404);
  });

  it('lies around the point that is shown of a hidden address', async () => {
    const page = await app.request(`/property/${hiddenId}/`, { redirect: 'manual' });
    const html = await (await app.request(page.headers.get('Location') ?? '')).text();
    const [, longitude, latitude] =
      /surroundings\/municipality-gent\/\?at=([\d.]+)%2C([\d.]+)/.exec(html) ?? [];
    const shown = { longitude: Number(longitude), latitude: Number(latitude) };
    expect(metresBetween(house, shown)).toBeGreaterThan(90);
  });
});
