import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { languages } from '#domain/language.ts';
import { districts } from '#domain/place/districts/districts.ts';
import { testDatabase } from '#test/database.ts';
import { districtProblems } from './district-problems.ts';
import { memberFinder } from './district-zones.ts';
import { loadZones } from './load-zones.ts';
import type { Zones } from './zones.ts';

const { database } = await testDatabase();
let zones: Zones;

beforeAll(async () => {
  await loadPlaces(database);
  zones = await loadZones(database);
});

const keysOf = (typed: string, among = zones) => among.understand(typed).zones.map(({ key }) => key);

/** The zones with own districts, in the form of the settings. */
async function withOwn(...own: object[]): Promise<Zones> {
  const document = JSON.stringify({ districts: own });
  await database.deleteFrom('setting').execute();
  await database.insertInto('setting').values({ document }).execute();
  return loadZones(database);
}

describe('each district', () => {
  it('is made of municipalities and postal codes that there are, none of them twice', () => {
    const find = memberFinder(zones.all);
    for (const { key, members } of districts) {
      const found = members.split(',').map((member) => find(member)?.key ?? `${member.trim()} is unknown`);
      expect(
        found.filter((each) => each.includes(' ')),
        key,
      ).toEqual([]);
      expect(new Set(found).size, key).toBe(found.length);
    }
    expect(new Set(districts.map(({ key }) => key)).size).toBe(districts.length);
  });

  it('is understood by its names in four languages, by other names and as sentences have it', () => {
    const lost = districts.flatMap(({ key, names, inside, aliases }) =>
      [...Object.values(names), ...Object.values(inside), ...aliases].filter((name) => {
        const { how, by } = zones.understand(name);
        return how !== 'sure' || by !== 'name' || keysOf(name).join() !== `district-${key}`;
      }),
    );
    // A village.
    expect(lost).toEqual(['Müllerthal', 'Mullerthal']);
  });

  it('has the places of its members and no others', () => {
    for (const { key, members } of districts) {
      const find = memberFinder(zones.all);
      const ids = members.split(',').flatMap((member) => find(member)?.placeIds ?? []);
      expect(new Set(zones.placeIds([`district-${key}`])), key).toEqual(new Set(ids));
      expect(ids.length, key).toBeGreaterThan(3);
    }
  });

  it('is suggested by the beginning of its name in any language', () => {
    for (const { key, names } of districts) {
      for (const language of languages) {
        const found = zones.suggest(names[language], 8).map((zone) => zone.key);
        expect(found, names[language]).toContain(`district-${key}`);
      }
    }
  });
});

it.each([
  ['kust', 'district-kust'],
  ['de kust', 'district-kust'],
  ['aan de kust', 'district-kust'],
  ['côte', 'district-kust'],
  ['Küste', 'district-kust'],
  ['kueste', 'district-kust'],
  ['the coast', 'district-kust'],
  ['Ardenne', 'district-ardennen'],
  ['les Ardennes', 'district-ardennen'],
  ['l’Ardenne', 'district-ardennen'],
  ['Regio Kempen', 'district-kempen'],
  ['Kempen en omgeving', 'district-kempen'],
  ['die Kempen', 'district-kempen'],
  ['la Gaume', 'district-gaume'],
  ['Éislek', 'district-oesling'],
  ['Ösling', 'district-oesling'],
  ['Voerstreek', 'municipality-voeren'],
  // Names of places keep their meaning.
  ['Voeren', 'municipality-voeren'],
  ['Fourons', 'municipality-voeren'],
  ['Andenne', 'municipality-andenne'],
  ['Hoevenen', 'hoevenen-stabroek'],
  ['Moelingen', 'moelingen-voeren'],
  ['Marche-en-Famenne', 'municipality-marche-en-famenne'],
  ['Ville-en-Hesbaye', 'ville-en-hesbaye-braives'],
  ['Kampenhout', 'municipality-kampenhout'],
  ['Mullerthal', 'mullerthal-waldbillig'],
  ['La Hulpe', 'municipality-la-hulpe'],
  ['Heuvelland', 'municipality-heuvelland'],
])('%s is %s', (typed, key) => expect(keysOf(typed)).toEqual([key]));

it('the coast has Zeebrugge, and not Bruges', () => {
  const has = (key: string) =>
    zones.resolve(key)?.placeIds.some((id) => zones.placeIds(['district-kust']).includes(id));
  expect(['municipality-knokke-heist', 'zeebrugge-brugge', '8000', 'municipality-damme'].map(has)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('no hamlet or resort is hidden by a district', () => {
  const names = new Set(districts.flatMap(({ names, aliases }) => [...Object.values(names), ...aliases]));
  expect(zones.all.flatMap(({ hamlets }) => hamlets.filter((name) => names.has(name)))).toEqual([]);
});

describe('an agency’s own district', () => {
  it('is one more, with the name of one language where another lacks', async () => {
    const own = await withOwn({
      name: { nl: 'Groot-Gent', fr: 'Grand Gand' },
      members: ['Gand', '9820', 'L-1111'],
    });
    expect(['Groot-Gent', 'grand gand', 'district-groot-gent'].map((typed) => keysOf(typed, own))).toEqual(
      Array(3).fill(['district-groot-gent']),
    );
    const zone = own.resolve('district-groot-gent');
    expect(zone?.names).toEqual({ nl: 'Groot-Gent', fr: 'Grand Gand', de: 'Groot-Gent', en: 'Groot-Gent' });
    expect(zone?.members?.map(({ key }) => key)).toEqual(['municipality-gent', '9820', 'l-1111']);
    expect(keysOf('Kempen', own)).toEqual(['district-kempen']);
  });

  it('takes the place of the product’s that has its name, in every language', async () => {
    const own = await withOwn({ name: { nl: 'kust' }, members: ['Oostende'] });
    for (const typed of ['kust', 'la côte', 'Belgian coast'])
      expect(keysOf(typed, own)).toEqual(['district-kust']);
    expect(own.placeIds(['kust'])).toEqual(own.resolve('oostende')?.placeIds);
    expect(own.all.filter(({ kind }) => kind === 'district')).toHaveLength(districts.length);
  });

  it('is left out where another version stored it in another way', async () => {
    const own = await withOwn({ name: 'Kust' }, { members: [5], name: { nl: 'Rand' } });
    expect(own.all).toHaveLength(zones.all.length);
  });

  it('has neither the name of a place nor members that there are not', () => {
    expect(
      districtProblems(zones, [
        { name: { nl: 'Zuidrand', fr: 'Gand' }, members: ['Edegem', 'Edeghem', '2650', '0000', 'Drongen'] },
        { name: { de: 'Kempen' }, members: ['Mol'] },
        { name: { nl: 'drongen' }, members: ['9031'] },
      ]),
    ).toEqual([
      { path: 'districts[0].name.fr', name: 'Gand', isPlaceOf: 'municipality' },
      { path: 'districts[0].members[1]', name: 'Edeghem' },
      { path: 'districts[0].members[3]', name: '0000' },
      { path: 'districts[0].members[4]', name: 'Drongen' },
      { path: 'districts[2].name.nl', name: 'drongen', isPlaceOf: 'locality' },
    ]);
  });
});
