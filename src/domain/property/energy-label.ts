import type { Region } from '#domain/place/region.ts';
import { familyOf } from './types.ts';

/**
 * Every label that a certificate in Belgium or Luxembourg can carry: how it is written, and the letter step
 * whose colour it has. Luxembourg's h and i come from the certificate only.
 */
const labels = {
  a_plusplus: { written: 'A++', letter: 'a_plusplus' },
  a_plus: { written: 'A+', letter: 'a_plus' },
  a: { written: 'A', letter: 'a' },
  a_sub: { written: 'A−', letter: 'a' },
  b_plus: { written: 'B+', letter: 'b' },
  b: { written: 'B', letter: 'b' },
  b_sub: { written: 'B−', letter: 'b' },
  c_plus: { written: 'C+', letter: 'c' },
  c: { written: 'C', letter: 'c' },
  c_sub: { written: 'C−', letter: 'c' },
  d_plus: { written: 'D+', letter: 'd' },
  d: { written: 'D', letter: 'd' },
  d_sub: { written: 'D−', letter: 'd' },
  e_plus: { written: 'E+', letter: 'e' },
  e: { written: 'E', letter: 'e' },
  e_sub: { written: 'E−', letter: 'e' },
  f_plus: { written: 'F+', letter: 'f' },
  f: { written: 'F', letter: 'f' },
  f_sub: { written: 'F−', letter: 'f' },
  g: { written: 'G', letter: 'g' },
  h: { written: 'H', letter: 'h' },
  i: { written: 'I', letter: 'i' },
} as const;

export type EnergyLabelName = keyof typeof labels;

/** The steps that have a colour of their own. */
type EnergyLetter = (typeof labels)[EnergyLabelName]['letter'];

/** One step of a scale: the label, and the highest value in kWh/m² a year that still earns it. */
type EnergyStep = { label: EnergyLabelName; upTo: number };

/**
 * An upper bound belongs to its step and decimals to the interval they fall in. The exception is the top step:
 * it holds values below 0, and 0 itself has the next label. Brussels follows the agencies' table, not the
 * official one (A up to 30, A− up to 45): a label that stands on the certificate is shown instead anyway.
 */
const scales: Record<Region, readonly EnergyStep[]> = {
  flanders: [
    { label: 'a_plus', upTo: 0 },
    { label: 'a', upTo: 100 },
    { label: 'b', upTo: 200 },
    { label: 'c', upTo: 300 },
    { label: 'd', upTo: 400 },
    { label: 'e', upTo: 500 },
    { label: 'f', upTo: Number.POSITIVE_INFINITY },
  ],
  wallonia: [
    { label: 'a_plusplus', upTo: 0 },
    { label: 'a_plus', upTo: 45 },
    { label: 'a', upTo: 85 },
    { label: 'b', upTo: 170 },
    { label: 'c', upTo: 255 },
    { label: 'd', upTo: 340 },
    { label: 'e', upTo: 425 },
    { label: 'f', upTo: 510 },
    { label: 'g', upTo: Number.POSITIVE_INFINITY },
  ],
  brussels: [
    { label: 'a_plus', upTo: 0 },
    { label: 'a', upTo: 23 },
    { label: 'a_sub', upTo: 45 },
    { label: 'b_plus', upTo: 62 },
    { label: 'b', upTo: 79 },
    { label: 'b_sub', upTo: 95 },
    { label: 'c_plus', upTo: 113 },
    { label: 'c', upTo: 132 },
    { label: 'c_sub', upTo: 150 },
    { label: 'd_plus', upTo: 170 },
    { label: 'd', upTo: 190 },
    { label: 'd_sub', upTo: 210 },
    { label: 'e_plus', upTo: 232 },
    { label: 'e', upTo: 253 },
    { label: 'e_sub', upTo: 275 },
    { label: 'f_plus', upTo: 298 },
    { label: 'f', upTo: 322 },
    { label: 'f_sub', upTo: 345 },
    { label: 'g', upTo: Number.POSITIVE_INFINITY },
  ],
  // The limits depend on the category of the building, so the value alone does not give a label.
  luxembourg: [],
};

export function isEnergyLabel(value: unknown): value is EnergyLabelName {
  return typeof value === 'string' && Object.hasOwn(labels, value);
}

/** Best first. */
export const energyLabels: readonly EnergyLabelName[] = Object.keys(labels).filter(isEnergyLabel);

/** The labels of the region's certificates, best first. */
export function energyLabelsIn(region: Region): readonly EnergyLabelName[] {
  if (region === 'luxembourg') return ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  return scales[region].map(({ label }) => label);
}

/** True if certificates of homes in that region never have the label; other buildings have scales of their own. */
export function isForeignLabel(
  region: Region,
  type: string | null | undefined,
  label: EnergyLabelName,
): boolean {
  return isHome(type) && !energyLabelsIn(region).includes(label);
}

/** Best first; empty for Luxembourg. */
export function energyScale(region: Region): readonly EnergyStep[] {
  return scales[region];
}

/**
 * `value`: primary energy in kWh/m² a year. Undefined if no label can be computed: in Luxembourg, or without a
 * finite value.
 */
export function energyLabel(region: Region, value: number): EnergyLabelName | undefined {
  if (!Number.isFinite(value)) return undefined;
  return scales[region].find(({ upTo }) => (upTo === 0 ? value < 0 : value <= upTo))?.label;
}

/**
 * The scales are those of homes. Premises and whole buildings have others or none: their label is taken over from the
 * certificate, never computed.
 */
export function computedLabel(
  region: Region,
  type: string | null | undefined,
  value: number,
): EnergyLabelName | undefined {
  return isHome(type) ? energyLabel(region, value) : undefined;
}

function isHome(type: string | null | undefined): boolean {
  const family = familyOf(type);
  return family === 'house' || family === 'apartment';
}

/** With a true minus sign: 'A++', 'B−'. */
export function writeEnergyLabel(label: EnergyLabelName): string {
  return labels[label].written;
}

/** The step whose colour the label has. */
export function energyLetter(label: EnergyLabelName): EnergyLetter {
  return labels[label].letter;
}
