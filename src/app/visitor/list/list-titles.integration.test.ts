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
    'Villen und Lofts zu verkaufen in Lüttich',
  ],
  ['/nl/te-koop/?type=house&type=land', 'Huizen en gronden te koop'],
  ['/fr/a-vendre/?type=house&type=land', 'Maisons et terrains à vendre'],
  ['/de/zu-verkaufen/?type=house&type=land', 'Häuser und Grundstücke zu verkaufen'],
  ['/en/for-sale/?type=house&type=land', 'Houses and land for sale'],
  ['/de/zu-vermieten/?type=villa&type=detached_house', 'Freistehende Häuser und Villen zu vermieten'],
  [
    '/de/zu-vermieten/?type=mixed_use_building&type=office',
    'Büros und gemischt genutzte Gebäude zu vermieten',
  ],
  ['/nl/te-huur/?type=studio&type=loft&type=duplex', 'Studio’s, duplexen en lofts te huur'],
  [
    '/fr/a-louer/?type=studio&type=loft&type=duplex&type=triplex&type=penthouse',
    'Studios, duplex, triplex et 2 autres types de biens à louer',
  ],
  ['/nl/te-koop/?zone=municipality-gent&zone=municipality-liege', 'Te koop in Gent en Luik'],
  ['/fr/a-vendre/?zone=municipality-gent&zone=province-namur', 'À vendre en province de Namur et à Gand'],
  ['/fr/a-vendre/?zone=municipality-gent&zone=municipality-liege', 'À vendre à Gand et à Liège'],
  [
    '/nl/te-koop/?zone=municipality-gent&zone=municipality-liege&radius=5',
    'Te koop in Gent, Luik en omgeving',
  ],
  [
    '/en/for-sale/?zone=municipality-gent&zone=municipality-liege&radius=5',
    'For sale in and around Ghent and Liège',
  ],
  ['/en/for-rent/?type=studio&zone=municipality-gent&radius=5', 'Studio for rent in and around Ghent'],
  ['/nl/te-koop/?open_days=1', 'Te koop met een opendeurdag'],
  ['/fr/a-vendre/?open_days=1', 'À vendre avec des portes ouvertes'],
  ['/de/zu-verkaufen/?open_days=1', 'Zu verkaufen mit einem Tag der offenen Tür'],
  ['/en/for-rent/?zone=municipality-gent&open_days=1', 'For rent in Ghent with an open house'],
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
