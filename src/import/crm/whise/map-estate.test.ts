import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countryIds } from '#domain/place/region.ts';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { noMaps } from '#import/crm/mapped-record.ts';
import { saidKeys } from '#test/crm/said-keys.ts';
import { whiseEstate } from '#test/crm/whise-estate.ts';
import { mapEstate, whiseFeeds } from './map-estate.ts';
import * as values from './values.ts';

const map = (own: object = {}, maps = noMaps) =>
  mapEstate({ ref: '4100200', kind: 'home', body: whiseEstate(own) }, maps);

it('makes a property of an estate', () => {
  const { change, media, visibility, warnings, unmapped } = map();
  expect(warnings).toEqual([]);
  expect(unmapped).toEqual([]);
  expect(visibility).toBe('publish');
  expect(change.agentEmail).toBe('an.peeters@kantoor.example');
  expect({ ...change.values, ...change.texts }).toMatchSnapshot();
  const written = Object.entries(change.values).filter(([, value]) => value !== null);
  for (const [key, value] of written)
    expect(propertyInputSchema.shape[key as FieldKey].safeParse(value).error, key).toBeUndefined();
  expect(media).toEqual([
    { remoteId: '71', url: 'https://pictures.whise.example/204/1.jpg', kind: 'photo', sort: 0 },
    {
      remoteId: '72',
      url: 'https://pictures.whise.example/204/2.jpg',
      version: '2026-11-01T00:00:00',
      kind: 'photo',
      sort: 1,
    },
  ]);
});

it('gives every attribute that it says it feeds', () => {
  const details = Object.entries({ 19: 1, 301: 85, 998: 1, 1020: 672, 1068: 1, 2223: 1231 }).map(
    ([id, value]) => ({ id: Number(id), value, enum: { id: value } }),
  );
  const said = saidKeys(map(), map({ purpose: { id: 2 }, groundArea: 310, details }));
  expect(whiseFeeds.filter((key) => !said.has(key))).toEqual([]);
});

it('says what nobody reads', () => {
  expect(map().unread).toEqual(['cableTelevision', 'client', 'clientId']);
});

it('takes away what the system does not say any more, and leaves alone what it never says', () => {
  const { change } = map({ energyClass: undefined, details: [] });
  expect(change.values).toMatchObject({ energyLabel: null, heating: null, constructionYear: null });
  expect(change.values).not.toHaveProperty('mobiscore');
  expect(change.texts.title).toEqual({
    nl: 'Rijwoning met koer',
    fr: 'Rijwoning met koer',
    de: null,
    en: null,
  });
});

describe('what is shown', () => {
  test.each([
    [{ displayStatusId: 1 }, 'withdraw'],
    [{ displayStatusId: 3 }, 'publish'],
    [{ displayStatusId: 9 }, 'ignore'],
    [{ purposeStatus: { id: 8 } }, 'withdraw'],
    [{ purposeStatus: { id: 19 } }, 'ignore'],
    [{ purposeStatus: { id: 77 } }, 'ignore'],
    [{ purposeStatus: null }, 'ignore'],
  ])('with %j: %s', (own, visibility) => {
    expect(map(own).visibility).toBe(visibility);
  });

  test.each([
    [{ displayPrice: undefined }, 'publishPrice', false],
    [{ displayAddress: false }, 'publishAddress', false],
    [{ purposeStatus: { id: 14 } }, 'availability', 'option'],
    [{ purposeStatus: { id: 3 } }, 'availability', 'sold'],
    [{ country: { id: 5 } }, 'countryId', countryIds.luxembourg],
    [{ price: 0 }, 'priceCents', null],
    [{ price: '1e400' }, 'priceCents', null],
    [{ energyValue: '179' }, 'energyValue', 179],
    [{ subCategory: null }, 'type', 'dwelling'],
    [{ fronts: 7 }, 'facades', null],
  ])('with %j %s is %j', (own, key, value) => {
    expect(map(own).change.values).toMatchObject({ [key]: value });
  });
});

it('reports a value without a meaning here, until somebody chooses one', () => {
  const own = { state: { id: 44 } };
  expect(map(own).unmapped).toEqual([{ list: 'condition', value: '44' }]);
  const chosen = (target: string | null) => ({
    find: (list: string, value: string) => (list === 'condition' && value === '44' ? target : undefined),
  });
  expect(map(own, chosen('good')).change.values.condition).toBe('good');
  expect(map(own, chosen(null))).toMatchObject({ unmapped: [], change: { values: { condition: null } } });
});

it('leaves out a value that cannot be read, with a warning', () => {
  const { change, warnings } = map({ energyValue: '179-200' });
  expect(change.values.energyValue).toBeNull();
  expect(warnings).toEqual([{ field: 'energyValue', reason: expect.stringContaining('179-200') }]);
});

test('every meaning is one of ours', () => {
  const wrong = [
    ...Object.values({ ...values.typeOf, ...values.typeOfCategory }).filter(
      (each) => each !== null && !isPropertyType(String(each)),
    ),
    ...(
      [
        ['purpose', values.purposeOf],
        ['condition', values.conditionOf],
        ['availabilityTerms', values.availabilityTermsOf],
        ['heating', values.heatingOf],
        ['heatingSystem', values.heatingSystemOf],
        ['kitchen', values.kitchenOf],
        ['zoning', values.zoningOf],
        ['summons', values.summonsOf],
        ['countryId', values.countryOf],
      ] as const
    ).flatMap(([set, table]) =>
      Object.values(table).filter(
        (each) => each !== null && !(optionSets[set] as readonly unknown[]).includes(each),
      ),
    ),
  ];
  expect(wrong).toEqual([]);
  expect(whiseFeeds.filter((key) => !findField(key))).toEqual([]);
});

it('never throws, whatever comes', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.record({ details: fc.jsonValue(), pictures: fc.jsonValue(), sms: fc.jsonValue() }),
      (body, own) => {
        mapEstate({ ref: '1', kind: 'home', body });
        mapEstate({ ref: '1', kind: 'home', body: whiseEstate(own) });
      },
    ),
  );
});
