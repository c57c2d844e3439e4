import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addingIn, addPropertiesInPlaces, offered, plain, titleOf, typing } from '#test/typed-places.ts';

const app = await createTestApp();
const zones = await addPropertiesInPlaces(app.database);
const read = typing(app);
const addIn = addingIn(app, zones);

it.each([
  // As a name is written, in any language, with and without accents, hyphens, capitals and spaces.
  ['Gent', 'in Gent'],
  ['  gEnT ', 'in Gent'],
  ['Gand', 'in Gent'],
  ['Ghent', 'in Gent'],
  ['Liège', 'in Luik'],
  ['liege', 'in Luik'],
  ['Lüttich', 'in Luik'],
  ['Luettich', 'in Luik'],
  ['Luttich', 'in Luik'],
  ['Antwerp', 'in Antwerpen'],
  ['Anvers', 'in Antwerpen'],
  ['Bruges', 'in Brugge'],
  ['Louvain', 'in Leuven'],
  ['Malines', 'in Mechelen'],
  ['Mons', 'in Bergen'],
  ['Bergen', 'in Bergen'],
  ['Namen', 'in Namen'],
  ['Renaix', 'in Ronse'],
  ['Dixmude', 'in Diksmuide'],
  ['Ypres', 'in Ieper'],
  ['Ostend', 'in Oostende'],
  ['Waver', 'in Waver'],
  ['Bastenaken', 'in Bastenaken'],
  ['Aarlen', 'in Aarlen'],
  ['Ixelles', 'in Elsene'],
  ['la louviere', 'in La Louvière'],
  ['Esch an der Alzette', 'in Esch-sur-Alzette'],
  ['Düdelingen', 'in Dudelange'],
  ['heist op den berg', 'in Heist-op-den-Berg'],
  ['Heistopdenberg', 'in Heist-op-den-Berg'],
  ['gravenwezel', "in 's-Gravenwezel"],
  ['’s-Gravenwezel', "in 's-Gravenwezel"],
  ['Braine l’Alleud', 'in Eigenbrakel'],
  // Hamlets and resorts, which lie in a place of another name.
  ['Het Zoute', 'in Knokke'],
  ['Duinbergen', 'in Heist-aan-Zee'],
  ['St-Idesbald', 'in Koksijde'],
  ['Zwankendamme', 'in Lissewege'],
  ['Mariakerke', 'in Mariakerke'],
  // Saint, in all its spellings.
  ['st truiden', 'in Sint-Truiden'],
  ['St. Truiden', 'in Sint-Truiden'],
  ['St-Truiden', 'in Sint-Truiden'],
  ['sinttruiden', 'in Sint-Truiden'],
  ['Saint-Trond', 'in Sint-Truiden'],
  ['St Vith', 'in Sankt Vith'],
  ['Saint-Vith', 'in Sankt Vith'],
  ['Sankt-Vith', 'in Sankt Vith'],
  ['St Gilles', 'in Sint-Gillis'],
  ['sint niklaas', 'in Sint-Niklaas'],
  ['OLV Waver', 'in Onze-Lieve-Vrouw-Waver'],
  ['O.-L.-V.-Waver', 'in Onze-Lieve-Vrouw-Waver'],
  // Postal codes, alone and with a name.
  ['9000', 'in 9000 Gent'],
  ['9000 Gent', 'in 9000 Gent'],
  ['Gent (9000)', 'in 9000 Gent'],
  ['B-9000 Gent', 'in 9000 Gent'],
  ['4000 Liège', 'in 4000 Luik'],
  ['9830 Deurle', 'in Deurle'],
  ['9000 Drongen', 'in Drongen'],
  ['9031 Drongen', 'in 9031 Drongen'],
  ['L-1111', 'in L-1111 Luxemburg'],
  ['L1111 Luxembourg', 'in L-1111 Luxemburg'],
  ['9000 9050', 'in 9000 Gent en 9050 Gent'],
  ['Leige', 'in Luik'],
  ['drong', 'in Drongen'],
  // With words that people put around a name.
  ['stad Gent', 'in Gent'],
  ['Ville de Liège', 'in Luik'],
  ['Gent centrum', 'in Gent'],
  ['Gent en omgeving', 'in Gent'],
  ['provincie Antwerpen', 'in de provincie Antwerpen'],
  ['prov. Antwerpen', 'in de provincie Antwerpen'],
  ['Vlaanderen', 'in Vlaanderen'],
  ['Limburg', 'in Limburg'],
  ['Limbourg', 'in Limburg (Luik)'],
  ['Flandre orientale', 'in Oost-Vlaanderen'],
  ['Halle (Zoersel)', 'in Halle (Zoersel)'],
  ['Brussel-Stad', 'in Brussel-Stad'],
  ['Gent, Brugge', 'in Brugge en Gent'],
  ['Halle', 'in Halle en Halle (Zoersel)'],
])('%s is searched %s', async (typed, place) => {
  const { page } = await read(typed);
  expect(titleOf(page)).toBe(`Te koop ${place}`);
});

it('Beveren finds all places of that name, the municipality first', async () => {
  const { page } = await read('Beveren');
  expect(titleOf(page)).toBe(
    'Te koop in Beveren-Kruibeke-Zwijndrecht, Beveren (Roeselare) en Beveren (Waregem)',
  );
  for (const street of ['2 panden']) expect(page).toContain(street);
  expect(offered(page)).toEqual(['Beveren-aan-de-IJzer', 'Beveren-Waas']);
});

it('Antwerpen is the city, and the province is offered', async () => {
  expect(offered((await read('Antwerpen')).page)).toEqual(['Provincie Antwerpen']);
  expect(offered((await read('municipality-antwerpen')).page)).toEqual([]);
});

it('a village tells how many more there are of which only the municipality is known', async () => {
  const [village] = zones.resolve('knokke-knokke-heist')?.placeIds ?? [];
  const [unknown] = zones.resolve('knokke-knokke-heist')?.withoutVillage ?? [];
  expect([village, unknown].filter(Boolean)).toHaveLength(2);
  await addIn('Knokke');
  expect((await read('Knokke')).page).not.toContain('zonder vermelding van de deelgemeente');
  for (const place_id of [unknown, unknown]) {
    const id = await addProperty(app.database, { place_id });
    onTestFinished(
      async () => void (await app.database.deleteFrom('property').where('id', '=', id).execute()),
    );
  }
  const { page } = await read('Knokke');
  expect(page).toContain('1 pand<');
  const [, href = ''] =
    /href="([^"]*)"[^>]*>En nog 2 panden in Knokke-Heist, zonder vermelding van de deelgemeente</.exec(
      page,
    ) ?? [];
  expect(plain(href)).toBe('/nl/te-koop/?zone=8300');
  expect(await (await app.request(plain(href))).text()).toContain('3 panden<');
  for (const typed of ['Knokke-Heist', '8300', 'Gent'])
    expect((await read(typed)).page).not.toContain('zonder vermelding van de deelgemeente');
});

it('a part of a street is found as such', async () => {
  const { page } = await read('zelestraat');
  expect(page).toContain('1 pand<');
  expect((await read('Rue Souverain Pont')).page).not.toContain('1 pand<');
  expect((await read('souverain-pont')).page).toContain('1 pand<');
});

it('of many words that are no place five are looked for, and the page says that others are left out', async () => {
  const words = ['xqzwa', 'xqzwb', 'xqzwc', 'xqzwd', 'xqzwe', 'xqzwf', 'xqzwg'];
  const leftOut = 'niet begrepen en is weggelaten: Waar';
  const five = await read(['gent', ...words.slice(0, 5)].join(','));
  expect(five.page).not.toContain(leftOut);
  const seven = await read(['gent', ...words].join(','));
  expect(seven.page).toContain(leftOut);
  expect(seven.page).toContain('xqzwe');
  expect(seven.page).not.toContain('value="xqzwf"');
});

it('any number of names is read', async () => {
  const names = 'Gent,Brugge,Luik,Namen,Ronse,Ieper,9000 Gent,2000,Malines,Stad Leuven,Waver,Aarlen'.split(
    ',',
  );
  const { page } = await read(names.join(','));
  expect(page).not.toContain('weggelaten');
  expect(page).toContain('Aarlen');
});

it.each([
  'Doornzelestraat 18',
  'doornzelestraat 18 bus 2',
  'Doornzelestraat 18/3',
  'Rue Souverain-Pont 5',
  '5, rue souverain-pont',
  '5 Rue Souverain-Pont',
])('%s is a street, whatever the number', async (typed) => {
  // A comma stands between two places.
  if (!typed.includes(',')) expect((await read(typed)).page).toContain('1 pand<');
  const text = await app.request(`/nl/te-koop/?${new URLSearchParams({ text: typed })}`);
  expect(await text.text()).toContain('1 pand<');
});

it.each([
  ['nl', 'villa', 'villa', 'Villa te koop'],
  ['nl', 'Woning', 'house', 'Huis te koop'],
  ['nl', 'appartementen', 'apartment', 'Appartement te koop'],
  ['nl', 'bouwgrond', 'building_plot', 'Bouwgrond te koop'],
  ['fr', 'Maison', 'house', 'Maison à vendre'],
  ['fr', 'appartement', 'apartment', 'Appartement à vendre'],
  ['fr', 'terrain à bâtir', 'building_plot', 'Terrain à bâtir à vendre'],
  ['de', 'Haus', 'house', 'Haus zu verkaufen'],
  ['de', 'Wohnungen', 'apartment', 'Wohnung zu verkaufen'],
  ['en', 'flat', 'apartment', 'Apartment for sale'],
  ['en', 'Town house', 'town_house', 'Town house for sale'],
] as const)('in %s, %s typed as a place is the type %s', async (language, typed, type, title) => {
  const path = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', de: '/de/zu-verkaufen/', en: '/en/for-sale/' };
  const { page } = await read(typed, path[language]);
  expect(titleOf(page)).toBe(title);
  expect(page).toContain(`property="og:url" content="http://localhost${path[language]}?type=${type}"`);
});

it('a type and a place, with a comma between them, are both', async () => {
  expect(titleOf((await read('huis, Gent')).page)).toBe('Huis te koop in Gent');
  expect(titleOf((await read('Forest')).page)).toContain('Te koop in Vorst');
});
