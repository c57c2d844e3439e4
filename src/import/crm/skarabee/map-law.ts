import { problem } from '#domain/problem/problem.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { numberAt, wordAt } from './said.ts';
import * as values from './values.ts';

/** Questions of Flemish law that are answered by yes or no. */
const planning = [
  ['buildingPermit', 'Permit', 'vg', 'gvg'],
  ['subdivisionPermit', 'AllotmentPermit', 'vv', 'gvv'],
  ['preemptiveRight', 'PreemptiveRights', 'vkr', 'gvkr'],
] as const;

/** Maps energy, the particulars that the law asks for, and certificates. */
export function mapLaw(record: RecordReader, mapping: Mapping): void {
  mapEnergy(record, mapping);
  for (const [key, name, yes, no] of planning) {
    const answer = record.yesNo(`Property.UrbanDevelopment.${name}`);
    if (answer !== undefined) mapping.set(key, answer ? yes : no);
  }
  const of = (name: string) => wordAt(record, `Property.UrbanDevelopment.${name}`);
  const zone = mapping.meaning('zoning', of('AreaApplication@Code'), values.zoningOf);
  if (zone) mapping.set('zoning', [zone]);
  mapSummons(record, mapping);
  mapping.text('planningInformation', 'nl', of('CommentOnJudicialDecision'));
  const heritage = mapping.meaning('heritage', of('ProtectedMonument'), values.heritageOf);
  mapping.put('isProtectedHeritage', heritage);
  for (const [key, name] of [
    ['floodScoreParcel', 'WaterPolicyPScore'],
    ['floodScoreBuilding', 'WaterPolicyGScore'],
  ] as const) {
    const score = record.text(`Property.${name}`)?.toLowerCase();
    if (score && ['a', 'b', 'c', 'd'].includes(score)) mapping.set(key, score);
  }
  const zones = wordAt(record, 'Property.DelimitedFloodplainOrRiverbank');
  const flood = mapping.meaning('flood', zones, values.floodZoneOf);
  if (flood !== undefined) {
    mapping.set('isInFloodArea', flood === 'area');
    mapping.set('isInRiparianZone', flood === 'zone');
  }
  for (const row of record.list('Property.Certifications.Certification')) mapCertificate(row, mapping);
}

function mapEnergy(record: RecordReader, mapping: Mapping): void {
  const at = (name: string) => numberAt(record, `Property.${name}`);
  mapping.option('energyLabel', wordAt(record, 'Property.Energy.Class'), values.energyLabelOf);
  mapping.put('energyValue', notZero(at('Energy.Index')));
  mapping.put('epcTotalKwh', notZero(at('EnergyIndexYearlyTotal')));
  mapping.put('co2KgM2', notZero(at('GES.Index')));
  mapping.put('eLevel', notZero(at('Energy.EnergyLevel')));
  mapping.put('epcCode', record.text('Property.Energy.EnergyCertificateNr'));
  mapping.put('epcValidUntil', record.text('Property.Energy.ClassEndDate'));
}

/** A summons without its kind is left out: the law has its own words for each kind. */
function mapSummons(record: RecordReader, mapping: Mapping): void {
  const path = 'Property.UrbanDevelopment';
  const kind = mapping.meaning('summons', wordAt(record, `${path}.JudicialDecisionType`), values.summonsOf);
  const answer = record.yesNo(`${path}.Summons`);
  record.at(`${path}.JudicialDecision`);
  if (kind !== undefined && answer !== false) mapping.set('summons', [kind]);
  else if (answer === false) mapping.set('summons', ['gdv']);
  else if (answer) mapping.warnings.push({ field: 'summons', reason: problem('SUMMONS_KIND') });
}

/** The kind is an attribute, or an element in some answers. */
function mapCertificate(row: unknown, mapping: Mapping): void {
  const certificate = new RecordReader(row);
  const type = certificate.text('@Type') ?? certificate.text('Type');
  const conforms = certificate.yesNo('Conform');
  const date = certificate.text('Date');
  const answer = (key: FieldKey, yes: unknown, no: unknown) => {
    if (conforms !== undefined) mapping.set(key, conforms ? yes : no);
  };
  if (type === 'ASBESTOS' || type === 'ASBESTUS') {
    answer('asbestosResult', 'safe', 'not_safe');
    mapping.put('asbestosDate', date);
  }
  if (type === 'ELECTRICITY_CERTIFICATE') answer('electricalInspection', 'compliant', 'not_compliant');
  if (type === 'AS_BUILT') answer('hasAsBuiltAttest', true, false);
  if (type === 'SOIL_CERT') mapping.put('soilAttestDate', date);
}

/** Skarabee writes 0 for an unknown number. */
function notZero(number: number | string | undefined): number | string | undefined {
  return number === 0 ? undefined : number;
}
