import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FieldKey } from '#domain/property/fields.ts';
import { findField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { noMaps } from '#import/crm/mapped-record.ts';
import { saidKeys } from '#test/crm/said-keys.ts';
import {
  formerSweepBrightEstate,
  personalInSweepBright,
  sweepBrightEstate,
} from '#test/crm/sweepbright-estate.ts';
import { mapEstate, sweepBrightFeeds } from './map-estate.ts';
import * as values from './values.ts';
import { withoutPersonal } from './without-personal.ts';

const ref = '0a61d7c2-50f7-4f5e-9a38-6d1d2b7c4e10';
const map = (own: object = {}, maps = noMaps) =>
  mapEstate(withoutPersonal({ ref, kind: 'home', body: sweepBrightEstate(own) }), maps);

it('makes a property of an estate', () => {
  const { change, media, visibility, warnings, unmapped, unread } = map();
  expect({ warnings, unmapped, visibility }).toEqual({ warnings: [], unmapped: [], visibility: 'publish' });
  expect(unread).toEqual(['features.comfort.sauna']);
  expect(change.agentEmail).toBe('roos@scheldekant.example');
  expect({ ...change.values, ...change.texts }).toMatchSnapshot();
  for (const [key, value] of Object.entries(change.values).filter(([, each]) => each !== null))
    expect(propertyInputSchema.shape[key as FieldKey].safeParse(value).error, key).toBeUndefined();
  expect(media).toMatchSnapshot();
});

it('gives every attribute that it says it feeds', () => {
  const unit = mapEstate({ ref, kind: 'unit', body: sweepBrightEstate({ negotiation: 'let' }) });
  const amenities = Object.keys(values.amenityOf);
  const other = map({ amenities, general_condition: 'new', auction: { start_date: '2026-12-01' } });
  const said = saidKeys(map(), unit, other);
  expect(sweepBrightFeeds.filter((key) => !said.has(key))).toEqual([]);
});

it('reads the versions before 2020 alike', () => {
  const { change, unmapped, unread } = mapEstate({ ref, kind: 'home', body: formerSweepBrightEstate() });
  expect(unmapped).toEqual([]);
  expect(change.values).toEqual(map().change.values);
  expect(change.texts).toEqual(map().change.texts);
  expect(unread.filter((path) => path.includes('epc') || path.startsWith('regulations'))).toEqual([]);
});

it('stores nothing of owners, buyers, tenants and notes, in units too', () => {
  const body = sweepBrightEstate({ is_project: true, properties: [sweepBrightEstate()] });
  const stored = JSON.stringify(withoutPersonal({ ref, kind: 'project', body }));
  expect(personalInSweepBright.filter((each) => stored.includes(each))).toEqual([]);
  expect(personalInSweepBright.filter((each) => !JSON.stringify(body).includes(each))).toEqual([]);
});

describe('what is shown', () => {
  test.each([
    [{ status: 'prospect' }, 'ignore'],
    [{ status: 'sold' }, 'publish'],
    [{ status: 'dreamt' }, 'ignore'],
    [{ status: null }, 'ignore'],
    [{ publish_status: 'hush' }, 'ignore'],
    [{ publish_status: null }, 'publish'],
  ])('with %j: %s', (own, visibility) => {
    expect(map(own).visibility).toBe(visibility);
  });

  const rent = { negotiation: 'let', price_base_rent: { amount: 1150 }, rent_period: 'month' };
  test.each<[object, FieldKey, unknown]>([
    [{ status: 'agreement' }, 'availability', 'option'],
    [{ price: { amount: 1, hidden: true } }, 'publishPrice', false],
    [{ price: { amount: 1 } }, 'publishPrice', false],
    [{ custom_price: 'Prijs op aanvraag' }, 'publishPrice', false],
    [{ location: { hidden: true } }, 'publishAddress', false],
    [{ location: { country: 'LU' } }, 'countryId', 50],
    [{ sub_type: null }, 'type', 'house'],
    [{ sub_type: ['detached'] }, 'type', 'detached_house'],
    [{ sub_type: 'recreational', type: 'land' }, 'type', 'land'],
    [{ sizes: { plot_area: { size: 0.5, unit: 'acre' } } }, 'plotAreaM2', 2023.43],
    [{ sizes: { liveable_area: { size: 1000, unit: 'sq_ft' } } }, 'livingAreaM2', 92.9],
    [{ sizes: { liveable_area: { size: 0, unit: 'sq_m' } } }, 'livingAreaM2', null],
    [{ price: { amount: '1e400', hidden: false } }, 'priceCents', null],
    [{ auction: { start_date: '2026-12-01' } }, 'priceCents', null],
    [{ auction: { start_date: '2026-12-01' } }, 'startPriceCents', 38_900_000],
    [rent, 'priceCents', 115_000],
    [rent, 'depositCents', 240_000],
    [rent, 'tenantChargesCents', 3500],
    [rent, 'commonChargesCents', null],
    [{ ...rent, rent_period: 'week' }, 'priceCents', null],
    [{ settings: { reference: null } }, 'reference', null],
    [{ general_condition: 'new' }, 'isNewBuild', true],
  ])('with %j %s is %j', (own, key, value) => {
    expect(map(own).change.values[key]).toEqual(value);
  });
});

test('a project has a name, and a unit what it is called in it', () => {
  const body = sweepBrightEstate();
  const project = mapEstate({ ref, kind: 'project', body });
  expect(project).toMatchObject({ kind: 'project', name: 'Halfopen hoeve met boomgaard' });
  const unit = mapEstate({ ref, kind: 'unit', parentRef: 'p', body });
  expect(unit).toMatchObject({ parentRef: 'p', change: { values: { unitName: '2' } } });
});

it('reports what has no meaning here, until somebody chooses one', () => {
  const breach = { legal: { regulations: { urban_planning_breach: 1 } } };
  expect(map(breach).unmapped).toEqual([{ list: 'summons', value: 'true' }]);
  const dv = { find: (list: string) => (list === 'summons' ? 'dv' : undefined) };
  expect(map(breach, dv).change.values.summons).toEqual(['dv']);
  const odd = {
    sizes: { plot_area: { size: 3, unit: 'bunder' } },
    amenities: ['moat'],
    rooms: [{ type: 'crypt' }],
  };
  expect(map(odd).unmapped).toEqual([
    { list: 'amenity', value: 'moat' },
    { list: 'unit', value: 'bunder' },
    { list: 'roomKind', value: 'crypt' },
  ]);
});

test('every meaning is one of ours', () => {
  const sets = [
    ['availability', values.availabilityOf],
    ['purpose', values.purposeOf],
    ['countryId', values.countryOf],
    ['condition', values.conditionOf],
    ['orientation', values.orientationOf],
    ['roomKind', values.roomKindOf],
    ['electricalInspection', values.inspectionOf],
    ['floodScore', values.floodScoreOf],
    ['zoning', values.zoningOf],
    ['summons', values.summonsOf],
    ['asbestosResult', values.asbestosOf],
  ] as const;
  const wrong = sets.flatMap(([set, table]) =>
    Object.values(table).filter(
      (each) => each !== null && !(optionSets[set] as readonly unknown[]).includes(each),
    ),
  );
  const types = Object.values({ ...values.typeOf, ...values.typeOfSubType });
  expect([...wrong, ...types.filter((each) => each !== null && !isPropertyType(each))]).toEqual([]);
  expect(sweepBrightFeeds.filter((key) => !findField(key))).toEqual([]);
});

it('never throws, whatever comes', () => {
  const part = fc.jsonValue();
  const own = fc.record({
    rooms: part,
    sizes: part,
    images: part,
    legal: part,
    location: part,
    amenities: part,
  });
  fc.assert(
    fc.property(part, own, (body, parts) => {
      mapEstate(withoutPersonal({ ref: '1', kind: 'home', body }));
      mapEstate(withoutPersonal({ ref: '1', kind: 'unit', body: sweepBrightEstate(parts) }));
    }),
  );
});
