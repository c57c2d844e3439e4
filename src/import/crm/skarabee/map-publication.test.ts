import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { isPropertyType } from '#domain/property/types.ts';
import type { ValueTable } from '#import/crm/mapping.ts';
import { readXml } from '#import/xml/read-xml.ts';
import { confidentialWords, skarabeePublication } from '#test/crm/skarabee-publication.ts';
import { skarabeeValues } from '#test/crm/skarabee-values.ts';
import { mapPublication, skarabeeFeeds } from './map-publication.ts';
import { skarabeeLists } from './soap.ts';
import * as values from './values.ts';
import { withoutPersonal } from './without-personal.ts';

/** The first of equal elements counts: `property` goes before the rest. */
function rawPublication(
  own?: Parameters<typeof skarabeePublication>[0],
  kind: 'home' | 'unit' | 'project' = 'home',
) {
  const read = readXml(Buffer.from(skarabeePublication(own)), { lists: skarabeeLists });
  if (read.kind === 'refused') throw new Error(read.reason);
  const body = { ...(read.record.Publication as object), ResponsibleEmail: 'els.maes@kantoor.example' };
  return { ref: '4200300', kind, body };
}

const map = (property = '', info = '') => mapPublication(withoutPersonal(rawPublication({ property, info })));
const forRent = '<FlowStatus>FOR_RENT</FlowStatus><Status>FOR_RENT</Status>';

it('makes a property of a publication', () => {
  const { change, media, visibility, warnings, unmapped, unread } = map();
  expect(warnings).toEqual([]);
  expect(unmapped).toEqual([]);
  expect(unread).toEqual(['Property.Dimensions.OfficeSurface@Unit', 'Property.HasSauna']);
  expect(visibility).toBe('publish');
  expect(change.agentEmail).toBe('els.maes@kantoor.example');
  expect({ ...change.values, ...change.texts }).toMatchSnapshot();
  expect(media).toMatchSnapshot();
  const written = Object.entries(change.values).filter(([, value]) => value !== null);
  for (const [key, value] of written)
    expect(propertyInputSchema.shape[key as FieldKey].safeParse(value).error, key).toBeUndefined();
});

it('feeds every attribute that it says it feeds', () => {
  const rent = map(
    `${forRent}<ChargesAndProvisions>90</ChargesAndProvisions><ServiceChargesPayment>ADVANCE</ServiceChargesPayment>
    <Deposit>2400</Deposit><RentTime>THREE_YEARS</RentTime>`,
  );
  const months = map(`${forRent}<Deposit>2</Deposit>`);
  const sold = map(
    '<FlowStatus>SOLD</FlowStatus><Status>SOLD</Status><Dates><Sold>2026-10-12T00:00:00</Sold></Dates>',
  );
  const unit = mapPublication(rawPublication({}, 'unit'));
  const said = [map(), rent, months, sold, unit].flatMap(({ change }) => [
    ...Object.entries(change.values).flatMap(([key, value]) => (value === null ? [] : [key])),
    ...Object.entries(change.texts).flatMap(([key, texts]) => (texts?.nl ? [key] : [])),
  ]);
  expect(skarabeeFeeds.filter((key) => !said.includes(key))).toEqual([]);
});

describe('what is said in other ways', () => {
  test.each<[string, FieldKey, unknown]>([
    ['<Price>-1</Price>', 'priceCents', null],
    ['<Price>1e400</Price>', 'priceCents', null],
    ['<PriceType>PER_M2</PriceType>', 'priceCents', null],
    [`${forRent}<Price>12000</Price><PriceType>PRICE_PER_YEAR</PriceType>`, 'priceCents', 100000],
    ['<PriceIndication>ON_REQUEST</PriceIndication>', 'publishPrice', false],
    ['<TakeOver>TRUE</TakeOver>', 'type', 'business_goodwill'],
    ['<Typo><Sort>ServiceFlat</Sort><Genre>Flat_Other</Genre></Typo>', 'type', 'service_flat'],
    ['<Typo><Genre>Villa</Genre></Typo>', 'type', 'villa'],
    ['<Garnished>PARTIAL</Garnished><HasFurniture>TRUE</HasFurniture>', 'isFurnished', true],
    ['<NumberOfBedrooms>0</NumberOfBedrooms>', 'bedrooms', 0],
    ['<FloorLevelNL>3de verdieping</FloorLevelNL>', 'floor', 3],
    [
      '<UrbanDevelopment><Summons>TRUE</Summons><JudicialDecisionType>Lod</JudicialDecisionType></UrbanDevelopment>',
      'summons',
      ['lod'],
    ],
    ['<DelimitedFloodplainOrRiverbank>NONE</DelimitedFloodplainOrRiverbank>', 'isInFloodArea', false],
    ['<Energy><Class>ECR</Class></Energy>', 'energyLabel', null],
    ['<ConstructionYear>0</ConstructionYear>', 'constructionYear', null],
  ])('%s: %s is %j', (property, key, value) => {
    expect(map(property).change.values).toMatchObject({ [key]: value });
  });

  test.each([
    ['<FlowStatus>SOLD</FlowStatus><Status>SOLD</Status>', '', 'publish'],
    ['<FlowStatus>FOR_SALE_ON_HOLD</FlowStatus>', '', 'withdraw'],
    ['<Status>FOR_SALE_ORDER_ENDED</Status>', '', 'withdraw'],
    ['<FlowStatus>PREPARATION_FOR_SALE</FlowStatus>', '', 'ignore'],
    ['<Status>PRICING</Status>', '', 'ignore'],
    ['<FlowStatus>DREAMT_OF</FlowStatus>', '', 'ignore'],
    ['', '<Enabled>false</Enabled>', 'withdraw'],
    ['<LifeAnnuity><Type>FULL_OWNERSHIP</Type></LifeAnnuity>', '', 'ignore'],
  ])('with %s%s: %s', (property, info, visibility) =>
    expect(map(property, info).visibility).toBe(visibility),
  );

  test.each([
    ['<HideAddress>true</HideAddress>', 'publishAddress'],
    ['<HideHouseNumber>true</HideHouseNumber>', 'publishAddress'],
    ['<HidePrice>true</HidePrice>', 'publishPrice'],
  ] as const)('%s hides it', (info, key) => expect(map('', info).change.values[key]).toBe(false));

  it('does not tell a summons of which the kind is not said', () => {
    const { change, warnings } = map('<UrbanDevelopment><Summons>TRUE</Summons></UrbanDevelopment>');
    expect(change.values.summons).toBeNull();
    expect(warnings.map(({ field }) => field)).toEqual(['summons']);
  });

  it('reports a value that it does not know', () => {
    expect(map('<GeneralState>HAUNTED</GeneralState>').unmapped).toEqual([
      { list: 'condition', value: 'HAUNTED' },
    ]);
  });

  it('calls a project by its name', () => {
    const raw = rawPublication({ property: '<Project><Name>Residentie Zwin</Name></Project>' }, 'project');
    expect(mapPublication(raw)).toMatchObject({ kind: 'project', name: 'Residentie Zwin' });
  });
});

it('keeps nothing that is personal or confidential', () => {
  const whole = JSON.stringify(rawPublication());
  const kept = JSON.stringify(withoutPersonal(rawPublication()));
  for (const words of confidentialWords) {
    expect(whole).toContain(words);
    expect(kept).not.toContain(words);
  }
});

test.each<[keyof typeof skarabeeValues, ValueTable]>([
  ['TransactionFlowStatusType', values.flowOf],
  ['PropertyStatusType', values.statusOf],
  ['GenreType', values.typeOf],
  ['SortType', values.typeOfSort],
  ['Characterisation', values.facadesOf],
  ['CommonWallsType', values.facadesOfWalls],
  ['GeneralStateType', values.conditionOf],
  ['HeatingType', values.heatingOf],
  ['GlazingType', values.glazingOf],
  ['WindowType', values.windowOf],
  ['RoofType', values.roofOf],
  ['RoofCoverType', values.roofMaterialOf],
  ['KitchenType', values.kitchenOf],
  ['KitchenGenreType', values.kitchenOfGenre],
  ['AcceptionType', values.availabilityTermsOf],
  ['GarnishedType', values.furnishedOf],
  ['RentTimeType', values.leaseMonthsOf],
  ['ServiceChargesPaymentType', values.chargesKindOf],
  ['EnergyClassType', values.energyLabelOf],
  ['AreaApplicationType', values.zoningOf],
  ['JudicialDecisionType', values.summonsOf],
  ['ProtectedMonument', values.heritageOf],
  ['DelimitedFloodplainOrRiverbankType', values.floodZoneOf],
  ['DistanceType', values.distanceOf],
  ['AreaType', values.roomOf],
  ['PictureType', values.pictureOf],
])('every value of Skarabee has a meaning or none on purpose: %s', (list, table) => {
  expect(Object.keys(table).toSorted()).toEqual(skarabeeValues[list].split(/\s+/).toSorted());
});

test('every meaning is one of ours', () => {
  const tables = [
    ['countryId', values.countryOf],
    ['facades', { ...values.facadesOf, ...values.facadesOfWalls }],
    ['condition', values.conditionOf],
    ['glazing', values.glazingOf],
    ['windowFrame', values.windowOf],
    ['roof', values.roofOf],
    ['roofMaterial', values.roofMaterialOf],
    ['kitchen', { ...values.kitchenOf, ...values.kitchenOfGenre }],
    ['availabilityTerms', values.availabilityTermsOf],
    ['chargesKind', values.chargesKindOf],
    ['zoning', values.zoningOf],
    ['summons', values.summonsOf],
    ['roomKind', values.roomOf],
  ] as const;
  const wrong = tables.flatMap(([set, table]) =>
    Object.values(table).filter(
      (each) => each !== null && !(optionSets[set] as readonly unknown[]).includes(each),
    ),
  );
  expect(wrong).toEqual([]);
  const types = Object.values({ ...values.typeOf, ...values.typeOfSort });
  expect(types.filter((each) => each !== null && !isPropertyType(each))).toEqual([]);
  expect(skarabeeFeeds.filter((key) => !findField(key))).toEqual([]);
  expect(new Set(skarabeeFeeds).size).toBe(skarabeeFeeds.length);
});

it('never throws, whatever comes', () => {
  const part = fc.jsonValue();
  const property = fc.record({
    Address: part,
    Typo: part,
    Levels: part,
    Certifications: part,
    Financials: part,
    Area: part,
  });
  fc.assert(
    fc.property(fc.oneof(part, fc.record({ Info: part, Property: property, Pictures: part })), (body) => {
      mapPublication(withoutPersonal({ ref: '1', kind: 'home', body }));
    }),
  );
});
