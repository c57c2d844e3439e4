import { type Language, languages } from '#domain/language.ts';
import { problem } from '#domain/problem/problem.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { saysNothing } from '#domain/reading/reading.ts';
import {
  type AgencyMaps,
  type MappedRecord,
  noMaps,
  type RawRecord,
  type RemoteMedia,
} from '#import/crm/mapped-record.ts';
import { Mapping, type ValueTable } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import * as values from './values.ts';

/** Numbers, words and yes or no, taken as they are: our attribute, then Omnicasa's name. */
const plain = {
  street: 'Street',
  houseNumber: 'HouseNumber',
  boxNumber: 'BoxNr',
  postalCode: 'Zip',
  city: 'City',
  latitude: 'GoogleX',
  longitude: 'GoogleY',
  priceUnit: 'PriceUnit',
  bedrooms: 'NumberOfBedRooms',
  bathrooms: 'NumberOfBathRooms',
  showerRooms: 'NumberOfShowerRooms',
  toilets: 'NumberOfToilets',
  garages: 'NumberOfGarages',
  parkingSpaces: 'NumberOfParkings',
  floor: 'Floor',
  hasLift: 'HasLift',
  hasCellar: 'HasCellar',
  hasAttic: 'HasAttic',
  hasGarden: 'HasGarden',
  isFurnished: 'HasFurnished',
  petsAllowed: 'PetsAllowed',
  livingAreaM2: 'SurfaceLiving',
  totalAreaM2: 'SurfaceTotal',
  gardenAreaM2: 'SurfaceGarden',
  terraceAreaM2: 'SurfaceTerrace',
  builtAreaM2: 'SurfaceConstructed',
  officeAreaM2: 'SurfaceOffice',
  storageAreaM2: 'SurfaceStore',
  constructionYear: 'ConstructionYear',
  energyLabel: 'EPCLabelText',
  energyValue: 'EnergyPerformance',
} as const satisfies Partial<Record<FieldKey, string>>;

const options = [
  ['purpose', 'Goal', values.purposeOf],
  ['countryId', 'CountryID', values.countryOf],
  ['condition', 'ConditionID', values.conditionOf],
  ['facades', 'Construction', values.facadesOf],
  ['availabilityTerms', 'FreeAvailable', values.availabilityTermsOf],
  ['rearOrientation', 'RearOrientation', values.orientationOf],
  ['heatingSystem', 'Heating', values.heatingSystemOf],
  ['kitchen', 'Kitchen', values.kitchenOf],
  ['roof', 'Roof', values.roofOf],
  ['roofMaterial', 'RoofMaterial', values.roofMaterialOf],
] as const satisfies readonly (readonly [FieldKey, string, ValueTable])[];

const lists = [
  ['heating', 'HeatingB', values.heatingOf],
  ['windowFrame', 'WindowFrame', values.windowFrameOf],
  ['glazing', 'WindowGlazing', values.glazingOf],
  ['zoning', 'AreaApplication', values.zoningOf],
] as const satisfies readonly (readonly [FieldKey, string, ValueTable])[];

/** Our texts with Omnicasa's names, which differ between a property and a project. */
const texts = [
  ['title', ['Ident', 'Name']],
  ['lede', ['DescriptionB']],
  ['description', ['DescriptionA', 'Description']],
  ['priceUnitText', ['PriceUnitText']],
  ['quarter', ['District']],
  ['marqueeName', ['MarqueeName']],
] as const satisfies readonly (readonly [FieldKey, readonly string[]])[];

/** Repeats of other fields, in words or in a smaller form. */
const leftOut = [
  ...['ID', 'ProjectID', 'texts', 'CountryAbbr', 'CountryName', 'WebID', 'WebIDName', 'TypeDescription'],
  ...['MainTypeName', 'ConditionName', 'KitchenName', 'SubStatus', 'SiteID', 'OfficeName', 'LargePicture'],
  ...['CreatedDate', 'LastChangedDate', 'Marquee', 'SurfaceGround2', ...texts.flatMap(([, names]) => names)],
];

/** All attributes that Omnicasa gives of a property: one that it no longer gives is removed. */
export const omnicasaFeeds: readonly FieldKey[] = [
  ...(Object.keys(plain) as (keyof typeof plain)[]),
  ...options.map(([key]) => key),
  ...lists.map(([key]) => key),
  ...texts.map(([key]) => key),
  ...([
    'reference',
    'type',
    'availability',
    'unitName',
    'publishPrice',
    'publishAddress',
    'priceCents',
    'startPriceCents',
  ] as const),
  ...(['tenantChargesCents', 'depositCents', 'plotAreaM2', 'isNewBuild', 'heatEmission', 'marquee'] as const),
  'hasAirConditioning',
];

/** Pure; takes whatever JSON there is. */
export function mapProperty(raw: RawRecord, maps: AgencyMaps = noMaps): MappedRecord {
  const property = new RecordReader(raw.body);
  const mapping = new Mapping(`Omnicasa ${raw.ref}`, { feeds: omnicasaFeeds, maps });
  for (const name of leftOut) property.at(name);
  mapping.change.agentEmail = said(property, 'AgentEmail') ?? null;
  for (const [key, name] of Object.entries(plain)) mapping.put(key as FieldKey, said(property, name));
  for (const [key, name, table] of options) mapping.option(key, code(property, name), table);
  for (const [key, name, table] of lists) {
    const meant = mapping.meaning(key, code(property, name), table);
    if (meant !== undefined) mapping.set(key, [meant]);
  }
  const visibility = mapVisibility(raw, property, mapping);
  mapIdentity(raw, property, mapping);
  mapPrice(property, mapping);
  const heating = code(property, 'HeatingB') ?? '';
  const emission = values.heatEmissionOf[heating];
  if (emission) mapping.set('heatEmission', [emission]);
  if (heating === '6') mapping.set('hasAirConditioning', true);
  const name = mapTexts(property, mapping);
  const { kind, ref, parentRef } = raw;
  return {
    ref,
    kind,
    ...(parentRef !== undefined && { parentRef }),
    ...(kind === 'project' && { name: name ?? ref }),
    visibility,
    change: mapping.change,
    media: picturesOf(property),
    warnings: mapping.warnings,
    unmapped: mapping.unmapped,
    unread: property.unread(),
  };
}

function mapVisibility(raw: RawRecord, property: RecordReader, mapping: Mapping): MappedRecord['visibility'] {
  if (raw.kind === 'project') return property.yesNo('PublishInternet') === false ? 'withdraw' : 'publish';
  const isAnnuity = property.yesNo('HasViager') === true || (property.number('ViagerType') ?? 0) > 0;
  let status = mapping.meaning('status', code(property, 'Status'), values.statusOf);
  const subStatus = said(property, 'SubStatusName')?.toLowerCase();
  if (status === 'available' && subStatus !== undefined)
    status = mapping.meaning('subStatus', subStatus, values.subStatusOf);
  if (status === 'withdraw') return 'withdraw';
  if (isAnnuity) {
    mapping.warnings.push({ field: 'HasViager', reason: problem('ANNUITY') });
    return 'ignore';
  }
  const known = ['available', 'option', 'sold', 'rented'];
  if (typeof status !== 'string' || !known.includes(status)) return 'ignore';
  mapping.set('availability', status);
  return 'publish';
}

function mapIdentity(raw: RawRecord, property: RecordReader, mapping: Mapping): void {
  mapping.put('reference', said(property, 'ID') ?? raw.ref);
  if (raw.kind === 'unit') mapping.put('unitName', said(property, 'BoxNr') ?? raw.ref);
  const id = code(property, 'MainTypeID');
  const word = (said(property, 'TypeDescription') ?? said(property, 'MainTypeName'))?.toLowerCase();
  const type =
    id === undefined
      ? mapping.meaning('typeWord', word, values.typeOfWord)
      : mapping.meaning('type', id, values.typeOf);
  const isTakenOver = property.text('Goal') === '2';
  if (raw.kind === 'project') mapping.set('type', 'new_build_project');
  else mapping.set('type', isTakenOver ? 'business_goodwill' : type);
  if (['2', '3'].includes(code(property, 'ConditionID') ?? '')) mapping.set('isNewBuild', true);
  const ground = [property.number('SurfaceGround'), property.number('SurfaceGround2')];
  mapping.put(
    'plotAreaM2',
    ground.find((each) => each !== undefined && each > 0),
  );
  mapping.set('publishAddress', property.yesNo('PublishAddress') ?? false);
  mapping.option('marquee', code(property, 'Marquee'), {});
}

function mapPrice(property: RecordReader, mapping: Mapping): void {
  mapping.put('priceCents', property.number('Price'));
  mapping.put('startPriceCents', property.number('StartPrice') || undefined);
  mapping.set('publishPrice', property.yesNo('PublishPrice') ?? false);
  for (const [key, name] of [
    ['tenantChargesCents', 'ChargesRenter'],
    ['depositCents', 'DepositAmount'],
  ] as const) {
    const amount = property.number(name);
    if (property.text('Goal') === '1') mapping.put(key, amount);
  }
}

/** Maps all texts and gives the first title. */
function mapTexts(property: RecordReader, mapping: Mapping): string | undefined {
  let first: string | undefined;
  for (const language of languages)
    for (const [key, names] of texts)
      for (const name of names) {
        const text = inLanguage(property, language, name);
        if (text === undefined) continue;
        mapping.text(key, language, text);
        if (key === 'title') first ??= text;
      }
  return first;
}

/** `texts` holds the answers of one pass for each language. */
function inLanguage(property: RecordReader, language: Language, name: string): string | undefined {
  return said(property, `texts.${language}.${name}`);
}

function picturesOf(property: RecordReader): RemoteMedia[] {
  const rows = property.list('XLargePictureItems').map((row) => new RecordReader(row));
  return rows.flatMap((row, sort): RemoteMedia[] => {
    const [remoteId, url] = [row.text('ID'), row.text('Url')];
    return remoteId && url ? [{ remoteId, url, kind: 'photo', sort }] : [];
  });
}

/** '-' is nothing. */
function said(property: RecordReader, name: string): string | undefined {
  const text = property.text(name);
  return text === undefined || saysNothing(text) ? undefined : text;
}

/** A value of a closed list. 0 is no choice, except for a status and a goal, whose lists begin with it. */
function code(property: RecordReader, name: string): string | undefined {
  const text = said(property, name);
  return text === '0' && name !== 'Status' && name !== 'Goal' ? undefined : text;
}
