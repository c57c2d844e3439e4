import { expect, it } from 'vitest';
import { listDemoProperties } from '#demo/properties.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addPropertiesInPlaces, typing } from '#test/typed-places.ts';

const app = await createTestApp();
await addPropertiesInPlaces(app.database);
const read = typing(app);

it.each(['GV-1', 'gv-1', ' Gv - 1 '])('the reference %s finds that property alone', async (typed) => {
  expect((await read(typed)).page).toContain('1 pand<');
  const text = await app.request(`/nl/te-koop/?${new URLSearchParams({ text: typed })}`);
  expect(await text.text()).toContain('1 pand<');
});

it('a reference that is only begun finds all that begin so', async () => {
  expect(await (await app.request('/nl/te-koop/?text=gv-')).text()).toContain('6 panden<');
});

it('a reference of the other list leads there', async () => {
  const { response } = await read('gv2026a');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/nl/te-huur/?text=gv2026a');
});

it('a reference is counted while it is typed', async () => {
  const counted = await app.request('/nl/te-koop/counts.json?zone=GV2026A&bedrooms=');
  expect(await counted.json()).toMatchObject({ found: '1 pand' });
});

it('each reference of the demo finds its property alone, though its digits are a postal code', async () => {
  const published = listDemoProperties().filter(({ publication }) => publication === 'published');
  for (const { reference, purpose } of published) await addProperty(app.database, { reference, purpose });
  const lost: string[] = [];
  for (const { reference } of published) {
    const { response, page } = await read(reference, '/nl/te-koop/', { purpose: 'any' });
    const location = response.headers.get('Location');
    const shown = location ? await (await app.request(location)).text() : page;
    if (!shown.includes('1 pand<')) lost.push(reference);
  }
  expect(lost).toEqual([]);
});
