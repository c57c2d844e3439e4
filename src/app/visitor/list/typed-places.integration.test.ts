import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { languages } from '#domain/language.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import type { Zones } from '#search/zones/zones.ts';
import { createTestApp } from '#test/app.ts';
import { howOften } from '#test/deep.ts';
import { addProperty } from '#test/factories.ts';

const app = await createTestApp();
let zones: Zones;

beforeAll(async () => {
  await loadPlaces(app.database);
  zones = await loadZones(app.database);
  const placeIn = async (key: string) => zones.resolve(key)?.placeIds[0];
  const add = async (reference: string, key: string, values: object = {}) =>
    addProperty(app.database, { reference, place_id: (await placeIn(key)) ?? null, ...values });
  await add('GV-1', 'municipality-gent', { street: 'Doornzelestraat' });
  await add('GV-12', 'municipality-gent');
  await add('GV 2026 A', 'municipality-antwerpen', { purpose: 'rent' });
  await add('GV-3', 'beveren-roeselare');
  await add('GV-4', 'beveren-waas-beveren-kruibeke-zwijndrecht');
  await add('GV-5', 'municipality-liege', { street: 'Rue Souverain-Pont' });
  await add('GV-6', 'municipality-luxembourg', { type: 'new_build_project' });
  await add('GV-7', 'municipality-mons', { purpose: 'rent', street: 'Grand-Place' });
});

const read = async (typed: string, list = '/nl/te-koop/', more = {}) => {
  const path = `${list}?${new URLSearchParams({ zone: typed, ...more })}`;
  const response = await app.request(path);
  return { response, page: response.status === 200 ? await response.text() : '' };
};
const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const titleOf = (page: string) => plain(/<title>(.*?) \|/.exec(page)?.[1] ?? '');
const foundIn = (page: string) =>
  [...page.matchAll(/\/(?:te-koop|te-huur|zu-verkaufen|a-vendre|for-sale)\/[^/"]+\/[^/"]+\/(\d+)\//g)].length;
/** The names that are offered. */
const offered = (page: string) => {
  const [, list = ''] = /<section class="mb-[\s\S]*?<ul([\s\S]*?)<\/ul>/.exec(page) ?? [];
  return [...list.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name = '']) => plain(name));
};

describe('what is typed and sent', () => {
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
    ['9000 9050', 'in 9000 Gent, 9050 Gent'],
    // Letters that are missing, too many, wrong or swapped.
    ['Antwerpn', 'in Antwerpen'],
    ['Antwerepn', 'in Antwerpen'],
    ['Bruggge', 'in Brugge'],
    ['Brugee', 'in Brugge'],
    ['Oostnede', 'in Oostende'],
    ['Hasslet', 'in Hasselt'],
    ['Turnout', 'in Turnhout'],
    ['Charlerio', 'in Charleroi'],
    ['Leige', 'in Luik'],
    // The beginning, or a part, of one name only.
    ['leuv', 'in Leuven'],
    ['turn', 'in Turnhout'],
    ['drong', 'in Drongen'],
    // With what people put around a name.
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
    ['Gent, Brugge', 'in Brugge, Gent'],
    ['Halle', 'in Halle, Halle (Zoersel)'],
  ])('%s is searched %s', async (typed, place) => {
    const { page } = await read(typed);
    expect(titleOf(page)).toBe(`Te koop ${place}`);
  });

  it.each([
    ['luxemburg', ['Groothertogdom Luxemburg', 'Provincie Luxemburg', 'Luxemburg-Stad']],
    ['Luxembourg', ['Groothertogdom Luxemburg', 'Provincie Luxemburg', 'Luxemburg-Stad']],
    ['Bruxelles', ['Brussels Hoofdstedelijk Gewest', 'Brussel-Stad']],
    ['brussel', ['Brussels Hoofdstedelijk Gewest', 'Brussel-Stad']],
    ['Brussles', ['Brussels Hoofdstedelijk Gewest', 'Brussel-Stad']],
    ['9000 Brugge', ['Brugge', '9000 Gent']],
  ])('%s asks which', async (typed, names) => {
    const { page } = await read(typed);
    expect(page).toContain(`Welke plaats bedoelt u met ‘${typed}’?`);
    expect(offered(page)).toEqual(names);
  });

  it('Luxemburg shows meanwhile what any of them has, and each choice leads to its own', async () => {
    const { page } = await read('luxemburg');
    expect(foundIn(page)).toBeGreaterThan(0);
    const [, choice = ''] = /href="([^"]*zone=municipality-luxembourg[^"]*)"/.exec(page) ?? [];
    const chosen = await (await app.request(plain(choice))).text();
    expect(titleOf(chosen)).toBe('Te koop in Luxemburg-Stad');
    expect(chosen).not.toContain('Welke plaats');
  });

  it('Beveren finds all places of that name, the municipality first', async () => {
    const { page } = await read('Beveren');
    expect(titleOf(page)).toBe(
      'Te koop in Beveren-Kruibeke-Zwijndrecht, Beveren (Roeselare), Beveren (Waregem)',
    );
    for (const street of ['2 panden']) expect(page).toContain(street);
    expect(offered(page)).toEqual(['Beveren-aan-de-IJzer', 'Beveren-Waas']);
  });

  it('Antwerpen is the city, and the province is offered', async () => {
    expect(offered((await read('Antwerpen')).page)).toEqual(['Provincie Antwerpen']);
    expect(offered((await read('municipality-antwerpen')).page)).toEqual([]);
  });

  it.each([
    ['nl', '/nl/te-koop/', 'Kortijk', 'Bedoelde u Kortrijk of Kortijs?'],
    ['fr', '/fr/a-vendre/', 'Kortijk', 'Vouliez-vous dire Courtrai ou Kortijs\u202f?'],
    ['de', '/de/zu-verkaufen/', 'Kortijk', 'Meinten Sie Kortrijk oder Kortijs?'],
    ['en', '/en/for-sale/', 'Kortijk', 'Did you mean Kortrijk or Kortijs?'],
    ['nl', '/nl/te-koop/', 'xqzwv', 'Kijk na of de naam juist gespeld is, of typ een postcode.'],
    ['nl', '/nl/te-koop/', '0000', 'Een plaats ‘0000’ kennen we niet.'],
    [
      'fr',
      '/fr/a-vendre/',
      'bruxelles',
      '«\u202fbruxelles\u202f»\u202f: lequel de ces lieux cherchez-vous\u202f?',
    ],
    ['de', '/de/zu-verkaufen/', 'Brüssel', 'Welchen Ort meinen Sie mit „Brüssel“?'],
  ])('in %s, %s with %s says: %s', async (_, list, typed, sentence) => {
    expect((await read(typed, list)).page).toContain(sentence);
  });

  it('an unknown place is said once, and nobody is asked to wait for news of it', async () => {
    const { page } = await read('xqzwv');
    expect(page).toContain('6 panden tonen zonder ‘xqzwv’');
    expect(page).not.toContain('Er werden geen resultaten gevonden');
    expect(page).not.toContain('Zoekopdracht bewaren');
  });

  it('a text that is not found is quoted once', async () => {
    const page = await (await app.request('/nl/te-koop/?text=zzz')).text();
    expect(page).toContain('zonder ‘zzz’');
    expect(page).not.toContain('‘‘');
  });

  it('a part of a street is found as such', async () => {
    const { page } = await read('zelestraat');
    expect(page).toContain('1 pand<');
    expect((await read('Rue Souverain Pont')).page).not.toContain('1 pand<');
    expect((await read('souverain-pont')).page).toContain('1 pand<');
  });
});

describe('a reference', () => {
  it.each(['GV-1', 'gv-1', ' Gv - 1 '])('%s finds that property alone', async (typed) => {
    expect((await read(typed)).page).toContain('1 pand<');
    const text = await app.request(`/nl/te-koop/?${new URLSearchParams({ text: typed })}`);
    expect(await text.text()).toContain('1 pand<');
  });

  it('that is only begun finds all that begin so', async () => {
    expect(await (await app.request('/nl/te-koop/?text=gv-')).text()).toContain('6 panden<');
  });

  it('of the other list leads there', async () => {
    const { response } = await read('gv2026a');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/nl/te-huur/?text=gv2026a');
  });

  it('is counted while it is typed', async () => {
    const counted = await app.request('/nl/te-koop/counts.json?zone=GV2026A&bedrooms=');
    expect(await counted.json()).toMatchObject({ found: '1 pand' });
  });
});

describe('a search of both lists', () => {
  it('is what the page that does not exist sends', async () => {
    const page = await (await app.request('/nl/bestaat-niet/')).text();
    const [form = ''] = /<form[^>]*role="search"[\s\S]*?<\/form>/.exec(page) ?? [];
    expect(form).toContain('name="purpose" value="any"');
    expect(form).toContain('name="zone"');
  });

  it('leads to the list that finds something', async () => {
    const { response } = await read('Bergen', '/nl/te-koop/', { purpose: 'any' });
    expect(response.headers.get('Location')).toBe('/nl/te-huur/?zone=municipality-mons');
    expect((await read('Gent', '/nl/te-koop/', { purpose: 'any' })).response.status).toBe(200);
  });

  it('says in one list what the other has', async () => {
    await addProperty(app.database, {
      purpose: 'rent',
      place_id: zones.resolve('municipality-gent')?.placeIds[0] ?? null,
    });
    const { page } = await read('Gent', '/nl/te-koop/', { purpose: 'any' });
    expect(page).toContain('Er is ook 1 pand te huur');
    expect(page).toContain('href="/nl/te-huur/?zone=municipality-gent"');
  });
});

it('every kind of property that there is can be chosen', async () => {
  const page = await (await app.request('/nl/te-koop/?filters=type')).text();
  expect(page).toContain('value="new_build_project"');
  const found = await app.request('/nl/te-koop/?type=new_build_project');
  expect(await found.text()).toContain('1 pand<');
});

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

it('every name of every place, typed in full, is understood as that place or asks which', () => {
  const lost = zones.all
    .filter(({ kind }) => kind !== 'postal_code')
    .flatMap((zone) =>
      languages
        .flatMap((language) => [zone.names[language], zones.nameOf(zone, language)])
        .filter((name) => {
          const { how, by, zones: meant, others } = zones.understand(name);
          const offered = [...meant, ...others];
          // The part after which a municipality is named is in it.
          const isThere = offered.includes(zone) || (zone.parent && offered.includes(zone.parent));
          return how === 'guess' || by !== 'name' || !isThere;
        }),
    );
  expect(lost).toEqual([]);
});

it('a list says so of any name that is typed', async () => {
  const names = zones.all.flatMap((zone) =>
    languages.map((language) => [zones.nameOf(zone, language), zone] as const),
  );
  const step = Math.ceil(names.length / howOften({ inShort: 40, inDepth: 4000 }));
  for (const [name, zone] of names.filter((_, index) => index % step === 0)) {
    const { page } = await read(name.replaceAll(',', ' '));
    expect(titleOf(page), name).not.toBe('Te koop');
    expect(page, name).toContain(`zone=${zone.key}`);
  }
});
