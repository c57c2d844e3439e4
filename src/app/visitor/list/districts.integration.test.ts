import { expect, it, onTestFinished } from 'vitest';
import { districts } from '#domain/place/districts/districts.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addPropertiesInPlaces, plain, titleOf, typing } from '#test/typed-places.ts';

const app = await createTestApp();
const zones = await addPropertiesInPlaces(app.database);
const read = typing(app);

const lists = {
  nl: '/nl/te-koop/',
  fr: '/fr/a-vendre/',
  de: '/de/zu-verkaufen/',
  en: '/en/for-sale/',
} as const;

async function addIn(key: string, values: object = {}): Promise<void> {
  const [place_id] = zones.resolve(key)?.placeIds ?? [];
  const id = await addProperty(app.database, { place_id, ...values });
  onTestFinished(async () => void (await app.database.deleteFrom('property').where('id', '=', id).execute()));
}

it.each([
  ['nl', 'kust', 'Te koop aan de kust'],
  ['fr', 'côte', 'À vendre à la Côte belge'],
  ['de', 'Küste', 'Zu verkaufen an der belgischen Küste'],
  ['en', 'coast', 'For sale on the Belgian coast'],
] as const)(
  'in %s, %s is a place that a list is titled by, with an address in each language',
  async (language, typed, title) => {
    await addIn('municipality-knokke-heist');
    await addIn('zeebrugge-brugge');
    await addIn('8000');
    const { page } = await read(typed, lists[language]);
    expect(titleOf(page)).toBe(title);
    expect(page).toMatch(/>2 \p{L}+<\/h2>/u);
    for (const each of Object.values(lists)) expect(page).toContain(`${each}?zone=district-kust`);
  },
);

it.each([
  ['Ardennen', 'in de Ardennen'],
  ['Hoge Venen', 'in de Hoge Venen'],
  ['Houtland', 'in het Houtland'],
  ['Hesbaye', 'in Waals Haspengouw'],
  ['Famenne', 'in de Famenne'],
  ['Ardenne', 'in de Ardennen'],
  ['Condroz', 'in de Condroz'],
  ['Kempen', 'in de Kempen'],
  ['Belgische kust', 'aan de kust'],
  ['Mosel', 'in de Moezelstreek'],
  ['Oesling', 'in de Oesling'],
  ['Kempen en omgeving', 'in de Kempen'],
  ['Kempen, Gent', 'in de Kempen en Gent'],
  ['Kempen, kust, Gent, Brugge', 'in de Kempen, aan de kust, Brugge en Gent'],
  ['Voeren', 'in Voeren'],
])('%s is searched %s', async (typed, place) => {
  expect(titleOf((await read(typed)).page)).toBe(`Te koop ${place}`);
});

it('each of them finds a property of each of its municipalities', async () => {
  for (const { key, names } of districts) {
    for (const member of zones.resolve(`district-${key}`)?.members ?? [])
      await addIn(member.key, { reference: `D ${key}` });
    const { page } = await read(names.fr, lists.fr);
    expect(page, names.fr).toContain(`zone=district-${key}`);
    const { found } = await (await app.request(`/nl/te-koop/counts.json?zone=district-${key}`)).json();
    expect(Number.parseInt(found, 10), key).toBeGreaterThanOrEqual(
      zones.resolve(`district-${key}`)?.members?.length ?? 1,
    );
  }
});

it('a street whose name begins as that of a district is the street', async () => {
  await addIn('municipality-gent', { street: 'Kempenstraat' });
  expect(titleOf((await read('Kempenstraat')).page)).toBe('Te koop');
  expect((await read('Kempenstraat 4')).page).toContain('1 pand<');
});

it.each([
  ['nl', 'ardenn', 'Ardennen', 'streek'],
  ['fr', 'camp', 'Campine', 'région'],
  ['de', 'küst', 'Belgische Küste', 'Gegend'],
  ['en', 'ösl', 'Éislek', 'area'],
])('in %s, the box suggests at %s: %s', async (language, typed, name, detail) => {
  const answer = await app.request(`/zones/?${new URLSearchParams({ q: typed, lng: language })}`);
  expect(await answer.json()).toContainEqual(expect.objectContaining({ name, detail }));
});

it.each([
  ['nl', 'aan de kust'],
  ['fr', 'à la Côte belge'],
] as const)('in %s, a search that is saved is said to be %s', async (language, words) => {
  const list = await (await app.request(`${lists[language]}?zone=district-kust`)).text();
  const [, href = ''] = /href="([^"]*[?&;]purpose=sale[^"]*zone=district-kust[^"]*)"/.exec(list) ?? [];
  const page = await (await app.request(plain(href))).text();
  expect(page.replace(/<[^>]*>/g, '')).toContain(words);
});

it('an agency’s own is understood from the moment that it is stored', async () => {
  onTestFinished(async () => void (await app.database.deleteFrom('setting').execute()));
  expect(titleOf((await read('Groot-Gent')).page)).toBe('Te koop');
  const document = JSON.stringify({ districts: [{ name: { nl: 'Groot-Gent' }, members: ['Gent', '9820'] }] });
  await app.database.insertInto('setting').values({ document }).execute();
  expect(titleOf((await read('groot gent')).page)).toBe('Te koop in Groot-Gent');
});
