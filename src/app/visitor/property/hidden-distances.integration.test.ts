import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';

const app = await createTestApp();
const place_id = await addGhent(app.database);
const details = {
  schoolDistanceM: 123,
  shopDistanceM: 234,
  publicTransportDistanceM: 377,
  motorwayDistanceM: 1456,
};
const exact = /(?<![\d.,])(123|234|377|1[.,\s\u202f]?456)(?!\d)/;

it.each([
  ['of a hidden address is told to 250 metres', false],
  ['of a shown one is told as it is', true],
])('what lies near, %s, wherever it is told', async (_, publish_address) => {
  const id = await addProperty(app.database, { place_id, publish_address, details });
  const other = await addProperty(app.database, { place_id });
  const paths = [
    href('nl', 'propertyForSale', { city: 'gent', type: 'huis', id }),
    `${href('nl', 'comparison')}?ids=${id},${other}`,
  ];
  const told = await Promise.all(paths.map((path) => pageWithData(app, path)));
  told.push(await (await app.request(`/api/v1/properties/${id}`)).text());
  for (const text of told) {
    // Only distances count: other numbers of the markup and of files are not about the house.
    const said = text.match(/[\d.,\u202f]+(?=\s?m\b)|DistanceM":\d+/g)?.join(' ') ?? '';
    expect(exact.test(said)).toBe(publish_address);
    expect(/(?<!\d)(250|500|1[.,\s\u202f]?500)(?!\d)/.test(said)).toBe(!publish_address);
  }
});
