import { type Language, languages } from '#domain/language.ts';
import { problem } from '#domain/problem/problem.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { type AgencyMaps, type MappedRecord, noMaps, type RawRecord } from '#import/crm/mapped-record.ts';
import { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { legalFeeds, mapLegal } from './legal.ts';
import { mediaOf, textsAt } from './media.ts';
import { mapSizes } from './sizes.ts';
import * as values from './values.ts';

/** Taken as they stand in the estate: our attribute, then its path. */
const plain = {
  street: 'location.street',
  boxNumber: 'location.box',
  postalCode: 'location.postal_code',
  city: 'location.city',
  latitude: 'location.geo.latitude',
  longitude: 'location.geo.longitude',
  floor: 'location.floor',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  showerRooms: 'shower_rooms',
  toilets: 'toilets',
  floors: 'floors',
  constructionYear: 'building.construction.year',
  renovationYear: 'building.renovation.year',
  isFurnished: 'features.comfort.furnished',
  hasFireplace: 'features.comfort.fireplace',
  hasAlarm: 'features.security.alarm',
  hasAirConditioning: 'features.heating_cooling.air_conditioning',
  hasSolarPanels: 'features.ecology.solar_panels',
  hasRoofInsulation: 'features.ecology.insulated_roof',
  availableFrom: 'occupancy.available_from',
  propertyTaxCents: 'price_property_taxes.amount',
  videoUrl: 'video_url',
  virtualTourUrl: 'virtual_tour_url',
} as const satisfies Partial<Record<FieldKey, string>>;

const heating = [
  ['gas', 'features.energy.gas'],
  ['fuel_oil', 'features.energy.fuel'],
  ['electric', 'features.energy.electricity'],
  ['heat_pump', 'features.energy.heat_pump'],
] as const;

/** Known fields without a place here: commissions, addresses of other systems, repeats of other fields. */
const leftOut = [
  ...['id', 'is_project', 'project_id', 'properties', 'office', 'open_homes', 'appointment_service_url'],
  ...['location.formatted', 'location.formatted_agency', 'price.currency', 'negotiator'],
  ...['building.construction.architect', 'features.ecology.rainwater_harvesting', 'living_rooms'],
  ...['features.security.video_surveillance', 'features.heating_cooling.central_heating'],
  'legal.property_and_land.cadastral_income.currency',
  ...['guarantee', 'inventory_report_cost', 'property_taxes', 'recurring_costs'].map(
    (name) => `price_${name}.currency`,
  ),
];

const amenities = Object.values(values.amenityOf).filter((each): each is FieldKey => each !== null);

/** All attributes that an estate of SweepBright gives of a property: one that it no longer gives is removed. */
export const sweepBrightFeeds: readonly FieldKey[] = [
  ...new Set<FieldKey>([
    ...(Object.keys(plain) as (keyof typeof plain)[]),
    ...amenities,
    ...legalFeeds,
    ...(['reference', 'purpose', 'type', 'availability', 'unitName', 'houseNumber', 'countryId'] as const),
    ...(['publishPrice', 'publishAddress', 'priceCents', 'startPriceCents', 'commonChargesCents'] as const),
    ...(['tenantChargesCents', 'depositCents', 'inventoryShareCents', 'vatPercent', 'taxRegime'] as const),
    ...(['title', 'description', 'availabilityTerms', 'facades', 'condition', 'isNewBuild'] as const),
    ...(['glazing', 'heating', 'heatingSystem', 'heatEmission', 'gardenOrientation'] as const),
    ...(['terraceOrientation', 'livingAreaM2', 'plotAreaM2', 'gardenAreaM2', 'terraceAreaM2'] as const),
    'roomList',
  ]),
];

/** Pure; takes whatever JSON there is. */
export function mapEstate(raw: RawRecord, maps: AgencyMaps = noMaps): MappedRecord {
  const estate = new RecordReader(raw.body);
  const mapping = new Mapping(`SweepBright ${raw.ref}`, { feeds: sweepBrightFeeds, maps });
  for (const path of leftOut) estate.at(path);
  mapping.change.agentEmail = estate.text('negotiator.email') ?? null;
  const visibility = mapVisibility(estate, mapping);
  for (const [key, path] of Object.entries(plain)) mapping.put(key as FieldKey, estate.text(path));
  mapIdentity(raw, estate, mapping);
  mapPrice(estate, mapping);
  mapBuilding(estate, mapping);
  mapSizes(estate, mapping);
  mapLegal(estate, mapping);
  for (const key of ['title', 'description'] as const)
    for (const [language, text] of textsOf(estate, key === 'title' ? 'description_title' : 'description'))
      mapping.text(key, language, text);
  const { kind, ref, parentRef } = raw;
  const [, name] = textsOf(estate, 'description_title')[0] ?? [];
  return {
    ref,
    kind,
    ...(parentRef !== undefined && { parentRef }),
    ...(kind === 'project' && { name: name ?? estate.text('settings.reference') }),
    visibility,
    change: mapping.change,
    media: mediaOf(estate),
    warnings: mapping.warnings,
    unmapped: mapping.unmapped,
    unread: estate.unread(),
  };
}

/** SweepBright also sends estates in preparation, which are not ours to show. */
function mapVisibility(estate: RecordReader, mapping: Mapping): MappedRecord['visibility'] {
  mapping.option('purpose', estate.text('negotiation'), values.purposeOf);
  const published = estate.text('publish_status') ?? 'public';
  const shown = mapping.meaning('publishStatus', published, values.publicationOf);
  const status = mapping.meaning('status', estate.text('status'), values.availabilityOf);
  if (status === 'withdraw' || shown === 'withdraw') return 'withdraw';
  const known = ['available', 'option', 'sold', 'rented'];
  if (shown !== 'publish' || typeof status !== 'string' || !known.includes(status)) return 'ignore';
  mapping.set('availability', status);
  return 'publish';
}

function mapIdentity(raw: RawRecord, estate: RecordReader, mapping: Mapping): void {
  const reference = estate.text('settings.reference');
  mapping.put('reference', reference);
  if (raw.kind === 'unit') mapping.put('unitName', estate.text('location.box') ?? reference);
  const number = [estate.text('location.number'), estate.text('location.addition')];
  mapping.put('houseNumber', number.filter(Boolean).join(' ') || undefined);
  mapping.option('countryId', estate.text('location.country'), values.countryOf);
  mapping.set('publishAddress', estate.yesNo('location.hidden') === false);
  const subType =
    estate.text('sub_type') ?? new RecordReader({ first: estate.list('sub_type')[0] }).text('first');
  const byType = mapping.meaning('type', estate.text('type'), values.typeOf);
  const type = mapping.meaning('subType', subType, values.typeOfSubType) ?? byType;
  mapping.set('type', raw.kind === 'project' ? 'new_build_project' : type);
  mapping.set('facades', values.facadesOf[subType ?? '']);
}

/** A public sale has an opening bid and no price. */
function mapPrice(estate: RecordReader, mapping: Mapping): void {
  const isRent = estate.text('negotiation') === 'let';
  const amount = estate.number('price.amount');
  const rent = estate.number('price_base_rent.amount') ?? amount;
  const auction = estate.text('auction.start_date');
  const isHidden = estate.yesNo('price.hidden') !== false || estate.text('custom_price') !== undefined;
  mapping.set('publishPrice', !isHidden);
  const period = mapping.meaning('rentPeriod', estate.text('rent_period'), values.rentPeriodOf);
  const isOtherPeriod = isRent && estate.text('rent_period') !== undefined && period !== 'month';
  if (isOtherPeriod) mapping.warnings.push({ field: 'priceCents', reason: problem('RENT_PERIOD') });
  else if (auction && !isRent) mapping.put('startPriceCents', amount);
  else mapping.put('priceCents', isRent ? rent : amount);
  const costs = estate.number('price_recurring_costs.amount');
  mapping.put(isRent ? 'tenantChargesCents' : 'commonChargesCents', costs);
  const deposit = estate.number('price_guarantee.amount');
  const inventory = estate.number('price_inventory_report_cost.amount');
  const vat = estate.number('price_vat_regime');
  if (isRent) {
    mapping.put('depositCents', deposit);
    mapping.put('inventoryShareCents', inventory);
  } else if (vat !== undefined && vat > 0) {
    mapping.put('vatPercent', vat);
    mapping.set('taxRegime', 'vat');
  }
  const hasTenant = estate.text('occupancy.tenant_contract.start_date') !== undefined;
  estate.at('occupancy.tenant_contract.end_date');
  if (estate.yesNo('occupancy.occupied') && hasTenant) mapping.set('availabilityTerms', 'let');
}

function mapBuilding(estate: RecordReader, mapping: Mapping): void {
  const condition = estate.text('general_condition');
  mapping.option('condition', condition, values.conditionOf);
  if (condition === 'new') mapping.set('isNewBuild', true);
  if (estate.yesNo('features.ecology.double_glazing')) mapping.set('glazing', ['double']);
  const fuels = heating.filter(([, path]) => estate.yesNo(path)).map(([fuel]) => fuel);
  if (fuels.length > 0) mapping.set('heating', fuels);
  if (estate.yesNo('features.heating_cooling.individual_heating')) mapping.set('heatingSystem', 'individual');
  if (estate.yesNo('features.heating_cooling.floor_heating')) mapping.set('heatEmission', ['underfloor']);
  mapping.option('gardenOrientation', estate.text('garden_orientation'), values.orientationOf);
  mapping.option('terraceOrientation', estate.text('terrace_orientation'), values.orientationOf);
  for (const each of estate.list('amenities')) {
    const name = typeof each === 'string' ? each : undefined;
    const meant = mapping.meaning('amenity', name, values.amenityOf);
    const key = amenities.find((known) => known === meant);
    if (key) mapping.set(key, true);
  }
}

function textsOf(estate: RecordReader, path: string): [Language, string][] {
  const texts = textsAt(estate, path);
  return languages.flatMap((language) => {
    const text = texts[language];
    return text ? [[language, text]] : [];
  });
}
