import type { Region } from '#domain/place/region.ts';
import { toRoundEuros } from '#domain/property/price.ts';
import type { Tax } from '#domain/property/tax.ts';
import { byScale, percentOf } from './amounts.ts';
import { type Duty, type DutyChoices, dutyRule, registrationDuty } from './duty.ts';
import { type NewBuildVat, newBuildVat } from './new-build-vat.ts';
import {
  type Buyer,
  buyers,
  type CostRules,
  type Dated,
  type DutyRule,
  type Kind,
  type NotaryRule,
  ruleInForce,
  type SurtaxRule,
} from './rules.ts';

/** The property that is bought. */
export type Purchase = {
  region: Region;
  priceCents: number;
  kind: Kind;
  isHousing?: boolean | undefined;
  /** The key of its place's municipality. */
  municipality?: string | undefined;
  tax: Tax;
  /** The percentage of VAT that the agency states. */
  statedVatPercent?: number | undefined;
};

/** `landCents`: the part of the price for the ground; undefined: VAT is counted on all of it, to be safe. */
export type PurchaseChoices = DutyChoices & { buyer: Buyer; landCents?: number | undefined };

type CostKind =
  | 'duty'
  | 'vat'
  | 'honorarium'
  | 'administration'
  | 'disbursements'
  | 'transcription'
  | 'writings_duty'
  | 'annexes_duty'
  | 'services_vat'
  | 'mortgage_registration'
  | 'mortgage_duty'
  | 'mortgage_registry';

export type SurtaxLine = { kind: 'surtax'; cents: number; percent: number; rule: SurtaxRule };

export type CostLine = { kind: CostKind; cents: number; percent?: number; rule: Dated } | SurtaxLine;

export type CostSheet = {
  buyer: Buyer;
  duty: Duty;
  vat: NewBuildVat | undefined;
  lines: CostLine[];
  costsCents: number;
  totalCents: number;
};

/** Only the buyers who have a rule of their own for this purchase. */
export function buyersOf(rules: CostRules, purchase: Purchase, day: string): Buyer[] {
  return buyers.filter((buyer) => dutyRule(rules.duties, purchase, buyer, day));
}

/** For the ground of new build, the rule of other buyers may apply to an own home too. */
export function ruleOfDuty(
  rules: CostRules,
  purchase: Purchase,
  buyer: Buyer,
  day: string,
): DutyRule | undefined {
  const own = dutyRule(rules.duties, purchase, buyer, day);
  const isOnGround = purchase.tax !== 'duty';
  return isOnGround && own?.exceptNewBuildLand ? dutyRule(rules.duties, purchase, 'other', day) : own;
}

/** Undefined for housing, and for ground on which the buyer will live. */
export function surtaxRule(
  { surtaxes }: CostRules,
  { region, municipality, isHousing }: Purchase,
  buyer: Buyer,
  day: string,
): SurtaxRule | undefined {
  if (isHousing || buyer === 'own_home' || municipality === undefined) return undefined;
  const there = surtaxes.filter(({ municipalities }) => municipalities.includes(municipality));
  return ruleInForce(there, region, day);
}

function surtaxLine(rule: SurtaxRule, { baseCents }: Duty): SurtaxLine {
  return { kind: 'surtax', cents: percentOf(baseCents, rule.percent), percent: rule.percent, rule };
}

/** An estimate: the notary decides. Undefined if no rule is in force on the day of the deed. */
export function costSheet(
  rules: CostRules,
  purchase: Purchase,
  choices: PurchaseChoices,
  day: string,
): CostSheet | undefined {
  const { region, priceCents, tax } = purchase;
  const buyer = buyersOf(rules, purchase, day).includes(choices.buyer) ? choices.buyer : 'other';
  const rule = ruleOfDuty(rules, purchase, buyer, day);
  const notary = ruleInForce(rules.notary, region, day);
  const vatRule = ruleInForce(rules.newBuildVat, region, day);
  if (!rule || !notary || (tax !== 'duty' && !vatRule)) return undefined;

  const landCents = Math.min(priceCents, choices.landCents ?? 0);
  const taxedCents = tax === 'duty' ? priceCents : tax === 'vat' ? 0 : landCents;
  const duty = registrationDuty(rule, priceCents, taxedCents, choices);
  const vat =
    vatRule && taxedCents < priceCents
      ? newBuildVat(vatRule, priceCents - taxedCents, buyer, purchase.statedVatPercent)
      : undefined;
  const surtax = taxedCents > 0 ? surtaxRule(rules, purchase, buyer, day) : undefined;
  const lines: CostLine[] = [
    ...(vat ? [{ kind: 'vat', cents: vat.cents, percent: vat.percent, rule: vat.rule } as const] : []),
    { kind: 'duty', cents: duty.cents, percent: rule.percent, rule },
    ...(surtax ? [surtaxLine(surtax, duty)] : []),
    ...notaryLines(notary, buyer, priceCents),
  ];
  const costsCents = sumOf(lines);
  return { buyer, duty, vat, lines, costsCents, totalCents: priceCents + costsCents };
}

/** Rounds to whole euros; the sums add up the rounded lines. */
export function inRoundEuros(sheet: CostSheet): CostSheet {
  const { duty, vat, costsCents, totalCents } = sheet;
  const lines = sheet.lines.map((line) => ({ ...line, cents: toRoundEuros(line.cents) }));
  const roundCosts = sumOf(lines);
  return {
    ...sheet,
    duty: { ...duty, cents: toRoundEuros(duty.cents) },
    vat: vat && { ...vat, cents: toRoundEuros(vat.cents) },
    lines,
    costsCents: roundCosts,
    totalCents: totalCents - costsCents + roundCosts,
  };
}

export function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

function notaryLines(rule: NotaryRule, buyer: Buyer, priceCents: number): CostLine[] {
  const honorarium = byScale(priceCents, rule.scales[buyer]);
  const services = honorarium + rule.administrationCents + rule.disbursementsCents + rule.writingsDutyCents;
  const lines: CostLine[] = [
    { kind: 'honorarium', cents: honorarium, rule },
    { kind: 'administration', cents: rule.administrationCents, rule },
    { kind: 'disbursements', cents: rule.disbursementsCents, rule },
    { kind: 'transcription', cents: rule.transcriptionCents, rule },
    { kind: 'writings_duty', cents: rule.writingsDutyCents, rule },
    { kind: 'annexes_duty', cents: rule.annexesDutyCents, rule },
    { kind: 'services_vat', cents: percentOf(services, rule.vatPercent), percent: rule.vatPercent, rule },
  ];
  return lines.filter(({ cents }) => cents > 0);
}
