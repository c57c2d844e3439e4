import { describe, expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { MapPlaces } from './map-places.ts';
import { StillMaps } from './still-map.ts';

const app = await createTestApp();
const propertyId = await addProperty(app.database, {
  place_id: await addGhent(app.database),
  latitude: 51.05,
  longitude: 3.72,
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
    const stillMaps = new StillMaps(new MapPlaces(app.database));
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
      const page = await app.request(`/property/${propertyId}/`, { redirect: 'manual' });
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
      expect(html).toContain('Straten tonen');
      expect(html).toContain('een andere dienst, tiles.openfreemap.org.');
    });

    it('asks on the map of a list as on that of a property', async () => {
      const list = async () => (await app.request('/nl/te-koop/_.rendered?view=map')).text();
      const frame = async (query: string) => (await app.request(`/map/?lng=nl&box=&${query}`)).text();
      expect(await list()).toContain('een andere dienst, tiles.openfreemap.org.');
      expect(await (await app.request('/nl/te-koop/_.rendered')).text()).not.toContain(
        'tiles.openfreemap.org',
      );
      expect(await frame('')).toContain('"streets":"offered"');
      expect(await frame('streets')).toContain('"streets":"shown"');
      onTestFinished(() => store({}));
      await store({ styleUrl: null });
      await expect.poll(() => frame('streets')).toContain('"streets":"none"');
      await expect.poll(list).not.toContain('een andere dienst');
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
      await expect.poll(propertyPage).not.toContain('Straten tonen');
    });
  });
});
