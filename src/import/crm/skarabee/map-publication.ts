import { isLanguage, type Language } from '#domain/language.ts';
import { problem } from '#domain/problem/problem.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { type AgencyMaps, type MappedRecord, noMaps, type RawRecord } from '#import/crm/mapped-record.ts';
import { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { mapConstruction } from './map-construction.ts';
import { mapLaw } from './map-law.ts';
import { mapMoney } from './map-money.ts';
import { mapRooms } from './map-rooms.ts';
import { mediaFrom } from './publication-media.ts';
import { numberAt, wordAt } from './said.ts';
import * as values from './values.ts';

/** Yes or no, as they stand in the property. */
const yesOrNo = {
  hasGarden: 'HasGarden',
  hasTerrace: 'HasTerrace',
  hasBalcony: 'HasBalcony',
  hasGarage: 'HasGarage',
  hasLift: 'HasElevator',
  hasCellar: 'HasCellar',
  hasAttic: 'HasAttick',
  hasLaundryRoom: 'HasWashPlace',
  hasStudy: 'HasOffice',
  petsAllowed: 'PetsAllowed',
  isAccessible: 'HasDisabledAccess',
  hasSwimmingPool: 'HasPool',
  hasAirConditioning: 'HasAirco',
  hasFireplace: 'HasFirePlace',
  hasAlarm: 'HasAlarm',
  hasVideophone: 'HasVideoPhone',
  hasGas: 'HasGasConnect',
  hasWater: 'HasWaterConnect',
  hasElectricity: 'HasElectricityConnect',
  hasSewer: 'HasSewerConnect',
  hasInternet: 'HasInternetConnect',
  hasSolarPanels: 'HasSolarPanels',
  isNewBuild: 'NewEstate',
} as const satisfies Partial<Record<FieldKey, string>>;

const numbers = {
  bathrooms: 'NumberOfBathrooms',
  showerRooms: 'NumberOfLavatoryRooms',
  toilets: 'NumberOfToilets',
  rooms: 'NumberOfRooms',
  floors: 'NumberOfFloors',
  garages: 'NumberOfGarages',
  parkingSpaces: 'NumberOfParkingPlaces',
  maxOccupants: 'MaximumOccupants',
  livingAreaM2: 'SurfaceLivable',
  plotAreaM2: 'LandArea',
  gardenAreaM2: 'SurfaceGarden',
  terraceAreaM2: 'SurfaceTerrace',
  retailAreaM2: 'SurfaceShowroom',
  storageAreaM2: 'SurfaceStock',
  officeAreaM2: 'Dimensions.OfficeSurface',
  plotWidthM: 'Width',
  plotDepthM: 'Depth',
  frontWidthM: 'FrontWidth',
  constructionYear: 'ConstructionYear',
  renovationYear: 'RenovationYear',
} as const satisfies Partial<Record<FieldKey, string>>;

const words = {
  reference: 'Reference',
  street: 'Address.Street',
  boxNumber: 'Address.MailBox',
  city: 'Address.City',
  postalCode: 'Address.City@ZipCode',
  videoUrl: 'VideoUrl',
} as const satisfies Partial<Record<FieldKey, string>>;

const otherFeeds = [
  ...([
    'purpose',
    'type',
    'availability',
    'goneOn',
    'unitName',
    'countryId',
    'houseNumber',
    'quarter',
  ] as const),
  ...([
    'publishPrice',
    'publishAddress',
    'latitude',
    'longitude',
    'marquee',
    'bedrooms',
    'totalAreaM2',
  ] as const),
  ...(['title', 'description', 'virtualTourUrl', 'facades', 'floor', 'roomList', 'isFurnished'] as const),
  ...(['hasStorageRoom', 'condition', 'roof', 'roofMaterial', 'windowFrame', 'glazing'] as const),
  ...(['hasRoofInsulation', 'heating', 'heatingSystem', 'heatEmission', 'kitchen'] as const),
  ...(['priceCents', 'startPriceCents', 'rentalIncomeCents', 'cadastralIncomeCents'] as const),
  ...(['indexedCadastralIncomeCents', 'propertyTaxCents', 'commonChargesCents'] as const),
  ...(['tenantChargesCents', 'tenantChargesKind', 'depositCents', 'depositMonths', 'vatPercent'] as const),
  ...(['leaseTermMonths', 'availabilityTerms', 'availableFrom'] as const),
  ...(['schoolDistanceM', 'shopDistanceM', 'publicTransportDistanceM', 'motorwayDistanceM'] as const),
  ...([
    'energyLabel',
    'energyValue',
    'epcTotalKwh',
    'co2KgM2',
    'epcCode',
    'epcValidUntil',
    'eLevel',
  ] as const),
  ...(['floodScoreParcel', 'floodScoreBuilding', 'isInFloodArea', 'isInRiparianZone'] as const),
  ...(['buildingPermit', 'zoning', 'summons', 'preemptiveRight', 'subdivisionPermit'] as const),
  ...(['hasAsBuiltAttest', 'planningInformation', 'isProtectedHeritage', 'asbestosResult'] as const),
  ...(['asbestosDate', 'soilAttestDate', 'electricalInspection'] as const),
] as const satisfies readonly FieldKey[];

/** All attributes that a publication of Skarabee gives of a property: one that it no longer gives is removed. */
export const skarabeeFeeds: readonly FieldKey[] = [
  ...(Object.keys(yesOrNo) as (keyof typeof yesOrNo)[]),
  ...(Object.keys(numbers) as (keyof typeof numbers)[]),
  ...(Object.keys(words) as (keyof typeof words)[]),
  ...otherFeeds,
];

/** Pure; takes whatever JSON there is. */
export function mapPublication(raw: RawRecord, maps: AgencyMaps = noMaps): MappedRecord {
  const record = new RecordReader(raw.body);
  const mapping = new Mapping(`Skarabee ${raw.ref}`, { feeds: skarabeeFeeds, maps });
  const { change, warnings, unmapped } = mapping;
  for (const path of ignored) record.at(path);
  change.agentEmail = record.text('ResponsibleEmail') ?? null;

  const visibility = mapVisibility(record, mapping);
  for (const [key, name] of Object.entries(yesOrNo))
    mapping.set(key as FieldKey, record.yesNo(`Property.${name}`));
  for (const [key, name] of Object.entries(numbers))
    mapping.put(key as FieldKey, numberAt(record, `Property.${name}`));
  for (const [key, name] of Object.entries(words))
    mapping.put(key as FieldKey, record.text(`Property.${name}`));
  // 0 is an answer here, unlike for all other counts.
  mapping.put('bedrooms', numberAt(record, 'Property.NumberOfBedrooms'));
  if (raw.kind === 'unit') mapping.put('unitName', record.text('Property.Reference'));
  mapPlace(record, mapping);
  mapMoney(record, mapping);
  mapConstruction(record, mapping);
  mapRooms(record, mapping);
  mapLaw(record, mapping);
  mapTexts(record, mapping);
  const media = mediaFrom(record, mapping);
  const { kind, ref, parentRef } = raw;
  const name = record.text('Property.Project.Name') ?? Object.values(change.texts.title ?? {}).find(Boolean);
  return {
    ref,
    kind,
    ...(parentRef !== undefined && { parentRef }),
    ...(kind === 'project' && name && { name }),
    visibility,
    change,
    media,
    warnings,
    unmapped,
    unread: record.unread(),
  };
}

/** Fields that say nothing about the home itself, or less than another field. */
const ignored = [
  ...['Info.ID', 'Info.Guid', 'Info.Created', 'Info.Modified', 'Property.ID', 'Property.Created'],
  ...['Property.Modified', 'Property.Currency', 'Property.ResponsibleLoginId', 'Property.OfficeId'],
  ...['Property.Project.PublicationID', 'Property.HasFurniture', 'Property.CommonWalls', 'Property.VRURL'],
];

function mapVisibility(record: RecordReader, mapping: Mapping): MappedRecord['visibility'] {
  const statuses = [
    ['flowStatus', wordAt(record, 'Property.FlowStatus'), values.flowOf],
    ['status', wordAt(record, 'Property.Status'), values.statusOf],
  ] as const;
  const meanings = statuses.flatMap(([list, word, table]) =>
    word === undefined ? [] : [withPurpose(word, mapping.meaning(list, word, table))],
  );
  const [purpose, availability] = meanings[0]?.split(' ') ?? [];
  mapping.set('purpose', purpose || undefined);
  if (record.text('Property.LifeAnnuity.Type')) {
    mapping.warnings.push({
      field: 'price',
      reason: problem('ANNUITY'),
    });
    return 'ignore';
  }
  if (record.yesNo('Info.Enabled') === false || record.yesNo('Property.Active') === false) return 'withdraw';
  if (meanings.some((each) => each.endsWith('withdraw'))) return 'withdraw';
  if (meanings.length === 0 || meanings.includes('') || availability === undefined) return 'ignore';
  mapping.set('availability', availability);
  if (availability === 'sold' || availability === 'rented')
    mapping.put('goneOn', record.text('Property.Dates.Sold'));
  return 'publish';
}

/** A choice of the agency is the availability alone: the word itself tells a rent from a sale. */
function withPurpose(word: string, meaning: string | number | undefined): string {
  const said = String(meaning ?? '');
  if (said === '' || said.includes(' ')) return said;
  return `${word.includes('RENT') ? 'rent' : 'sale'} ${said}`;
}

function mapPlace(record: RecordReader, mapping: Mapping): void {
  const at = (name: string) => record.text(`Property.Address.${name}`);
  const number = [at('HouseNumber'), at('HouseNumberExtension')]
    .filter((each) => each && each !== '0')
    .join(' ');
  mapping.put('houseNumber', number || undefined);
  mapping.option('countryId', at('CountryID'), values.countryOf);
  const [x, y] = [
    numberAt(record, 'Property.Address.Position@X'),
    numberAt(record, 'Property.Address.Position@Y'),
  ];
  record.at('Property.Address.Position@Type');
  record.at('Property.Address.City@ID');
  if (x !== 0 && y !== 0) {
    mapping.put('longitude', x);
    mapping.put('latitude', y);
  }
  mapping.text('quarter', 'nl', record.text('Property.Residence') ?? at('Residence'));
  const hidesNumber = record.yesNo('Info.HideHouseNumber') ?? false;
  if (hidesNumber)
    mapping.warnings.push({
      field: 'publishAddress',
      reason: problem('NUMBER_HIDDEN'),
    });
  mapping.set('publishAddress', !hidesNumber && record.yesNo('Info.HideAddress') === false);
}

function mapTexts(record: RecordReader, mapping: Mapping): void {
  const rows = record
    .list('Property.CustomDescriptions.CustomDescription')
    .map((row) => new RecordReader(row));
  const forWeb = rows.filter((row) => row.text('Code')?.toUpperCase() === 'WEB');
  for (const row of forWeb.length > 0 ? forWeb : rows) {
    const language = languageOf(row.text('Language'));
    if (!language) continue;
    mapping.text('title', language, row.text('Title'));
    mapping.text('description', language, row.text('Description'));
  }
  mapping.put('virtualTourUrl', record.text('Property.VirtualUrl') ?? record.text('Property.VRURL'));
  if (record.text('Info.FlashID')?.toUpperCase() === 'NEW') mapping.set('marquee', 'new');
}

function languageOf(code: string | undefined): Language | undefined {
  const short = code?.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : undefined;
}
