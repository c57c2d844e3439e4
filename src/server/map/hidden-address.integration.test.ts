import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { metresBetween } from '#test/distance.ts';
import { addGhent } from '#test/factories.ts';
import { addHiddenHouse, hiddenHouse } from '#test/hidden-house.ts';
import { ghentBox, mapPoints } from '#test/map-points.ts';
import { pageWithData } from '#test/page-with-data.ts';

const app = await createTestApp();
const points = mapPoints(app);
const hiddenId = await addHiddenHouse(app.database, await addGhent(app.database));

describe('a hidden address', () => {
  it('is told by no answer, at any zoom or view', async () => {
    for (let zoom = 6; zoom <= 22; zoom += 2) {
      for (const group of await points(`purpose=sale&lng=nl&${ghentBox}&zoom=${zoom}`)) {
        if (!group.ids.includes(hiddenId)) continue;
        if (group.count === 1) expect(metresBetween(hiddenHouse, group.at)).toBeGreaterThan(99);
        expect(JSON.stringify(group)).not.toMatch(/51\.0534|3\.7304/);
      }
    }
  });

  it('is not found by a view around the house, only by one around the point that is shown', async () => {
    const [flag] = (await points(`purpose=sale&${ghentBox}&zoom=16`)).filter(
      ({ ids }: { ids: number[] }) => ids[0] === hiddenId,
    );
    const around = ({ latitude, longitude }: typeof hiddenHouse) =>
      `box=${[longitude - 0.0004, latitude - 0.0004, longitude + 0.0004, latitude + 0.0004].map((side) => side.toFixed(4))}`;
    expect(await points(`purpose=sale&${around(hiddenHouse)}&zoom=18`)).toEqual([]);
    expect(await points(`purpose=sale&${around(flag.at)}&zoom=18`)).toHaveLength(1);
  });

  it('has the same circle at each request and on its page, which knows no other position', async () => {
    const [flag] = (await points(`purpose=sale&${ghentBox}&zoom=16`)).filter(
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
