import { largestId } from '#domain/address/id.ts';
import type { Region } from '#domain/place/region.ts';
import type { Field } from './field.ts';
import type { Family } from './types.ts';

const properties = ['house', 'apartment'] as const satisfies Family[];
const residential = ['house', 'apartment', 'investment'] as const satisfies Family[];
const buildings = ['house', 'apartment', 'business', 'investment'] as const satisfies Family[];
const business = ['business', 'investment'] as const satisfies Family[];
const onOwnGround = ['house', 'business', 'investment', 'land'] as const satisfies Family[];
const withPlot = ['house', 'land'] as const satisfies Family[];

/**
 * The field catalogue: every attribute of a property, in the order in which it is shown.
 * The schema, the labels, the fact sheet, the filters, the editor and the import are made from it.
 * To add an attribute: one line here, its texts in texts/fields/, and a migration when it is a column.
 */
export const fields = [
  { key: 'source', group: 'identity', kind: 'text', max: 40, column: true },
  { key: 'sourceRef', group: 'identity', kind: 'text', max: 100, column: true },
  { key: 'reference', group: 'identity', kind: 'text', max: 40, required: true, column: true },
  { key: 'purpose', group: 'identity', kind: 'option', options: 'purpose', required: true, column: true },
  { key: 'type', group: 'identity', kind: 'type', required: true, column: true, filter: 'is' },
  { key: 'publication', group: 'identity', kind: 'option', options: 'publication', column: true },
  { key: 'availability', group: 'identity', kind: 'option', options: 'availability', column: true },
  { key: 'goneOn', group: 'identity', kind: 'date', column: true },
  { key: 'projectId', group: 'identity', kind: 'integer', min: 1, max: largestId, column: true },
  { key: 'unitName', group: 'identity', kind: 'text', max: 40, column: true },
  { key: 'agentId', group: 'identity', kind: 'integer', min: 1, max: largestId, column: true },

  { key: 'publishPrice', group: 'price', kind: 'boolean', column: true },
  { key: 'priceUnit', group: 'price', kind: 'integer', min: 0, max: 99, column: true },
  { key: 'marquee', group: 'price', kind: 'option', options: 'marquee', column: true },
  { key: 'marqueeName', group: 'price', kind: 'texts', max: 30, column: true },

  { key: 'publishAddress', group: 'address', kind: 'boolean', column: true },
  { key: 'street', group: 'address', kind: 'text', max: 120, column: true },
  { key: 'houseNumber', group: 'address', kind: 'text', max: 12, column: true },
  { key: 'boxNumber', group: 'address', kind: 'text', max: 12, column: true },
  { key: 'postalCode', group: 'address', kind: 'text', max: 10, required: true, column: true },
  { key: 'city', group: 'address', kind: 'text', max: 80, required: true, column: true },
  { key: 'quarter', group: 'address', kind: 'texts', max: 80, column: true },
  { key: 'countryId', group: 'address', kind: 'option', options: 'countryId', required: true, column: true },
  { key: 'region', group: 'address', kind: 'option', options: 'region', column: true },
  // A box around Belgium and Luxembourg: exchanged or zero coordinates fall outside.
  { key: 'latitude', group: 'address', kind: 'decimal', min: 49.4, max: 51.6, column: true },
  { key: 'longitude', group: 'address', kind: 'decimal', min: 2.5, max: 6.6, column: true },

  { key: 'title', group: 'text', kind: 'texts', max: 120, column: true },
  { key: 'lede', group: 'text', kind: 'texts', max: 400, column: true },
  { key: 'description', group: 'text', kind: 'texts', max: 20_000, column: true },

  { key: 'videoUrl', group: 'media', kind: 'url', max: 2000, column: true },
  { key: 'virtualTourUrl', group: 'media', kind: 'url', max: 2000, column: true },

  {
    key: 'priceCents',
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 10_000_000_000,
    column: true,
    filter: 'range',
  },
  {
    key: 'startPriceCents',
    tellsPrice: true,
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 10_000_000_000,
    purpose: 'sale',
  },
  {
    key: 'rentalIncomeCents',
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 1_000_000_000,
    unit: 'per_month',
    for: buildings,
    purpose: 'sale',
  },
  { key: 'cadastralIncomeCents', group: 'financial', kind: 'money', min: 0, max: 100_000_000 },
  { key: 'indexedCadastralIncomeCents', group: 'financial', kind: 'money', min: 0, max: 300_000_000 },
  {
    key: 'propertyTaxCents',
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 300_000_000,
    unit: 'per_year',
  },
  {
    key: 'commonChargesCents',
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 10_000_000,
    unit: 'per_month',
  },
  { key: 'ownerChargesCents', group: 'financial', kind: 'money', min: 0, max: 10_000_000, unit: 'per_year' },
  {
    key: 'tenantChargesCents',
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 10_000_000,
    unit: 'per_month',
    followedBy: 'tenantChargesKind',
  },
  { key: 'tenantChargesKind', group: 'financial', kind: 'option', options: 'chargesKind' },
  {
    key: 'furnitureSupplementCents',
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 10_000_000,
    unit: 'per_month',
    for: properties,
    purpose: 'rent',
  },
  { key: 'availabilityTerms', group: 'financial', kind: 'option', options: 'availabilityTerms' },
  { key: 'availableFrom', group: 'financial', kind: 'date', column: true, filter: 'atMost' },
  { key: 'taxRegime', group: 'financial', kind: 'option', options: 'taxRegime', purpose: 'sale' },
  {
    key: 'vatPercent',
    group: 'financial',
    kind: 'decimal',
    min: 0,
    max: 25,
    unit: 'percent',
    purpose: 'sale',
  },
  {
    key: 'registrationDutiesCents',
    tellsPrice: true,
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 2_000_000_000,
    purpose: 'sale',
  },
  {
    key: 'notaryFeeCents',
    tellsPrice: true,
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 100_000_000,
    purpose: 'sale',
  },
  { key: 'agencyFeeCents', tellsPrice: true, group: 'financial', kind: 'money', min: 0, max: 1_000_000_000 },
  {
    key: 'depositCents',
    tellsPrice: true,
    group: 'financial',
    kind: 'money',
    min: 0,
    max: 100_000_000,
    purpose: 'rent',
    followedBy: 'depositMonths',
  },
  {
    key: 'depositMonths',
    group: 'financial',
    kind: 'integer',
    min: 0,
    max: 12,
    unit: 'months',
    purpose: 'rent',
  },
  {
    key: 'leaseTermMonths',
    group: 'financial',
    kind: 'integer',
    min: 1,
    max: 1188,
    unit: 'months',
    purpose: 'rent',
  },

  { key: 'rooms', group: 'layout', kind: 'integer', min: 1, max: 500, for: residential },
  {
    key: 'bedrooms',
    group: 'layout',
    kind: 'integer',
    min: 0,
    max: 200,
    for: residential,
    column: true,
    filter: 'atLeast',
  },
  {
    key: 'bathrooms',
    group: 'layout',
    kind: 'integer',
    min: 0,
    max: 200,
    for: residential,
    column: true,
    filter: 'atLeast',
  },
  { key: 'showerRooms', group: 'layout', kind: 'integer', min: 0, max: 200, for: residential },
  { key: 'toilets', group: 'layout', kind: 'integer', min: 0, max: 200, for: buildings },
  {
    key: 'floor',
    group: 'layout',
    kind: 'integer',
    min: -5,
    max: 60,
    for: ['apartment', 'business', 'garage'],
    column: true,
  },
  { key: 'floors', group: 'layout', kind: 'integer', min: 1, max: 60, for: buildings },
  { key: 'units', group: 'layout', kind: 'integer', min: 1, max: 1000, for: ['investment'] },
  {
    key: 'hasLift',
    group: 'layout',
    kind: 'boolean',
    for: buildings,
    tellsNo: ['apartment'],
    column: true,
    filter: 'is',
  },
  { key: 'hasCellar', group: 'layout', kind: 'boolean', for: buildings, tellsNo: properties },
  { key: 'hasAttic', group: 'layout', kind: 'boolean', for: ['house', 'investment'] },
  { key: 'hasStorageRoom', group: 'layout', kind: 'boolean', for: properties },
  { key: 'hasLaundryRoom', group: 'layout', kind: 'boolean', for: properties },
  { key: 'hasStudy', group: 'layout', kind: 'boolean', for: properties },
  { key: 'isFurnished', group: 'layout', kind: 'boolean', for: properties, column: true, filter: 'is' },
  { key: 'isAccessible', group: 'layout', kind: 'boolean', for: buildings },
  {
    key: 'petsAllowed',
    group: 'layout',
    kind: 'boolean',
    for: properties,
    purpose: 'rent',
    tellsNo: properties,
  },
  {
    key: 'maxOccupants',
    group: 'layout',
    kind: 'integer',
    min: 1,
    max: 100,
    for: properties,
    purpose: 'rent',
  },

  {
    key: 'hasGarden',
    group: 'outside',
    kind: 'boolean',
    impliedBy: 'gardenAreaM2',
    for: residential,
    column: true,
    filter: 'is',
  },
  { key: 'gardenAreaM2', group: 'outside', kind: 'area', min: 1, max: 1_000_000, for: residential },
  { key: 'gardenOrientation', group: 'outside', kind: 'option', options: 'orientation', for: residential },
  {
    key: 'hasTerrace',
    group: 'outside',
    kind: 'boolean',
    impliedBy: 'terraceAreaM2',
    for: buildings,
    column: true,
    filter: 'is',
  },
  { key: 'terraceAreaM2', group: 'outside', kind: 'area', min: 1, max: 10_000, for: buildings },
  { key: 'terraceOrientation', group: 'outside', kind: 'option', options: 'orientation', for: buildings },
  { key: 'hasBalcony', group: 'outside', kind: 'boolean', for: residential },
  {
    key: 'rearOrientation',
    group: 'outside',
    kind: 'option',
    options: 'orientation',
    for: ['house', 'apartment', 'land'],
  },
  {
    key: 'hasGarage',
    group: 'outside',
    kind: 'boolean',
    impliedBy: 'garages',
    for: buildings,
    column: true,
    filter: 'is',
  },
  { key: 'garages', group: 'outside', kind: 'integer', min: 1, max: 500, for: buildings },
  { key: 'parkingSpaces', group: 'outside', kind: 'integer', min: 1, max: 5000, for: buildings },
  { key: 'indoorParkingSpaces', group: 'outside', kind: 'integer', min: 1, max: 5000, for: buildings },
  { key: 'outdoorParkingSpaces', group: 'outside', kind: 'integer', min: 1, max: 5000, for: buildings },
  { key: 'carports', group: 'outside', kind: 'integer', min: 1, max: 100, for: residential },
  { key: 'hasBicycleStorage', group: 'outside', kind: 'boolean', for: buildings },
  { key: 'hasSwimmingPool', group: 'outside', kind: 'boolean', for: properties },

  {
    key: 'livingAreaM2',
    group: 'surfaces',
    kind: 'area',
    min: 1,
    max: 20_000,
    for: residential,
    column: true,
    filter: 'range',
  },
  { key: 'totalAreaM2', group: 'surfaces', kind: 'area', min: 1, max: 1_000_000, for: buildings },
  {
    key: 'plotAreaM2',
    group: 'surfaces',
    kind: 'area',
    min: 1,
    max: 10_000_000,
    for: onOwnGround,
    column: true,
    filter: 'range',
  },
  { key: 'builtAreaM2', group: 'surfaces', kind: 'area', min: 1, max: 1_000_000, for: onOwnGround },
  { key: 'officeAreaM2', group: 'surfaces', kind: 'area', min: 1, max: 1_000_000, for: buildings },
  { key: 'retailAreaM2', group: 'surfaces', kind: 'area', min: 1, max: 1_000_000, for: business },
  { key: 'storageAreaM2', group: 'surfaces', kind: 'area', min: 1, max: 1_000_000, for: business },
  { key: 'plotWidthM', group: 'surfaces', kind: 'length', min: 0.5, max: 10_000, for: withPlot },
  { key: 'plotDepthM', group: 'surfaces', kind: 'length', min: 0.5, max: 10_000, for: withPlot },
  { key: 'frontWidthM', group: 'surfaces', kind: 'length', min: 0.5, max: 1000, for: onOwnGround },
  { key: 'clearHeightM', group: 'surfaces', kind: 'length', min: 1, max: 100, for: ['business', 'garage'] },

  {
    key: 'facades',
    group: 'building',
    kind: 'option',
    options: 'facades',
    for: buildings,
    column: true,
    filter: 'is',
  },
  {
    key: 'constructionYear',
    group: 'building',
    kind: 'year',
    min: 1000,
    max: 2100,
    for: buildings,
    column: true,
    filter: 'range',
  },
  { key: 'renovationYear', group: 'building', kind: 'year', min: 1800, max: 2100, for: buildings },
  { key: 'isNewBuild', group: 'building', kind: 'boolean', for: buildings, column: true, filter: 'is' },
  { key: 'condition', group: 'building', kind: 'option', options: 'condition', for: buildings },
  { key: 'roof', group: 'building', kind: 'option', options: 'roof', for: buildings },
  { key: 'roofMaterial', group: 'building', kind: 'option', options: 'roofMaterial', for: buildings },
  { key: 'windowFrame', group: 'building', kind: 'options', options: 'windowFrame', for: buildings },
  { key: 'glazing', group: 'building', kind: 'options', options: 'glazing', for: buildings },
  { key: 'hasRoofInsulation', group: 'building', kind: 'boolean', for: buildings },

  {
    key: 'heating',
    group: 'technical',
    kind: 'options',
    options: 'heating',
    for: buildings,
    followedBy: 'heatingSystem',
  },
  { key: 'heatingSystem', group: 'technical', kind: 'option', options: 'heatingSystem', for: buildings },
  { key: 'heatEmission', group: 'technical', kind: 'options', options: 'heatEmission', for: buildings },
  { key: 'kitchen', group: 'technical', kind: 'option', options: 'kitchen', for: properties },
  { key: 'ventilation', group: 'technical', kind: 'option', options: 'ventilation', for: buildings },
  { key: 'hasAirConditioning', group: 'technical', kind: 'boolean', for: buildings },
  { key: 'hasFireplace', group: 'technical', kind: 'boolean', for: properties },
  { key: 'hasGas', group: 'technical', kind: 'boolean' },
  { key: 'hasWater', group: 'technical', kind: 'boolean', tellsNo: ['land', 'garage'] },
  { key: 'hasElectricity', group: 'technical', kind: 'boolean', tellsNo: ['land', 'garage'] },
  { key: 'hasSewer', group: 'technical', kind: 'boolean', tellsNo: ['land'] },
  { key: 'hasInternet', group: 'technical', kind: 'boolean' },
  {
    key: 'electricalInspection',
    group: 'technical',
    kind: 'option',
    options: 'electricalInspection',
    for: buildings,
  },
  { key: 'hasSolarPanels', group: 'technical', kind: 'boolean', impliedBy: 'solarPanelsKwp', for: buildings },
  {
    key: 'solarPanelsKwp',
    group: 'technical',
    kind: 'decimal',
    min: 0.1,
    max: 5000,
    unit: 'kwp',
    for: buildings,
  },
  { key: 'hasChargingPoint', group: 'technical', kind: 'boolean' },
  {
    key: 'rainwaterTankLitres',
    group: 'technical',
    kind: 'integer',
    min: 100,
    max: 500_000,
    unit: 'litre',
    for: buildings,
  },
  { key: 'hasAlarm', group: 'technical', kind: 'boolean', for: buildings },
  { key: 'hasVideophone', group: 'technical', kind: 'boolean', for: buildings },

  {
    key: 'mobiscore',
    group: 'location',
    kind: 'decimal',
    min: 0,
    max: 10,
    for: residential,
    region: 'flanders',
  },
  { key: 'schoolDistanceM', group: 'location', kind: 'integer', min: 0, max: 50_000, unit: 'm' },
  { key: 'shopDistanceM', group: 'location', kind: 'integer', min: 0, max: 50_000, unit: 'm' },
  { key: 'publicTransportDistanceM', group: 'location', kind: 'integer', min: 0, max: 50_000, unit: 'm' },
  { key: 'motorwayDistanceM', group: 'location', kind: 'integer', min: 0, max: 100_000, unit: 'm' },

  {
    key: 'energyLabel',
    group: 'energy',
    kind: 'energyLabel',
    for: buildings,
    column: true,
    filter: 'atMost',
  },
  // The specific primary energy consumption; below 0 for a house that gives more than it takes.
  {
    key: 'energyValue',
    group: 'energy',
    kind: 'decimal',
    min: -500,
    max: 5000,
    unit: 'kwh_m2_year',
    for: buildings,
    column: true,
  },
  // The best unit of a building that is sold as a whole; energyLabel is then the worst.
  { key: 'energyLabelBest', group: 'energy', kind: 'energyLabel', for: ['investment'] },
  {
    key: 'epcTotalKwh',
    group: 'energy',
    kind: 'decimal',
    min: -100_000,
    max: 100_000_000,
    unit: 'kwh_year',
    for: buildings,
  },
  {
    key: 'co2KgM2',
    group: 'energy',
    kind: 'decimal',
    min: -100,
    max: 2000,
    unit: 'kg_co2_m2_year',
    for: buildings,
  },
  // Flanders, Brussels and Wallonia each write their numbers in another way: a free text.
  { key: 'epcCode', group: 'energy', kind: 'text', max: 40, for: buildings },
  { key: 'epcValidUntil', group: 'energy', kind: 'date', for: buildings },
  { key: 'isEpcExempt', group: 'energy', kind: 'boolean', for: buildings },
  // Luxembourg certifies three classes; energyLabel is the first of them, that of energy performance.
  { key: 'insulationClass', group: 'energy', kind: 'energyLabel', for: buildings },
  { key: 'co2Class', group: 'energy', kind: 'energyLabel', for: buildings },
  { key: 'eLevel', group: 'energy', kind: 'integer', min: -100, max: 300, for: buildings },

  { key: 'floodScoreParcel', group: 'legal', kind: 'option', options: 'floodScore', filter: 'atMost' },
  {
    key: 'floodScoreBuilding',
    group: 'legal',
    kind: 'option',
    options: 'floodScore',
    filter: 'atMost',
    for: ['house', 'apartment', 'business', 'investment', 'garage'],
  },
  { key: 'floodReportDate', group: 'legal', kind: 'date' },
  { key: 'isInFloodArea', group: 'legal', kind: 'boolean' },
  { key: 'isInRiparianZone', group: 'legal', kind: 'boolean' },
  { key: 'floodHazard', group: 'legal', kind: 'option', options: 'floodHazard' },
  { key: 'buildingPermit', group: 'legal', kind: 'option', options: 'buildingPermit' },
  { key: 'zoning', group: 'legal', kind: 'options', options: 'zoning' },
  { key: 'summons', group: 'legal', kind: 'options', options: 'summons' },
  { key: 'preemptiveRight', group: 'legal', kind: 'option', options: 'preemptiveRight' },
  { key: 'subdivisionPermit', group: 'legal', kind: 'option', options: 'subdivisionPermit' },
  { key: 'hasAsBuiltAttest', group: 'legal', kind: 'boolean', for: buildings },
  { key: 'planningInformation', group: 'legal', kind: 'texts', max: 1000 },
  { key: 'isProtectedHeritage', group: 'legal', kind: 'boolean', for: buildings },
  {
    key: 'asbestosResult',
    group: 'legal',
    kind: 'option',
    options: 'asbestosResult',
    for: buildings,
    followedBy: 'asbestosDate',
  },
  { key: 'asbestosDate', group: 'legal', kind: 'date', for: buildings },
  {
    key: 'soilAttest',
    group: 'legal',
    kind: 'option',
    options: 'soilAttest',
    followedBy: 'soilAttestDate',
  },
  { key: 'soilAttestDate', group: 'legal', kind: 'date' },
  { key: 'hasRentalPermit', group: 'legal', kind: 'boolean', for: properties, purpose: 'rent' },
] as const satisfies readonly Field[];

export type FieldKey = (typeof fields)[number]['key'];

export type CatalogueField = Field & { key: FieldKey };

/** The catalogue as a plain list, for code that walks over it. */
export const catalogue: readonly CatalogueField[] = fields;

const fieldOfKey = new Map<string, CatalogueField>(catalogue.map((field) => [field.key, field]));

export function getField(key: FieldKey): CatalogueField {
  const field = fieldOfKey.get(key);
  if (!field) throw new Error(`The catalogue has no field '${key}'`);
  return field;
}

export function findField(name: string): CatalogueField | undefined {
  return fieldOfKey.get(name);
}

export function suits(
  field: CatalogueField,
  {
    family,
    purpose,
    region,
  }: {
    family: Family | undefined;
    purpose: 'sale' | 'rent' | null | undefined;
    region?: Region | undefined;
  },
): boolean {
  const suitsFamily = !family || !field.for || field.for.includes(family);
  const suitsPurpose = !purpose || !field.purpose || field.purpose === purpose;
  const suitsRegion = !region || !field.region || field.region === region;
  return suitsFamily && suitsPurpose && suitsRegion;
}
