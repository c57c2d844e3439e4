import { isLanguage, type Language } from '#domain/language.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { readDay } from '#domain/reading/day.ts';
import { type AgencyMaps, type MappedRecord, noMaps, type RawRecord } from '#import/crm/mapped-record.ts';
import { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { numberInXml } from '#import/xml/xml-number.ts';
import { mediaFrom } from './attachments.ts';
import { mapBuilding } from './map-building.ts';
import { mapMoney } from './map-money.ts';
import { saysYes } from './says-yes.ts';
import * as values from './values.ts';

/** Taken as they stand in the record: our attribute, then its path. */
const plain = {
  reference: 'verwaltung_techn.objektnr_extern',
  street: 'geo.strasse',
  houseNumber: 'geo.hausnummer',
  city: 'geo.ort',
  unitName: 'geo.wohnungsnr',
  hasAirConditioning: 'ausstattung.klimatisiert',
  hasFireplace: 'ausstattung.kamin',
  hasAlarm: 'ausstattung.sicherheitstechnik@ALARMANLAGE',
  hasLift: 'ausstattung.fahrstuhl@PERSONEN',
  hasGarden: 'ausstattung.gartennutzung',
  hasSwimmingPool: 'ausstattung.swimmingpool',
  hasLaundryRoom: 'ausstattung.wasch_trockenraum',
  hasStorageRoom: 'ausstattung.abstellraum',
  hasBicycleStorage: 'ausstattung.fahrradraum',
  hasAttic: 'ausstattung.dachboden',
  petsAllowed: 'verwaltung_objekt.haustiere',
  isProtectedHeritage: 'verwaltung_objekt.denkmalgeschuetzt',
  availableFrom: 'verwaltung_objekt.abdatum',
} as const satisfies Partial<Record<FieldKey, string>>;

/** Numbers; the first path with a value counts. */
const numbers = {
  latitude: ['geo.geokoordinaten@breitengrad'],
  longitude: ['geo.geokoordinaten@laengengrad'],
  floor: ['geo.etage'],
  floors: ['geo.anzahl_etagen'],
  livingAreaM2: ['flaechen.wohnflaeche'],
  totalAreaM2: ['flaechen.gesamtflaeche', 'flaechen.nutzflaeche'],
  plotAreaM2: ['flaechen.grundstuecksflaeche'],
  officeAreaM2: ['flaechen.bueroflaeche'],
  retailAreaM2: ['flaechen.ladenflaeche', 'flaechen.verkaufsflaeche'],
  storageAreaM2: ['flaechen.lagerflaeche'],
  frontWidthM: ['flaechen.grundstuecksfront'],
  gardenAreaM2: ['flaechen.gartenflaeche'],
  terraceAreaM2: ['flaechen.balkon_terrasse_flaeche'],
  clearHeightM: ['ausstattung.hallenhoehe'],
  units: ['flaechen.anzahl_wohneinheiten'],
  maxOccupants: ['verwaltung_objekt.max_personen'],
  parkingSpaces: ['flaechen.anzahl_stellplaetze'],
  garages: ['preise.stp_garage@anzahl'],
  carports: ['preise.stp_carport@anzahl'],
  outdoorParkingSpaces: ['preise.stp_freiplatz@anzahl'],
  indoorParkingSpaces: [
    'preise.stp_tiefgarage@anzahl',
    'preise.stp_parkhaus@anzahl',
    'preise.stp_duplex@anzahl',
  ],
} as const satisfies Partial<Record<FieldKey, readonly string[]>>;

/** Counts of rooms; half a room does not count here. */
const roomCounts = {
  rooms: 'flaechen.anzahl_zimmer',
  bedrooms: 'flaechen.anzahl_schlafzimmer',
  bathrooms: 'flaechen.anzahl_badezimmer',
  toilets: 'flaechen.anzahl_sep_wc',
} as const satisfies Partial<Record<FieldKey, string>>;

const otherFeeds = [
  ...(['purpose', 'type', 'availability', 'countryId', 'postalCode', 'quarter', 'publishAddress'] as const),
  ...([
    'publishPrice',
    'priceCents',
    'rentalIncomeCents',
    'commonChargesCents',
    'tenantChargesCents',
  ] as const),
  ...(['depositCents', 'vatPercent', 'leaseTermMonths', 'availabilityTerms'] as const),
  ...(['title', 'lede', 'description', 'videoUrl', 'virtualTourUrl'] as const),
  ...(['facades', 'constructionYear', 'renovationYear', 'isNewBuild', 'condition', 'roof'] as const),
  ...(['heating', 'heatingSystem', 'heatEmission', 'kitchen', 'isFurnished', 'isAccessible'] as const),
  ...(['hasCellar', 'hasTerrace', 'hasBalcony', 'terraceOrientation', 'hasGarage'] as const),
  ...(['hasGas', 'hasWater', 'hasElectricity', 'hasInternet'] as const),
  ...(['energyLabel', 'energyValue', 'epcValidUntil', 'isEpcExempt'] as const),
  ...(['schoolDistanceM', 'shopDistanceM', 'publicTransportDistanceM', 'motorwayDistanceM'] as const),
] as const satisfies readonly FieldKey[];

/** All attributes that a record of OpenImmo gives of a property: one that it no longer gives is removed. */
export const openImmoFeeds: readonly FieldKey[] = [
  ...(Object.keys(plain) as (keyof typeof plain)[]),
  ...(Object.keys(numbers) as (keyof typeof numbers)[]),
  ...(Object.keys(roomCounts) as (keyof typeof roomCounts)[]),
  ...otherFeeds,
];

/** Pure; takes whatever JSON there is. */
export function mapImmobilie(raw: RawRecord, maps: AgencyMaps = noMaps): MappedRecord {
  const record = new RecordReader(raw.body);
  const mapping = new Mapping(`OpenImmo ${raw.ref}`, { feeds: openImmoFeeds, maps });
  const { change, warnings, unmapped } = mapping;
  for (const path of ignored) record.at(path);
  const ofAgency = record.text('kontaktperson.email_zentrale');
  change.agentEmail = record.text('kontaktperson.email_direkt') ?? ofAgency ?? null;

  const visibility = mapVisibility(record, mapping);
  for (const [key, path] of Object.entries(plain)) mapping.put(key as FieldKey, record.text(path));
  for (const [key, paths] of Object.entries(numbers))
    mapping.put(key as FieldKey, firstNumber(record, paths));
  for (const [key, path] of Object.entries(roomCounts)) {
    const count = numberInXml(record.text(path));
    mapping.put(key as FieldKey, typeof count === 'number' ? Math.floor(count) : count);
  }
  mapPlace(record, mapping);
  mapMoney(record, mapping);
  mapBuilding(record, mapping);
  mapAvailable(record, mapping);
  const language = languageOf(record.text('verwaltung_techn.sprache'));
  mapTexts(record, mapping, language);
  const { media, videoUrl, virtualTourUrl } = mediaFrom(record, mapping, language);
  mapping.put('videoUrl', videoUrl);
  mapping.put('virtualTourUrl', virtualTourUrl);
  const { kind, ref, parentRef } = raw;
  const name = change.texts.title?.[language];
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

/** Fields that say nothing about the home itself. */
const ignored = [
  ...['objektnr_intern', 'openimmo_obid', 'kennung_ursprung', 'stand_vom', 'gruppen_kennung', 'master'],
  ...['master@visible', 'weitergabe_generell', 'aktiv_von'],
]
  .map((name) => `verwaltung_techn.${name}`)
  .concat('preise.waehrung', 'preise.waehrung@iso_waehrung');

/** `aktion` is an attribute, and in the wild also a word between the tags. */
export function actionOf(record: RecordReader): string {
  const action = record.text('verwaltung_techn.aktion@aktionart');
  const asText = record.text('verwaltung_techn.aktion');
  return (action ?? asText ?? 'CHANGE').toUpperCase();
}

function mapVisibility(record: RecordReader, mapping: Mapping): MappedRecord['visibility'] {
  const purposes = ['KAUF', 'MIETE_PACHT', 'ERBPACHT', 'LEASING'].filter((each) =>
    saysYes(record, `objektkategorie.vermarktungsart@${each}`),
  );
  const purpose = mapping.meaning('purpose', purposes[0], values.purposeOf);
  mapping.set('purpose', purpose);
  const stand = record.text('zustand_angaben.verkaufstatus@stand')?.toUpperCase() ?? 'OFFEN';
  const status = mapping.meaning('status', stand, values.availabilityOf);
  const action = actionOf(record);
  if (action === 'DELETE' || status === 'withdraw') return 'withdraw';
  const isGone = action === 'REFERENZ' || status === 'sold' || status === 'rented';
  if (typeof purpose !== 'string' || typeof status !== 'string') return 'ignore';
  const gone = purpose === 'rent' ? 'rented' : 'sold';
  mapping.set('availability', isGone ? gone : status);
  return ['available', 'option', 'sold', 'rented'].includes(status) ? 'publish' : 'ignore';
}

/** The address is hidden unless the record says that it may be shown. */
function mapPlace(record: RecordReader, mapping: Mapping): void {
  mapping.set('publishAddress', saysYes(record, 'verwaltung_objekt.objektadresse_freigeben'));
  const country = record.text('geo.land@iso_land')?.toUpperCase() ?? 'BEL';
  mapping.option('countryId', country, values.countryOf);
  // The country's letter may stand before it, as on an envelope.
  mapping.put('postalCode', record.text('geo.plz')?.replace(/^[BL][\s-]*(?=\d{4}$)/i, ''));
}

function mapAvailable(record: RecordReader, mapping: Mapping): void {
  const said = record.text('verwaltung_objekt.verfuegbar_ab');
  const day = said === undefined ? undefined : readDay(said);
  if (day && day.problem === undefined) mapping.put('availableFrom', day.value);
  else if (said && /sofort|immédiat|immediately|onmiddellijk/i.test(said))
    mapping.set('availabilityTerms', 'immediately');
  else if (said && /absprache|vereinbarung|convenir|agreed|overeen/i.test(said))
    mapping.set('availabilityTerms', 'to_be_agreed');
  if (saysYes(record, 'verwaltung_objekt.vermietet')) mapping.set('availabilityTerms', 'let');
}

function mapTexts(record: RecordReader, mapping: Mapping, language: Language): void {
  const text = (name: string) => record.text(`freitexte.${name}`);
  mapping.text('title', language, text('objekttitel'));
  mapping.text('lede', language, text('dreizeiler'));
  const parts = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben'].flatMap(
    (name) => text(name) ?? [],
  );
  mapping.text('description', language, parts.length > 0 ? parts.join('\n\n') : undefined);
  mapping.text('quarter', language, record.text('geo.regionaler_zusatz'));
  for (const each of record.list('freitexte.objekt_text')) {
    const translated = new RecordReader(each);
    const other = languageOf(translated.text('@lang'));
    if (other !== language) mapping.text('description', other, translated.text('#text'));
  }
}

/** The code is such as 'de-DE'; German if there is none. */
function languageOf(code: string | undefined): Language {
  const short = code?.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'de';
}

function firstNumber(record: RecordReader, paths: readonly string[]): number | string | undefined {
  const said = paths.map((path) => numberInXml(record.text(path)));
  return said.find((each) => each !== undefined && each !== 0);
}
