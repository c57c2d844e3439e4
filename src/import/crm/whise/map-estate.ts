import type { Language } from '#domain/language.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import {
  type AgencyMaps,
  type MappedRecord,
  noMaps,
  type RawRecord,
  type RemoteMedia,
} from '#import/crm/mapped-record.ts';
import { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import * as values from './values.ts';

/** Numbers and yes or no, taken as they stand in the estate: our attribute, then Whise's name. */
const plain = {
  livingAreaM2: 'area',
  plotAreaM2: 'groundArea',
  bathrooms: 'bathRooms',
  bedrooms: 'rooms',
  gardenAreaM2: 'gardenArea',
  hasGarden: 'garden',
  hasTerrace: 'terrace',
  hasGarage: 'garage',
  isFurnished: 'furnished',
  floor: 'floor',
  energyLabel: 'energyClass',
  reference: 'referenceNumber',
  street: 'address',
  houseNumber: 'number',
  boxNumber: 'box',
  postalCode: 'zip',
  city: 'city',
} as const satisfies Partial<Record<FieldKey, string>>;

/** The same for the details, by their id. */
const details = {
  constructionYear: 14,
  floors: 15,
  garages: 19,
  indoorParkingSpaces: 998,
  outdoorParkingSpaces: 999,
  carports: 1068,
  isAccessible: 22,
  plotWidthM: 26,
  builtAreaM2: 27,
  hasLaundryRoom: 39,
  hasAirConditioning: 43,
  toilets: 55,
  showerRooms: 57,
  hasStudy: 67,
  hasStorageRoom: 134,
  hasSwimmingPool: 322,
  hasLift: 372,
  indexedCadastralIncomeCents: 496,
  renovationYear: 585,
  frontWidthM: 713,
  plotDepthM: 718,
  hasSewer: 724,
  hasElectricity: 757,
  terraceAreaM2: 874,
  hasSolarPanels: 880,
  cadastralIncomeCents: 1733,
  hasAlarm: 1752,
  hasGas: 1760,
  petsAllowed: 1764,
  hasVideophone: 1771,
  hasWater: 1772,
  latitude: 1849,
  longitude: 1850,
  co2KgM2: 2090,
  epcTotalKwh: 2390,
  epcCode: 2391,
  epcValidUntil: 2776,
} as const satisfies Partial<Record<FieldKey, number>>;

/** Questions of Flemish law that Whise answers by yes or no. */
const planning = [
  ['buildingPermit', 808, 'vg', 'gvg'],
  ['subdivisionPermit', 812, 'vv', 'gvv'],
  ['preemptiveRight', 1734, 'vkr', 'gvkr'],
] as const;

/** All attributes that an estate of Whise gives of a property: one that it no longer gives is removed. */
export const whiseFeeds: readonly FieldKey[] = [
  ...(Object.keys(plain) as (keyof typeof plain)[]),
  ...(Object.keys(details) as (keyof typeof details)[]),
  ...planning.map(([key]) => key),
  ...([
    'purpose',
    'type',
    'availability',
    'countryId',
    'publishPrice',
    'priceCents',
    'publishAddress',
  ] as const),
  ...([
    'title',
    'lede',
    'description',
    'virtualTourUrl',
    'facades',
    'condition',
    'glazing',
    'heating',
  ] as const),
  ...([
    'heatingSystem',
    'heatEmission',
    'kitchen',
    'availabilityTerms',
    'availableFrom',
    'energyValue',
  ] as const),
  ...(['zoning', 'summons', 'isInFloodArea', 'isInRiparianZone', 'tenantChargesCents'] as const),
];

/** Pure; takes whatever JSON there is. */
export function mapEstate(raw: RawRecord, maps: AgencyMaps = noMaps): MappedRecord {
  const estate = new RecordReader(withDetailsById(raw.body));
  const mapping = new Mapping(`Whise ${raw.ref}`, { feeds: whiseFeeds, maps });
  const { change, warnings, unmapped } = mapping;
  const media = picturesOf(estate);
  for (const path of ['id', 'updateDateTime', 'currency', 'name']) estate.at(path);
  const [agent] = estate.list('representatives');
  change.agentEmail = new RecordReader(agent).text('email') ?? null;

  const visibility = mapVisibility(estate, mapping);
  for (const [key, path] of Object.entries(plain)) mapping.put(key as FieldKey, estate.text(path));
  for (const [key, id] of Object.entries(details))
    mapping.put(key as FieldKey, estate.text(`details.${id}.value`));
  mapPrice(estate, mapping);
  mapBuilding(estate, mapping);
  mapPlanning(estate, mapping);
  mapTexts(estate, mapping);
  const { kind, ref, parentRef } = raw;
  return {
    ref,
    kind,
    ...(parentRef !== undefined && { parentRef }),
    visibility,
    change,
    media,
    warnings,
    unmapped,
    unread: estate.unread(),
  };
}

function mapVisibility(estate: RecordReader, mapping: Mapping): MappedRecord['visibility'] {
  mapping.option('purpose', estate.text('purpose.id'), values.purposeOf);
  const shown = mapping.meaning('displayStatus', estate.text('displayStatusId'), values.visibilityOf);
  const status = mapping.meaning('status', estate.text('purposeStatus.id'), values.availabilityOf);
  const known = ['available', 'option', 'sold', 'rented'];
  if (shown === 'withdraw' || status === 'withdraw') return 'withdraw';
  if (shown !== 'publish' || typeof status !== 'string' || !known.includes(status)) return 'ignore';
  mapping.set('availability', status);
  return 'publish';
}

/** Whise leaves out false: price and address are hidden unless the estate says that they may be shown. */
function mapPrice(estate: RecordReader, mapping: Mapping): void {
  mapping.put('priceCents', estate.number('price'));
  mapping.set('publishPrice', estate.yesNo('displayPrice') ?? false);
  mapping.set('publishAddress', estate.yesNo('displayAddress') ?? false);
  mapping.option('countryId', estate.text('country.id'), values.countryOf);
  if (estate.text('purpose.id') === '2') mapping.put('tenantChargesCents', estate.text('details.301.value'));
  mapping.option('availabilityTerms', estate.text('availability.id'), values.availabilityTermsOf);
  mapping.put('availableFrom', dayOf(estate.text('availabilityDateTime')));
}

function mapBuilding(estate: RecordReader, mapping: Mapping): void {
  const category = mapping.meaning('category', estate.text('category.id'), values.typeOfCategory);
  const type = mapping.meaning('type', estate.text('subCategory.id'), values.typeOf);
  mapping.set('type', type ?? category);
  const fronts = estate.number('fronts');
  if (fronts && fronts >= 1 && fronts <= 4) mapping.set('facades', fronts);
  mapping.option('condition', estate.text('state.id'), values.conditionOf);
  if (estate.yesNo('details.461.value')) mapping.set('glazing', ['double']);
  const heating = estate.text('details.1020.enum');
  const fuel = mapping.meaning('heating', heating, values.heatingOf);
  if (fuel) mapping.set('heating', [fuel]);
  if (heating === '672') mapping.set('heatEmission', ['underfloor']);
  mapping.option('heatingSystem', estate.text('details.53.enum'), values.heatingSystemOf);
  mapping.option('kitchen', estate.text('details.1595.enum'), values.kitchenOf);
  for (const id of [53, 1020, 1595]) estate.at(`details.${id}.value`);
  mapping.put('energyValue', energyOf(estate.text('energyValue') ?? estate.text('details.2089.value')));
  mapping.put('virtualTourUrl', estate.text('linkVirtualVisit') ?? estate.text('link3DModel'));
}

function mapPlanning(estate: RecordReader, mapping: Mapping): void {
  for (const [key, id, yes, no] of planning) {
    const answer = estate.yesNo(`details.${id}.value`);
    if (answer !== undefined) mapping.set(key, answer ? yes : no);
  }
  estate.at('details.1736.value');
  const zone = mapping.meaning('zoning', estate.text('details.1736.enum'), values.zoningOf);
  if (zone) mapping.set('zoning', [zone]);
  estate.at('details.2712.value');
  const summons = mapping.meaning('summons', estate.text('details.2712.enum'), values.summonsOf);
  if (summons) mapping.set('summons', [summons]);
  estate.at('details.2223.value');
  const flood = mapping.meaning('flood', estate.text('details.2223.enum'), values.floodZoneOf);
  if (flood === 'area') mapping.set('isInFloodArea', true);
  if (flood === 'zone') mapping.set('isInRiparianZone', true);
}

const textsOf = [
  ['lede', ['sms', 'shortDescription']],
  ['description', ['longDescription', 'shortDescription']],
] as const;

function mapTexts(estate: RecordReader, mapping: Mapping): void {
  for (const [key, lists] of textsOf) {
    for (const list of lists.toReversed())
      for (const row of estate.list(list)) {
        const reader = new RecordReader(row);
        const language = languageOf(reader.text('languageId'));
        if (language) mapping.text(key, language, reader.text('content'));
      }
  }
  // The name is in whatever language the agency works.
  const title = estate.text('details.1914.value') ?? estate.text('name');
  const languages = new Set(
    estate.list('shortDescription').map((row) => languageOf(new RecordReader(row).text('languageId'))),
  );
  for (const language of languages) if (language) mapping.text('title', language, title);
}

function picturesOf(estate: RecordReader): RemoteMedia[] {
  const pictures = estate.list('pictures').flatMap((each): (RemoteMedia & { order: number })[] => {
    const picture = new RecordReader(each);
    const [remoteId, url] = [picture.text('id'), picture.text('urlXXL') ?? picture.text('urlLarge')];
    if (!remoteId || !url) return [];
    const version = picture.text('updateDateTime');
    const order = picture.number('order') ?? Number.MAX_SAFE_INTEGER;
    return [{ remoteId, url, ...(version && { version }), kind: 'photo', sort: 0, order }];
  });
  return pictures
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, ...picture }, sort) => ({ ...picture, sort }));
}

/** 'nl-BE', and in some accounts 'nl'. */
function languageOf(id: string | undefined): Language | undefined {
  const code = id?.slice(0, 2).toLowerCase();
  return code === 'nl' || code === 'fr' || code === 'de' || code === 'en' ? code : undefined;
}

/** '2019-12-06T00:00:00' is a day. */
function dayOf(moment: string | undefined): string | undefined {
  return /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(moment ?? '')?.[1];
}

/** Seen as '179-179'. */
function energyOf(text: string | undefined): string | undefined {
  const [first, second] = text?.split('-') ?? [];
  return first === second ? first : text;
}

/** Turns the list of details into a record by their ids; an option becomes its id alone. */
function withDetailsById(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('details' in body) || !Array.isArray(body.details))
    return body;
  const byId = body.details.flatMap((each: unknown) => {
    const detail = new RecordReader(each);
    const id = detail.text('id');
    return id ? [[id, { value: detail.at('value'), enum: detail.at('enum.id') }] as const] : [];
  });
  return { ...body, details: Object.fromEntries(byId) };
}
