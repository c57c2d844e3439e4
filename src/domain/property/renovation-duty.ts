import type { Region } from '#domain/place/region.ts';
import type { Dated } from '#domain/purchase-costs/rules.ts';
import type { EnergyLabelName } from './energy-label.ts';
import type { Family } from './types.ts';

/** A property with one of `labels`, sold from the day `from` up to and with `until`, must reach `targetLabel` in `years`. */
export type RenovationRule = {
  region: Region;
  labels: readonly EnergyLabelName[];
  from: string;
  until?: string | undefined;
  targetLabel: EnergyLabelName;
  years: number;
} & Partial<Pick<Dated, 'source' | 'law' | 'certainty' | 'note'>>;

/** Business premises have a duty of their own, which starts from other certificates. */
const properties: readonly Family[] = ['house', 'apartment'];

/**
 * The rule of the day on which the property changes hands ('YYYY-MM-DD'); the one that came into force last when
 * several hold. Only buyers have the duty (in Flanders: Energiebesluit, deeds since 2023).
 */
export function renovationDuty(
  rules: readonly RenovationRule[],
  property: {
    region: Region | undefined;
    label: EnergyLabelName | undefined;
    family: Family;
    purpose: 'sale' | 'rent';
  },
  day: string,
): RenovationRule | undefined {
  const { region, label, family, purpose } = property;
  if (!label || purpose !== 'sale' || !properties.includes(family)) return undefined;
  return rules
    .filter((rule) => rule.region === region && rule.labels.includes(label))
    .filter((rule) => rule.from <= day && (!rule.until || day <= rule.until))
    .reduce<RenovationRule | undefined>(
      (latest, rule) => (latest && latest.from >= rule.from ? latest : rule),
      undefined,
    );
}

/**
 * True if the buyer of these premises may have the duty to renovate non-residential buildings (in Flanders:
 * Energiebesluit, deeds since 2022). It starts from other certificates and measures, so the label does not tell.
 */
export function mayHavePremisesDuty({
  region,
  family,
  purpose,
}: {
  region: Region | undefined;
  family: Family;
  purpose: 'sale' | 'rent';
}): boolean {
  return region === 'flanders' && family === 'business' && purpose === 'sale';
}
