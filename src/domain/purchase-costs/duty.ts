import type { Region } from '#domain/place/region.ts';
import { percentOf } from './amounts.ts';
import { type Buyer, type DutyRule, type Kind, ruleInForce } from './rules.ts';

/** What the duty depends on besides the price: choices that a visitor makes on the cost sheet. */
export type DutyChoices = {
  /** How many people buy together. */
  buyers: number;
  /** Flanders is milder for modest homes in core cities and in the periphery of Brussels. */
  inCoreCity: boolean;
  /** How many classes better the buyers will make its energy label. */
  classesGained: number;
};

export type Reduction = { kind: 'modest_home' | 'credit'; cents: number };

export type Duty = {
  rule: DutyRule;
  /** The part of the price on which the duty is counted. */
  baseCents: number;
  abatementCents: number;
  reductions: Reduction[];
  isMinimum: boolean;
  cents: number;
};

export function dutyRule(
  rules: readonly DutyRule[],
  { region, kind }: { region: Region; kind: Kind },
  buyer: Buyer,
  day: string,
): DutyRule | undefined {
  const fitting = rules.filter((rule) => rule.buyer === buyer && rule.for.includes(kind));
  return ruleInForce(fitting, region, day);
}

/**
 * `taxedCents`: the part of the price that is taxed with duty, all of it or the ground of new build. Ceilings look
 * at the price of the whole.
 */
export function registrationDuty(
  rule: DutyRule,
  priceCents: number,
  taxedCents: number,
  choices: DutyChoices,
): Duty {
  const abatementCents = Math.min(taxedCents, abatementOf(rule, priceCents, choices));
  const baseCents = taxedCents - abatementCents;
  const reductions: Reduction[] = [];
  const full = percentOf(baseCents, rule.percent);
  let cents = full;
  const reduce = (kind: Reduction['kind'], most: number) => {
    const reduction = Math.min(most, cents);
    if (reduction > 0) reductions.push({ kind, cents: reduction });
    cents -= reduction;
  };
  if (rule.modestHome && priceCents <= modestLimit(rule.modestHome, choices))
    reduce('modest_home', rule.modestHome.cents);
  reduce('credit', (rule.creditPerBuyerCents ?? 0) * choices.buyers);
  const isMinimum = cents < rule.minimumCents;
  return {
    rule,
    baseCents,
    abatementCents,
    reductions,
    isMinimum,
    cents: isMinimum ? rule.minimumCents : cents,
  };
}

function abatementOf(
  { abatement, energyAbatement }: DutyRule,
  priceCents: number,
  choices: DutyChoices,
): number {
  if (!abatement || priceCents > (abatement.upToPriceCents ?? priceCents)) return 0;
  const { classesGained } = choices;
  const counts = energyAbatement && classesGained >= energyAbatement.leastClasses;
  return abatement.cents + (counts ? energyAbatement.centsPerClass * classesGained : 0);
}

function modestLimit(modestHome: NonNullable<DutyRule['modestHome']>, { inCoreCity }: DutyChoices): number {
  return inCoreCity ? modestHome.upToPriceInCoreCitiesCents : modestHome.upToPriceCents;
}
