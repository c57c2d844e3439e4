import type { Region } from '#domain/place/region.ts';
import { computedLabel, type EnergyLabel } from './energy-label.ts';
import { regionOfProperty } from './fact-sheet.ts';
import { type FieldKey, getField, suits } from './fields.ts';
import { familyOf } from './types.ts';
import type { PropertyFacts } from './values.ts';

/**
 * What an advertisement says of a building's energy, in the order in which it is customary.
 * Flanders since 2012 (value; label and code since 2019), Wallonia since 2015, Brussels since 2011 (class and CO2),
 * Luxembourg by the grand-ducal regulations of 5 May 2012 (art. 11) and 9 June 2021 (both classes).
 */
export const energyMentions: Record<Region, readonly FieldKey[]> = {
  flanders: ['energyLabel', 'energyValue', 'epcCode'],
  wallonia: ['energyLabel', 'epcCode', 'energyValue', 'epcTotalKwh'],
  brussels: ['energyLabel', 'co2KgM2'],
  luxembourg: ['energyLabel', 'insulationClass'],
};

/**
 * Flanders since 1 January 2023: for a sale and for a lease of more than nine years (Waterwetboek art. 1.3.3.3.2,
 * decision of the Flemish Government of 25 November 2022).
 */
const floodMentions: readonly FieldKey[] = ['floodScoreParcel', 'floodScoreBuilding'];

/** Flanders: for a sale and for a lease of more than nine years (VCRO art. 5.2.6). */
const planningMentions: readonly FieldKey[] = [
  'buildingPermit',
  'zoning',
  'summons',
  'preemptiveRight',
  'subdivisionPermit',
];

/** By the law of the property's region; a rent names its price and charges in every region. */
export function requiredMentions(property: PropertyFacts): FieldKey[] {
  const region = regionOfProperty(property);
  const keys = [
    ...(property.purpose === 'rent' ? (['priceCents', 'tenantChargesCents'] as const) : []),
    ...(region && !property.isEpcExempt ? requiredOfEnergy(property, region) : []),
    ...(region === 'flanders' ? requiredInFlanders(property) : []),
  ];
  const family = familyOf(property.type);
  return keys.filter((key) => suits(getField(key), { family, purpose: property.purpose }));
}

/** The label of the certificate, else the one that the value of a home earns. */
export function labelOfProperty(property: PropertyFacts): EnergyLabel | undefined {
  if (property.energyLabel) return property.energyLabel;
  const region = regionOfProperty(property);
  const value = property.energyValue;
  return region && typeof value === 'number' ? computedLabel(region, property.type, value) : undefined;
}

function requiredOfEnergy(property: PropertyFacts, region: Region): readonly FieldKey[] {
  // Business premises have other certificates (the EPC NR in Flanders) or none (Wallonia).
  if (familyOf(property.type) === 'business') return [];
  // A Walloon building with several units names its worst and its best class, and no certificate.
  if (region === 'wallonia' && property.energyLabelBest) return ['energyLabel', 'energyLabelBest'];
  // In Flanders the address may stand in the place of the code.
  const addressTells = region === 'flanders' && property.publishAddress !== false;
  return energyMentions[region].filter((key) => !(addressTells && key === 'epcCode'));
}

function requiredInFlanders(property: PropertyFacts): FieldKey[] {
  const isLongLease = (property.leaseTermMonths ?? 0) > 9 * 12;
  // Asbestos: at the sale of what was built before 2001, and of what nobody can date (Materialendecreet, since 23
  // November 2022). The law wants the certificate, custom its result.
  const isOld = !property.isNewBuild && (property.constructionYear ?? 0) < 2001;
  const mayHoldAsbestos = property.purpose === 'sale' && isOld;
  return [
    ...(property.purpose === 'sale' || isLongLease ? [...floodMentions, ...planningMentions] : []),
    ...(mayHoldAsbestos ? (['asbestosResult'] as const) : []),
  ];
}
