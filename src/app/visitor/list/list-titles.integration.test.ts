import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addPropertiesInPlaces, plain, titleOf } from '#test/typed-places.ts';

const app = await createTestApp();
await addPropertiesInPlaces(app.database);

it.each([
  ['/nl/te-koop/', 'Te koop'],
  ['/nl/te-koop/?zone=municipality-gent&radius=10', 'Te koop in Gent en omgeving'],
  ['/fr/a-vendre/?zone=province-namur', 'À vendre en province de Namur'],
  ['/fr/a-vendre/?type=villa&zone=municipality-gent', 'Villa à vendre à Gand'],
  [
    '/de/zu-verkaufen/?type=house&type=villa&type=loft&zone=municipality-liege',
    'Villa, Loft zu verkaufen in Lüttich',
  ],
  ['/en/for-rent/?type=studio&zone=municipality-gent&radius=5', 'Studio for rent in and around Ghent'],
])('the title of %s is %s', async (path, title) => {
  const page = plain(await (await app.request(path)).text());
  expect(titleOf(page)).toBe(title);
  expect(page).toContain(`>${title}</h1>`);
  expect(page).toContain(`<span aria-current="page">${title}</span>`);
});

it('search engines read the same of a list that they keep', async () => {
  const page = await (await app.request('/fr/a-vendre/?zone=municipality-gent')).text();
  expect(page).toContain('"name":"À vendre à Gand"');
});

it('every kind of property that there is can be chosen', async () => {
  const page = await (await app.request('/nl/te-koop/?filters=type')).text();
  expect(page).toContain('value="new_build_project"');
  const found = await app.request('/nl/te-koop/?type=new_build_project');
  expect(await found.text()).toContain('1 pand<');
});
