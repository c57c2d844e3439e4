import { describe, expect, it } from 'vitest';
import { type DrawnName, surroundingsForms } from '#domain/map/surroundings.ts';
import { createTestApp } from '#test/app.ts';
import { metresBetween } from '#test/distance.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { addHiddenHouse, hiddenHouse } from '#test/hidden-house.ts';

const app = await createTestApp();
const hiddenId = await addHiddenHouse(app.database, await addGhent(app.database));

describe('the drawing around a property', () => {
  const drawing = (query: string, zone = 'municipality-gent', from = '192.0.2.1') =>
    app.request(`/map/surroundings/${zone}/?${query}`, { headers: { 'X-Forwarded-For': from } });

  it('has its municipality, named in the language asked for', async () => {
    const response = await drawing('at=3.7304,51.0534&form=wide&lng=fr');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toContain('data-name="Gand"');
    expect(svg).not.toMatch(/<text|font-family|https?:\/\/(?!www\.w3\.org)/);
    expect(svg).toMatch(/<path style="fill:#fbf8f3[^"]*" d="M[^"]{200,}"/);
  });

  it('says where its names stand, for the map that is laid over it', async () => {
    const svg = await (await drawing('at=3.7304,51.0534&form=asking&lng=fr')).text();
    const names: DrawnName[] = JSON.parse(
      /<metadata>(.*)<\/metadata>/.exec(svg)?.[1]?.replaceAll('&quot;', '"') ?? '',
    );
    const own = names.find(({ rank }) => rank === 0);
    expect(own).toMatchObject({ text: 'Gand', size: 28, isOver: false });
    expect(Math.abs((own?.at.longitude ?? 0) - 3.73)).toBeLessThan(0.1);
    expect(own?.needs.width).toBeLessThanOrEqual(surroundingsForms.asking.narrowest);
    for (const { needs } of names) expect(svg).toContain(`@media (max-width:${needs.width - 1}px)`);
  });

  it.each([
    ['at=3.7304,51.0534&form=huge'],
    ['at=48.85,2.35&form=wide'],
    ['at=3.7304,51.0534,1&form=wide'],
    ['at=3.73041,51.05341&form=wide'],
    ['at=3.7304,51.0534&form=wide&under=301'],
    ['at=3.7304,51.0534&form=wide&under=wide'],
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
    expect(metresBetween(hiddenHouse, shown)).toBeGreaterThan(90);
  });

  it('has the quarter below its mark, but not where only the place is known', async () => {
    const place = await app.database.selectFrom('place').select('id').executeTakeFirstOrThrow();
    const quarter = JSON.stringify({ nl: 'Miljoenenkwartier' });
    const at = { place_id: place.id, quarter, latitude: 51.0354, longitude: 3.7084 };
    const page = async (own: Record<string, unknown>) => {
      const id = await addProperty(app.database, { ...at, ...own });
      const moved = await app.request(`/property/${id}/`, { redirect: 'manual' });
      return (await app.request(moved.headers.get('Location') ?? '')).text();
    };
    const below = '<span class="place-quarter" aria-hidden="true">Miljoenenkwartier</span>';
    const shown = await page({});
    expect(shown).toContain(below);
    expect(shown).toMatch(/form=wide[^"]*under=160|form=asking[^"]*under=160/);
    expect(await page({ publish_address: false })).toContain(below);
    const onlyPlace = await page({ latitude: null, longitude: null });
    expect(onlyPlace).toContain('/map/surroundings/');
    expect(onlyPlace).not.toContain('place-quarter');
    expect(await page({ quarter: JSON.stringify({ nl: 'Gent' }) })).not.toContain('place-quarter');
  });
});
