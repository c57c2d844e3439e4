import type { FieldKey } from '#domain/property/fields.ts';
import type { Mapping, ValueTable } from '#import/crm/mapping.ts';
import type { RecordReader } from '#import/crm/record-reader.ts';
import { textsAt } from './media.ts';
import * as values from './values.ts';

/** Our attributes in `legal`, with their paths there. */
const plain = {
  energyLabel: 'energy.epc_category',
  energyValue: 'energy.epc_value',
  epcTotalKwh: 'energy.total_epc_value',
  epcCode: 'energy.epc_reference',
  co2KgM2: 'energy.co2_emissions',
  hasAsBuiltAttest: 'regulations.as_built_report',
  isProtectedHeritage: 'regulations.heritage_list',
  asbestosCode: 'regulations.asbestos_certificate_reference',
} as const satisfies Partial<Record<FieldKey, string>>;

const options = [
  ['electricalInspection', 'energy.report_electricity_gas', values.inspectionOf],
  ['floodScoreParcel', 'property_and_land.flood_risk_plot_score', values.floodScoreOf],
  ['floodScoreBuilding', 'property_and_land.flood_risk_building_score', values.floodScoreOf],
  ['asbestosResult', 'regulations.asbestos_certificate', values.asbestosOf],
] as const satisfies readonly (readonly [FieldKey, string, ValueTable])[];

/** Questions of Flemish law that are answered by yes or no. */
const planning = [
  ['buildingPermit', 'building_permit', 'vg', 'gvg'],
  ['preemptiveRight', 'priority_purchase_right', 'vkr', 'gvkr'],
  ['subdivisionPermit', 'subdivision_authorisation', 'vv', 'gvv'],
] as const;

export const legalFeeds: readonly FieldKey[] = [
  ...(Object.keys(plain) as (keyof typeof plain)[]),
  ...options.map(([key]) => key),
  ...planning.map(([key]) => key),
  ...([
    'eLevel',
    'isInFloodArea',
    'zoning',
    'summons',
    'planningInformation',
    'cadastralIncomeCents',
  ] as const),
];

export function mapLegal(estate: RecordReader, mapping: Mapping): void {
  for (const [key, path] of Object.entries(plain)) mapping.put(key as FieldKey, legal(estate, path));
  for (const [key, path, table] of options) mapping.option(key, legal(estate, path), table);
  for (const [key, name, yes, no] of planning) {
    const answer = yesNo(estate, `regulations.${name}`);
    if (answer !== undefined) mapping.set(key, answer ? yes : no);
  }
  mapping.put('eLevel', legal(estate, 'energy.e_level')?.replace(/^E\s*/i, ''));
  const flood = legal(estate, 'property_and_land.flood_risk');
  if (mapping.meaning('flood', flood, values.floodAreaOf) === 'area') mapping.set('isInFloodArea', true);
  const zone = legal(estate, 'property_and_land.land_use_designation');
  setOne('zoning', mapping.meaning('zoning', zone, values.zoningOf), mapping);
  const breach = yesNo(estate, 'regulations.urban_planning_breach');
  const said = breach === undefined ? undefined : String(breach);
  setOne('summons', mapping.meaning('summons', said, values.summonsOf), mapping);
  const income = 'property_and_land.cadastral_income';
  mapping.put('cadastralIncomeCents', legal(estate, `${income}.amount`) ?? legal(estate, income));
  for (const path of ['legal_mentions', 'legal.legal_mentions'])
    for (const [language, text] of Object.entries(textsAt(estate, path)))
      mapping.text('planningInformation', language as keyof ReturnType<typeof textsAt>, text);
}

/**
 * Versions before 2020 have 'epc_value' and 'cadastral_income' at the top, and 'regulations' beside them; later ones
 * put all of it into `legal`.
 */
function legal(estate: RecordReader, path: string): string | undefined {
  const [part = '', ...rest] = path.split('.');
  const formerly = part === 'regulations' ? path : rest.join('.');
  const former = estate.text(formerly);
  return estate.text(`legal.${path}`) ?? former;
}

function yesNo(estate: RecordReader, path: string): boolean | undefined {
  const former = estate.yesNo(path);
  return estate.yesNo(`legal.${path}`) ?? former;
}

function setOne(key: FieldKey, value: string | number | undefined, mapping: Mapping): void {
  if (value !== undefined) mapping.set(key, [value]);
}
