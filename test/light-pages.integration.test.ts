import { expect, it } from 'vitest';
import { demoApp } from './demo-agency.ts';
import { readProperties } from './given-out/reserved-homes.ts';

const { request, database } = await demoApp();

it('a list is light: a third of what it was with a name for each look at each place', async () => {
  const list = await (await request('/nl/te-koop/?max_price=99999999')).text();
  expect(list.match(/<article/g)).toHaveLength(12);
  expect(Buffer.byteLength(list)).toBeLessThanOrEqual(45_000);
});

it('the page of a property is light, with all that the demo says of any', async () => {
  const bytes = new Map<string, number>();
  for (const { id, publication, purpose } of await readProperties(database)) {
    if (publication !== 'published') continue;
    const elsewhere = await request(`/nl/${purpose === 'rent' ? 'te-huur' : 'te-koop'}/x/huis/${id}/`);
    const path = elsewhere.headers.get('location') ?? '';
    const page = await request(path);
    if (page.status === 200) bytes.set(path, Buffer.byteLength(await page.text()));
  }
  expect(bytes.size).toBeGreaterThan(100);
  expect([...bytes].filter(([, size]) => size > 70_000)).toEqual([]);
});
