import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { noMaps } from '#import/crm/mapped-record.ts';
import { omnicasaBody, personalInOmnicasa } from '#test/crm/omnicasa-property.ts';
import { saidKeys } from '#test/crm/said-keys.ts';
import { mapProperty, omnicasaFeeds } from './map-property.ts';
import * as values from './values.ts';
import { withoutPersonal } from './without-personal.ts';

const map = (own: object = {}, maps = noMaps) =>
  mapProperty(withoutPersonal({ ref: '551201', kind: 'home', body: omnicasaBody(own) }), maps);

it('makes a property of the passes in each language', () => {
  const { change, media, visibility, warnings, unmapped, unread } = map();
  expect({ warnings, unmapped, visibility }).toEqual({ warnings: [], unmapped: [], visibility: 'publish' });
  expect(unread).toEqual(['HasSauna']);
  expect(change.agentEmail).toBe('jens@dokzicht.example');
  expect({ ...change.values, ...change.texts }).toMatchSnapshot();
  for (const [key, value] of Object.entries(change.values).filter(([, each]) => each !== null))
    expect(propertyInputSchema.shape[key as FieldKey].safeParse(value).error, key).toBeUndefined();
  expect(media).toEqual([
    { remoteId: '81', url: 'https://pictures.omnicasa.example/551201/1.jpg', kind: 'photo', sort: 0 },
    { remoteId: '82', url: 'https://pictures.omnicasa.example/551201/2.jpg', kind: 'photo', sort: 1 },
  ]);
});

it('gives every attribute that it says it feeds', () => {
  const unit = mapProperty({ ref: '1', kind: 'unit', body: omnicasaBody({ Goal: 1, HeatingB: 3 }) });
  const own = { PetsAllowed: true, SurfaceGarden: 40, HeatingB: 6, StartPrice: '150000', Marquee: 3 };
  const chosen = { find: (list: string) => (list === 'marquee' ? 'new' : undefined) };
  const said = saidKeys(map(), unit, map({ ...own, MarqueeName: 'Nieuw' }, chosen));
  expect(omnicasaFeeds.filter((key) => !said.has(key))).toEqual([]);
});

it('stores nothing of owners, keys and notes', () => {
  const raw = { ref: '551201', kind: 'home', body: omnicasaBody() } as const;
  const stored = JSON.stringify(withoutPersonal(raw));
  expect(personalInOmnicasa.filter((each) => stored.includes(each))).toEqual([]);
  expect(personalInOmnicasa.filter((each) => !JSON.stringify(raw).includes(each))).toEqual([]);
});

describe('what is shown', () => {
  test.each([
    [{ Status: 0 }, 'ignore'],
    [{ Status: 3 }, 'withdraw'],
    [{ Status: 5 }, 'withdraw'],
    [{ Status: 2, SubStatusName: 'Verkocht door ons' }, 'publish'],
    [{ Status: 9 }, 'ignore'],
    [{ Status: null }, 'ignore'],
    [{ SubStatusName: 'In voorbereiding' }, 'ignore'],
    [{ SubStatusName: '-' }, 'publish'],
    [{ HasViager: true }, 'ignore'],
    [{ ViagerType: 2 }, 'ignore'],
    [{ ViagerType: 2, Status: 3 }, 'withdraw'],
  ])('with %j: %s', (own, visibility) => {
    expect(map(own).visibility).toBe(visibility);
  });

  test.each<[object, FieldKey, unknown]>([
    [{ SubStatusName: 'In optie' }, 'availability', 'option'],
    [{ Status: 6 }, 'availability', 'sold'],
    [{ Goal: 2 }, 'type', 'business_goodwill'],
    [{ Goal: 2 }, 'purpose', 'sale'],
    [{ Goal: 1 }, 'tenantChargesCents', 9500],
    [{ Goal: 0 }, 'depositCents', null],
    [{ MainTypeID: null, TypeDescription: 'Rijwoning' }, 'type', 'terraced_house'],
    [{ Price: '0' }, 'priceCents', null],
    [{ Price: '1e400' }, 'priceCents', null],
    [{ StartPrice: '150000' }, 'startPriceCents', 15_000_000],
    [{ PublishPrice: null }, 'publishPrice', false],
    [{ Street: '-' }, 'street', null],
    [{ SurfaceGround: 120 }, 'plotAreaM2', 120],
    [{ HeatingB: 6 }, 'hasAirConditioning', true],
    [{ HeatingB: 15 }, 'heating', ['heat_pump']],
    [{ CountryID: 50 }, 'countryId', 50],
  ])('with %j %s is %j', (own, key, value) => {
    expect(map(own).change.values[key]).toEqual(value);
  });
});

it('says why a life annuity does not come', () => {
  expect(map({ HasViager: true }).warnings).toEqual([
    { field: 'HasViager', reason: expect.stringContaining('life annuity') },
  ]);
});

it('reports what each agency names itself, until somebody chooses', () => {
  const own = { SubStatusName: 'Onder voorbehoud', Marquee: 3 };
  expect(map(own).unmapped).toEqual([
    { list: 'subStatus', value: 'onder voorbehoud' },
    { list: 'marquee', value: '3' },
  ]);
  const chosen = { find: (list: string) => ({ subStatus: 'option', marquee: 'open_house' })[list] };
  expect(map(own, chosen).change.values).toMatchObject({ availability: 'option', marquee: 'open_house' });
});

test('a project has a name, a unit what it is called in it', () => {
  const body = {
    ID: 7,
    PublishInternet: true,
    texts: { fr: { Name: 'Les Tilleuls', Description: 'Huit lots.' } },
  };
  const project = mapProperty({ ref: 'project-7', kind: 'project', body });
  expect(project).toMatchObject({ name: 'Les Tilleuls', visibility: 'publish' });
  expect(project.change.texts.description).toMatchObject({ fr: 'Huit lots.', nl: null });
  const unit = mapProperty({ ref: '551201', kind: 'unit', parentRef: 'project-7', body: omnicasaBody() });
  expect(unit.change.values.unitName).toBe('0802');
});

/** The first and last id of each of Omnicasa's lists, and the ids that it skips. */
test.each([
  ['statusOf', values.statusOf, 0, 6, []],
  ['purposeOf', values.purposeOf, 0, 2, []],
  ['facadesOf', values.facadesOf, 1, 3, []],
  ['conditionOf', values.conditionOf, 1, 9, []],
  ['availabilityTermsOf', values.availabilityTermsOf, 1, 7, []],
  ['orientationOf', values.orientationOf, 1, 10, []],
  ['heatingOf', values.heatingOf, 1, 18, [16]],
  ['kitchenOf', values.kitchenOf, 1, 15, []],
  ['roofOf', values.roofOf, 1, 12, []],
  ['roofMaterialOf', values.roofMaterialOf, 1, 9, []],
  ['windowFrameOf', values.windowFrameOf, 1, 4, []],
  ['glazingOf', values.glazingOf, 1, 3, []],
  ['zoningOf', values.zoningOf, 1, 23, []],
  ['typeOf', values.typeOf, 127, 165, [130, 160, 161]],
] as const)('%s knows all of its list', (_, table, first, last, without) => {
  const ids = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const missing = ids.filter((id) => !(id in table) && !(without as readonly number[]).includes(id));
  expect(missing).toEqual([]);
});

test('every meaning is one of ours', () => {
  const sets = [
    ['availability', values.subStatusOf],
    ['purpose', values.purposeOf],
    ['countryId', values.countryOf],
    ['facades', values.facadesOf],
    ['condition', values.conditionOf],
    ['availabilityTerms', values.availabilityTermsOf],
    ['orientation', values.orientationOf],
    ['heating', values.heatingOf],
    ['heatEmission', values.heatEmissionOf],
    ['heatingSystem', values.heatingSystemOf],
    ['kitchen', values.kitchenOf],
    ['roof', values.roofOf],
    ['roofMaterial', values.roofMaterialOf],
    ['windowFrame', values.windowFrameOf],
    ['glazing', values.glazingOf],
    ['zoning', values.zoningOf],
  ] as const;
  const wrong = sets.flatMap(([set, table]) =>
    Object.values(table).filter(
      (each) => each !== null && !(optionSets[set] as readonly unknown[]).includes(each),
    ),
  );
  const types = Object.values({ ...values.typeOf, ...values.typeOfWord });
  expect([...wrong, ...types.filter((each) => each !== null && !isPropertyType(each))]).toEqual([]);
  expect(omnicasaFeeds.filter((key) => !findField(key))).toEqual([]);
});

it('never throws, whatever comes', () => {
  const part = fc.jsonValue();
  const own = fc.record({
    texts: part,
    XLargePictureItems: part,
    Status: part,
    Price: part,
    MainTypeID: part,
  });
  fc.assert(
    fc.property(part, own, (body, parts) => {
      mapProperty(withoutPersonal({ ref: '1', kind: 'project', body }));
      mapProperty(withoutPersonal({ ref: '1', kind: 'unit', body: omnicasaBody(parts) }));
    }),
  );
});
