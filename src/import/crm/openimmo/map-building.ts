import type { Mapping, ValueTable } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { numberInXml } from '#import/xml/xml-number.ts';
import { saysYes } from './says-yes.ts';
import * as values from './values.ts';

/** Maps the type, the construction, the equipment and the energy. */
export function mapBuilding(record: RecordReader, mapping: Mapping): void {
  mapType(record, mapping);
  mapEquipment(record, mapping);
  mapCondition(record, mapping);
  mapEnergy(record, mapping);
  mapDistances(record, mapping);
}

function mapType(record: RecordReader, mapping: Mapping): void {
  const kinds = record.at('objektkategorie.objektart');
  if (typeof kinds !== 'object') return;
  for (const [element, attribute] of Object.entries(values.kindAttributes)) {
    if (!Object.hasOwn(kinds as object, element)) continue;
    const said = record.text(`objektkategorie.objektart.${element}@${attribute}`)?.toUpperCase();
    mapping.option('type', said === undefined ? element : `${element} ${said}`, values.typeOf);
    if (element === 'haus' && said && Object.hasOwn(values.facadesOf, said))
      mapping.set('facades', values.facadesOf[said]);
    return;
  }
}

function mapEquipment(record: RecordReader, mapping: Mapping): void {
  const yes = (list: string, element: string, table: ValueTable) =>
    chosen(record, `ausstattung.${element}`, table).map((each) => mapping.meaning(list, each, table));
  const fuels = yes('heating', 'befeuerung', values.heatingOf);
  const kinds = yes('heatingKind', 'heizungsart', values.heatingKindOf);
  const heating = [...fuels, ...kinds.filter((each) => each === 'district')].filter(
    (each) => each !== undefined,
  );
  if (heating.length > 0) mapping.set('heating', [...new Set(heating)]);
  if (kinds.includes('individual')) mapping.set('heatingSystem', 'individual');
  if (kinds.includes('underfloor')) mapping.set('heatEmission', ['underfloor']);
  mapping.set(
    'kitchen',
    yes('kitchen', 'kueche', values.kitchenOf).find((each) => each !== undefined),
  );
  mapping.set(
    'roof',
    yes('roof', 'dachform', values.roofOf).find((each) => each !== undefined),
  );
  const [orientation, ...others] = yes('orientation', 'ausricht_balkon_terrasse', values.orientationOf);
  if (others.length === 0) mapping.set('terraceOrientation', orientation);
  yesNo(mapping, 'isFurnished', record.text('ausstattung.moebliert@moeb'), values.furnishedOf);
  yesNo(mapping, 'hasCellar', record.text('ausstattung.unterkellert@keller'), values.cellarOf);
  mapping.put(
    'isAccessible',
    record.text('ausstattung.rollstuhlgerecht') ?? record.text('ausstattung.barrierefrei'),
  );
  mapping.put('hasGarage', record.text('ausstattung.stellplatzart@GARAGE'));
  const internet = ['art', 'speed'].map((each) => record.text(`ausstattung.breitband_zugang@${each}`));
  if (internet.some((each) => each !== undefined)) mapping.set('hasInternet', true);
  for (const [key, path] of [
    ['hasTerrace', 'flaechen.anzahl_terrassen'],
    ['hasBalcony', 'flaechen.anzahl_balkone'],
  ] as const) {
    const count = numberInXml(record.text(path));
    if (typeof count === 'number') mapping.set(key, count > 0);
  }
  for (const supply of record.list('zustand_angaben.erschliessung_umfang')) {
    const said = new RecordReader(supply).text('@erschl_attr')?.toUpperCase();
    const key = ({ GAS: 'hasGas', WASSER: 'hasWater', STROM: 'hasElectricity' } as const)[said ?? ''];
    if (key) mapping.set(key, true);
  }
}

function mapCondition(record: RecordReader, mapping: Mapping): void {
  const of = (name: string) => record.text(`zustand_angaben.${name}`);
  mapping.option('condition', of('zustand@zustand_art')?.toUpperCase(), values.conditionOf);
  yesNo(mapping, 'isNewBuild', of('alter@alter_attr'), values.newBuildOf);
  mapping.put('constructionYear', yearIn(of('baujahr')));
  mapping.put('renovationYear', yearIn(of('letztemodernisierung')));
}

/** The first certificate that says something; some homes have one for the dwelling and one for the shop. */
function mapEnergy(record: RecordReader, mapping: Mapping): void {
  for (const each of record.list('zustand_angaben.energiepass')) {
    const certificate = new RecordReader(each);
    if (certificate.text('jahrgang')?.toLowerCase() === 'nicht_noetig') mapping.set('isEpcExempt', true);
    const label = certificate.text('wertklasse');
    const value = certificate.text('endenergiebedarf') ?? certificate.text('energieverbrauchkennwert');
    if (label === undefined && value === undefined) continue;
    mapping.put('energyLabel', label);
    mapping.put('energyValue', numberInXml(value));
    mapping.put('epcValidUntil', certificate.text('gueltig_bis'));
    return;
  }
}

/** Distances are in kilometres; the nearest of several schools counts. */
function mapDistances(record: RecordReader, mapping: Mapping): void {
  const nearest = new Map<string, number>();
  for (const each of record.list('infrastruktur.distanzen')) {
    const distance = new RecordReader(each);
    const key = mapping.meaning('distance', distance.text('@distanz_zu')?.toUpperCase(), values.distanceOf);
    const km = numberInXml(distance.text('#text'));
    if (typeof key !== 'string' || typeof km !== 'number' || km <= 0) continue;
    nearest.set(key, Math.min(Math.round(km * 1000), nearest.get(key) ?? Number.POSITIVE_INFINITY));
  }
  for (const key of [
    'schoolDistanceM',
    'shopDistanceM',
    'publicTransportDistanceM',
    'motorwayDistanceM',
  ] as const)
    mapping.put(key, nearest.get(key));
}

/** The attributes that say yes. */
function chosen(record: RecordReader, path: string, table: ValueTable): string[] {
  return Object.keys(table).filter((each) => saysYes(record, `${path}@${each}`));
}

function yesNo(
  mapping: Mapping,
  key: 'isFurnished' | 'hasCellar' | 'isNewBuild',
  said: string | undefined,
  table: ValueTable,
): void {
  const meaning = mapping.meaning(key, said?.toUpperCase(), table);
  if (meaning !== undefined) mapping.put(key, String(meaning));
}

/** Seen as '1978', 'ca. 1905', '01.03.2012' and '1998/99'. */
function yearIn(text: string | undefined): number | undefined {
  const year = /(?<!\d)(1\d{3}|20\d{2})(?!\d)/.exec(text ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
}
