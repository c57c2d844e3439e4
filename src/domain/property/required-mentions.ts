import type { Region } from '#domain/place/region.ts';
import { computedLabel, type EnergyLabelName } from './energy-label.ts';
import { type FieldKey, getField, suits } from './fields.ts';
import { mentionsFor } from './legal-completeness.ts';
import { regionOfProperty } from './region-of-property.ts';
import { familyOf } from './types.ts';
import type { PropertyFacts } from './values.ts';

/**
 * What an advertisement says about a building's energy, in the customary order.
 * Flanders since 2012 (value; label and code since 2019), Wallonia since 2015, Brussels since 2011 (class and CO2),
 * Luxembourg by the grand-ducal regulations of 5 May 2012 (art. 11) and 9 June 2021 (both classes).
 */
export const energyMentions: Record<Region, readonly FieldKey[]> = {
  flanders: ['energyLabel', 'energyValue', 'epcCode'],
  wallonia: ['energyLabel', 'epcCode', 'energyValue', 'epcTotalKwh'],
  brussels: ['energyLabel', 'co2KgM2'],
  luxembourg: ['energyLabel', 'insulationClass'],
};

/** The attributes that no setting may hide, by the law of the property's region (legal-completeness.ts). */
export function requiredMentions(property: PropertyFacts): FieldKey[] {
  const family = familyOf(property.type);
  const region = regionOfProperty(property);
  const keys = mentionsFor(property).flatMap((mention) => mention.shows ?? []);
  return [...new Set(keys)].filter((key) =>
    suits(getField(key), { family, purpose: property.purpose, region }),
  );
}

/** The label of the certificate, else the one that the value of a home earns. */
export function labelOfProperty(property: PropertyFacts): EnergyLabelName | undefined {
  if (property.energyLabel) return property.energyLabel;
  const region = regionOfProperty(property);
  const value = property.energyValue;
  return region && typeof value === 'number' ? computedLabel(region, property.type, value) : undefined;
}
