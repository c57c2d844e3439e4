import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { isPropertyType } from '#domain/property/types.ts';
import type { ValueTable } from '#import/crm/mapping.ts';
import { openImmoHouse, openImmoTransfer, personalWords } from '#test/crm/openimmo-transfer.ts';
import { openImmoValues } from '#test/crm/openimmo-values.ts';
import { mapImmobilie, openImmoFeeds } from './map-immobilie.ts';
import { readTransfer } from './read-transfer.ts';
import * as values from './values.ts';
import { withoutPersonal } from './without-personal.ts';

function rawHouse(own: Readonly<Record<string, string>> = {}) {
  const read = readTransfer(Buffer.from(openImmoTransfer([openImmoHouse(own)])));
  if (read.kind === 'refused') throw new Error(read.reason);
  const [first] = read.records();
  if (first?.kind !== 'record') throw new Error(JSON.stringify(first));
  return first.record;
}

const map = (own: Readonly<Record<string, string>> = {}) => mapImmobilie(withoutPersonal(rawHouse(own)));

it('makes a property of a home', () => {
  const { change, media, visibility, warnings, unmapped } = map();
  expect(warnings).toEqual([{ field: 'anhang', reason: 'a picture inside of the XML is not read' }]);
  expect(unmapped).toEqual([]);
  expect(visibility).toBe('publish');
  expect(change.agentEmail).toBe('karl.lentz@probe.example');
  expect({ ...change.values, ...change.texts }).toMatchSnapshot();
  expect(media).toMatchSnapshot();
  const written = Object.entries(change.values).filter(([, value]) => value !== null);
  for (const [key, value] of written)
    expect(propertyInputSchema.shape[key as FieldKey].safeParse(value).error, key).toBeUndefined();
});

it('reads all that a home says, but for what it names here', () => {
  expect(map().unread).toEqual([
    'ausstattung.sauna',
    'ausstattung.stellplatzart@FREIPLATZ',
    'objektkategorie.nutzungsart@GEWERBE',
    'objektkategorie.nutzungsart@WOHNEN',
  ]);
});

it('feeds every attribute that the house says', () => {
  const rent = map({
    objektkategorie: forRent,
    preise: '<nettokaltmiete>1</nettokaltmiete><nebenkosten>90</nebenkosten><kaution>3000</kaution>',
  });
  const exempt = map({ zustand_angaben: '<energiepass><jahrgang>nicht_noetig</jahrgang></energiepass>' });
  const office = map({ objektkategorie: forSale('<buero_praxen/>') });
  const all = [map(), rent, exempt, office].flatMap(({ change }) => [
    ...Object.entries(change.values).flatMap(([key, value]) => (value === null ? [] : [key])),
    ...Object.entries(change.texts).flatMap(([key, texts]) => (texts?.de ? [key] : [])),
  ]);
  const notInTheFixture = openImmoFeeds.filter((key) => !all.includes(key));
  expect(notInTheFixture).toEqual([]);
});

const forSale = (kind: string) =>
  `<vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart>${kind}</objektart>`;
const forRent = '<vermarktungsart KAUF="false" MIETE_PACHT="true"/><objektart><wohnung/></objektart>';

describe('what stands there in other ways', () => {
  const technical = (more: string) =>
    `<openimmo_obid>1</openimmo_obid><objektnr_extern>A</objektnr_extern>${more}`;
  test.each<[Record<string, string>, FieldKey, unknown]>([
    [{ objektkategorie: forRent, preise: '<kaltmiete>850.000</kaltmiete>' }, 'priceCents', 85000],
    [
      { objektkategorie: forRent, preise: '<kaltmiete>900</kaltmiete><nettokaltmiete>800</nettokaltmiete>' },
      'priceCents',
      80000,
    ],
    [{ objektkategorie: forRent, preise: '<nebenkosten>75,5</nebenkosten>' }, 'tenantChargesCents', 7550],
    [{ preise: '<kaufpreis auf_anfrage="1">312500</kaufpreis>' }, 'publishPrice', false],
    [{ preise: '<kaufpreis>1.312.500,50</kaufpreis>' }, 'priceCents', 131250050],
    [{ preise: '<kaufpreis>1e400</kaufpreis>' }, 'priceCents', null],
    [{ preise: '<kaufpreis>0</kaufpreis>' }, 'priceCents', null],
    [{ preise: '<mieteinnahmen_ist periode="MONAT">900</mieteinnahmen_ist>' }, 'rentalIncomeCents', 90000],
    [{ geo: '<plz>L-9911</plz><ort>Ulflingen</ort><land iso_land="LUX"/>' }, 'countryId', 50],
    [{ geo: '<plz>L-9911</plz><ort>Ulflingen</ort><land iso_land="LUX"/>' }, 'postalCode', '9911'],
    [{ geo: '<geokoordinaten breitengrad="0" laengengrad="0"/>' }, 'latitude', null],
    [{ verwaltung_objekt: '' }, 'publishAddress', false],
    [{ verwaltung_objekt: '<verfuegbar_ab>ab sofort</verfuegbar_ab>' }, 'availabilityTerms', 'immediately'],
    [{ verwaltung_objekt: '<verfuegbar_ab>01.02.2027</verfuegbar_ab>' }, 'availableFrom', '2027-02-01'],
    [{ verwaltung_objekt: '<vermietet>true</vermietet>' }, 'availabilityTerms', 'let'],
    [{ zustand_angaben: '<verkaufstatus stand="VERKAUFT"/>' }, 'availability', 'sold'],
    [
      { objektkategorie: forRent, zustand_angaben: '<verkaufstatus stand="VERKAUFT"/>' },
      'availability',
      'rented',
    ],
    [{ zustand_angaben: '' }, 'availability', 'available'],
    [{ verwaltung_techn: technical('<aktion>REFERENZ</aktion>') }, 'availability', 'sold'],
    [{ verwaltung_techn: technical('<aktion aktionart="referenz"/>') }, 'availability', 'sold'],
    [{ objektkategorie: forSale('<haus/>') }, 'type', 'dwelling'],
    [
      { objektkategorie: forSale('<haus haustyp="villa"/><objektart_zusatz>x</objektart_zusatz>') },
      'type',
      'villa',
    ],
    [{ objektkategorie: forSale('<haus haustyp="SCHNECKENHAUS"/>') }, 'type', null],
    [{ ausstattung: '<unterkellert keller="NEIN"/>' }, 'hasCellar', false],
    [{ ausstattung: '<moebliert moeb="TEIL"/>' }, 'isFurnished', null],
    [{ ausstattung: '<ausricht_balkon_terrasse SUED="true" WEST="true"/>' }, 'terraceOrientation', null],
    [{ ausstattung: '<barrierefrei>1</barrierefrei>' }, 'isAccessible', true],
    [{ ausstattung: '<heizungsart FERN="true"/>' }, 'heating', ['district']],
  ])('%j: %s is %j', (own, key, value) => expect(map(own).change.values).toMatchObject({ [key]: value }));

  test.each([
    [{ verwaltung_techn: technical('<aktion aktionart="CHANGE"/>') }, 'publish'],
    [{ objektkategorie: '<vermarktungsart KAUF="0" ERBPACHT="1"/><objektart><haus/></objektart>' }, 'ignore'],
    [{ objektkategorie: '' }, 'ignore'],
    [{ zustand_angaben: '<verkaufstatus stand="VERSTEIGERT"/>' }, 'ignore'],
  ])('with %j: %s', (own, visibility) =>
    expect(map(own as Record<string, string>).visibility).toBe(visibility),
  );

  it('takes the language from the record', () => {
    const { texts } = map({ verwaltung_techn: technical('<sprache>fr-LU</sprache>') }).change;
    expect(texts.title).toMatchObject({ fr: 'Doppelhaushälfte am Stadtrand', de: null });
  });

  it('reports a value that it does not know', () => {
    expect(map({ zustand_angaben: '<zustand zustand_art="BEWOHNT"/>' }).unmapped).toEqual([
      { list: 'condition', value: 'BEWOHNT' },
    ]);
  });
});

it('keeps nothing that is personal, and finds the agent by what it keeps', () => {
  const whole = JSON.stringify(rawHouse());
  const kept = JSON.stringify(withoutPersonal(rawHouse()));
  for (const words of personalWords) {
    expect(whole).toContain(words);
    expect(kept).not.toContain(words);
  }
  expect(kept).toContain('karl.lentz@probe.example');
});

const list = (name: keyof typeof openImmoValues) => openImmoValues[name].split(/\s+/);

test.each<[string, ValueTable, readonly string[]]>([
  ['types', values.typeOf, kindsOfHome()],
  ['purposes', values.purposeOf, list('vermarktungsart')],
  ['statuses', values.availabilityOf, list('stand')],
  ['conditions', values.conditionOf, list('zustand_art')],
  ['ages', values.newBuildOf, list('alter_attr')],
  ['fuels', values.heatingOf, list('befeuerung')],
  ['kinds of heating', values.heatingKindOf, list('heizungsart')],
  ['kitchens', values.kitchenOf, list('kueche')],
  ['roofs', values.roofOf, list('dachform')],
  ['furniture', values.furnishedOf, list('moeb')],
  ['cellars', values.cellarOf, list('keller')],
  ['orientations', values.orientationOf, list('ausricht_balkon_terrasse')],
  ['distances', values.distanceOf, list('distanz_zu')],
  ['attachments', values.mediaOf, list('gruppe')],
])('every value of OpenImmo has a meaning or none on purpose: %s', (_, table, all) => {
  expect(Object.keys(table).toSorted()).toEqual([...all].toSorted());
});

function kindsOfHome(): string[] {
  return Object.keys(values.kindAttributes).flatMap((element) => [
    element,
    ...list(element as keyof typeof openImmoValues).map((value) => `${element} ${value}`),
  ]);
}

test('every meaning is one of ours', () => {
  const tables = [
    ['purpose', values.purposeOf],
    ['availability', values.availabilityOf],
    ['countryId', values.countryOf],
    ['condition', values.conditionOf],
    ['heating', values.heatingOf],
    ['kitchen', values.kitchenOf],
    ['roof', values.roofOf],
    ['orientation', values.orientationOf],
  ] as const;
  const wrong = tables.flatMap(([set, table]) =>
    Object.values(table).filter(
      (each) => each !== null && !(optionSets[set] as readonly unknown[]).includes(each),
    ),
  );
  expect(wrong).toEqual([]);
  expect(Object.values(values.typeOf).filter((each) => each !== null && !isPropertyType(each))).toEqual([]);
  expect(openImmoFeeds.filter((key) => !findField(key))).toEqual([]);
  expect(new Set(openImmoFeeds).size).toBe(openImmoFeeds.length);
});

it('never throws, whatever comes', () => {
  const part = fc.jsonValue();
  const record = {
    geo: part,
    preise: part,
    ausstattung: part,
    anhaenge: part,
    zustand_angaben: part,
    freitexte: part,
  };
  fc.assert(
    fc.property(fc.oneof(part, fc.record(record)), (body) => {
      const raw = withoutPersonal({ ref: '1', kind: 'home', body });
      mapImmobilie(raw);
    }),
  );
});
