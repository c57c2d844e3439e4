import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addingIn, addPropertiesInPlaces, offered, plain, titleOf, typing } from '#test/typed-places.ts';

const app = await createTestApp();
const addIn = addingIn(app, await addPropertiesInPlaces(app.database));
const read = typing(app);

const foundIn = (page: string) =>
  [...page.matchAll(/\/(?:te-koop|te-huur|zu-verkaufen|a-vendre|for-sale)\/[^/"]+\/[^/"]+\/(\d+)\//g)].length;

it.each([
  // Letters that are missing, too many, wrong or swapped.
  ['Antwerpn', 'Antwerpen'],
  ['Antwerepn', 'Antwerpen'],
  ['Bruggge', 'Brugge'],
  ['Brugee', 'Brugge'],
  ['Oostnede', 'Oostende'],
  ['Hasslet', 'Hasselt'],
  ['Turnout', 'Turnhout'],
  ['Charlerio', 'Charleroi'],
  // The beginning of one name only.
  ['leuv', 'Leuven'],
  ['turn', 'Turnhout'],
])('%s is a question until %s has a property, and then the place', async (typed, name) => {
  const { page } = await read(typed);
  expect(titleOf(page)).toBe('Te koop');
  expect(page).toContain(`Een plaats ‘${typed}’ kennen we niet.`);
  expect(page).toContain(`Bedoelde u ${name}`);
  expect(offered(page)[0]).toBe(name);
  expect(page).toContain('6 panden tonen zonder');
  expect(page).not.toContain('Zoekopdracht bewaren');
  // Half a word keeps the last count.
  expect(await (await app.request(`/nl/te-koop/counts.json?zone=${typed}`)).json()).toBeNull();
  await addIn(name);
  expect(titleOf((await read(typed)).page)).toBe(`Te koop in ${name}`);
});

it.each([
  ['Oudnarde', 'Oudenaarde'],
  ['Antwrepnen', 'Antwerpen'],
])('%s is a question even where %s has properties: two letters are others', async (typed, name) => {
  await addIn(name);
  const { page } = await read(typed);
  expect(titleOf(page)).toBe('Te koop');
  expect(offered(page)[0]).toBe(name);
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

it.each([
  [
    '/nl/te-koop/',
    'Deze plaatsen kennen we niet: Kortijk, xqzwv en zzqx.',
    'Bedoelde u met ‘Kortijk’ Kortrijk',
  ],
  [
    '/fr/a-vendre/',
    'Nous ne connaissons pas ces lieux\u202f: Kortijk, xqzwv et zzqx.',
    'Par «\u202fKortijk\u202f», vou',
  ],
  [
    '/de/zu-verkaufen/',
    'Diese Orte kennen wir nicht: Kortijk, xqzwv und zzqx.',
    'Meinten Sie mit „Kortijk“ Kort',
  ],
  ['/en/for-sale/', 'We do not know these places: Kortijk, xqzwv, and zzqx.', 'by ‘Kortijk’?'],
])(
  'on %s several places that are not known are one sentence, and the guesses follow',
  async (list, sentence, guess) => {
    const page = await (await app.request(`${list}?zone=xqzwv&zone=Kortijk&zone=zzqx`)).text();
    expect(page).toContain(sentence);
    expect(page).toContain(guess);
    expect([...page.matchAll(/<section class="mb-[^>]*><h2/g)]).toHaveLength(1);
    expect(offered(page.slice(page.indexOf(guess) - 200))[0]).toMatch(/Kortrijk|Courtrai/);
  },
);
