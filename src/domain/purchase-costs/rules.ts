import type { LocalisedText } from '#domain/language.ts';
import type { Region } from '#domain/place/region.ts';

/** Holds in `regions` from the day `from` up to and with `until`. */
type InForce = { regions: readonly Region[]; from: string; until?: string | undefined };

/**
 * How sure it is that the law says so. `practice`: agencies and notaries reckon so. `not_confirmed`: the safer
 * reading for the buyer or tenant, which the page marks.
 */
export const certainties = ['confirmed', 'practice', 'not_confirmed'] as const;

export type Dated = InForce & {
  /** The name of the site that says so; if it has several, one in each language. */
  source: string | LocalisedText;
  /** The article. */
  law?: string | undefined;
  certainty?: (typeof certainties)[number] | undefined;
  /** A note for somebody who checks the rule. */
  note?: string | undefined;
};

/** `own_home`: natural persons who go and live there; `other`: everybody else. */
export const buyers = ['own_home', 'other'] as const;

export type Buyer = (typeof buyers)[number];

/** What the rules tell apart: a property, ground to build one on, anything else. */
export type Kind = 'home' | 'plot' | 'other';

export type DutyRule = Dated & {
  buyer: Buyer;
  /** An own home can be bought, or the ground for it. */
  for: readonly Kind[];
  percent: number;
  minimumCents: number;
  /** The part of the price on which no duty is paid. `upToPriceCents`: a dearer property has no abatement. */
  abatement?: { cents: number; upToPriceCents?: number | undefined } | undefined;
  /** A higher abatement for buyers who make the property better by so many energy classes. */
  energyAbatement?: { centsPerClass: number; leastClasses: number } | undefined;
  /** Taken off the duty itself, for a home that costs little. */
  modestHome?: { cents: number; upToPriceCents: number; upToPriceInCoreCitiesCents: number } | undefined;
  /** Taken off the duty itself, for each buyer. */
  creditPerBuyerCents?: number | undefined;
  /** The ground of new build is excluded, and taxed as for everybody else. */
  exceptNewBuildLand?: boolean | undefined;
  /** Conditions for the buyers. */
  isOnlyHome?: boolean | undefined;
  /** With `isOnlyHome`: ground to build on does not count as another property. */
  mayOwnPlot?: boolean | undefined;
  /** With `isOnlyHome`: a buyer who sells the other property within so many years keeps the rate. */
  sellOtherYears?: number | undefined;
  moveInYears?: number | undefined;
  /** For ground, and for a property bought off plan; absent: `moveInYears`. */
  moveInYearsOnPlan?: number | undefined;
  stayYears?: number | undefined;
};

/** What a municipality takes on top of the duty, on property that is not bought to be lived in. */
export type SurtaxRule = Dated & {
  /** Their keys in the table of places. */
  municipalities: readonly string[];
  percent: number;
  /** Ground is free if the buyer undertakes to build a property on it within so many years. */
  freeIfBuiltYears?: number | undefined;
};

/** A percentage of each part of an amount, and a fixed amount on top. `upToCents`: null for the last part. */
export type Scale = {
  fixedCents: number;
  brackets: readonly { upToCents: number | null; percent: number }[];
};

/** What the notary asks for a deed of sale. */
export type NotaryRule = Dated & {
  scales: Record<Buyer, Scale>;
  administrationCents: number;
  disbursementsCents: number;
  transcriptionCents: number;
  writingsDutyCents: number;
  annexesDutyCents: number;
  vatPercent: number;
};

/** The costs of a mortgage deed that is signed with the deed of sale. */
export type MortgageRule = Dated & {
  /** The mortgage also covers costs and interest: so much above the loan. */
  accessoriesPercent: number;
  registrationPercent: number;
  mortgagePercent: number;
  registry: { upToCents: number; cents: number; aboveCents: number };
  annexesDutyCents: number;
  writingsDutyCents: number;
  scales: Record<Buyer, Scale>;
  administrationCents: number;
  disbursementsCents: number;
  vatPercent: number;
};

export type NewBuildVatRule = Dated & {
  percent: number;
  /** For a buyer who lives there, until it has saved `savesUpToCents`. */
  ownHome?: { percent: number; savesUpToCents: number } | undefined;
  /** After demolition, for an only home that is small enough and lived in long enough. */
  rebuilt?: { percent: number; livingAreaM2: number; stayYears: number } | undefined;
};

/** What is paid at the sale agreement; a law protects a buyer off plan. */
type AdvanceRule = Dated & { percent: number; newBuildPercent: number };

/** What the sketch of a loan starts from: an assumption, which nobody prescribes. */
export type LoanRule = InForce & { ratePercent: number; years: number; ownMoneyPercent: number };

/** What a deposit is asked for: a home as main residence, or a student's room. */
export const tenancies = ['home', 'student_room'] as const;

export type Tenancy = (typeof tenancies)[number];

/** The highest deposit; `for`: absent for every tenancy; `asGuaranteeMonths`: as a bank guarantee. */
export type DepositRule = Dated & {
  for?: readonly Tenancy[] | undefined;
  months: number;
  asGuaranteeMonths?: number | undefined;
};

/** The part of the agency's fee that the tenant of a home pays. */
export type TenantFeeRule = Dated & { percent: number };

export type CostRules = {
  duties: readonly DutyRule[];
  surtaxes: readonly SurtaxRule[];
  notary: readonly NotaryRule[];
  mortgages: readonly MortgageRule[];
  newBuildVat: readonly NewBuildVatRule[];
  advances: readonly AdvanceRule[];
  loans: readonly LoanRule[];
};

/** The latest rule when several hold. `day`: 'YYYY-MM-DD'. */
export function ruleInForce<Rule extends InForce>(
  rules: readonly Rule[],
  region: Region,
  day: string,
): Rule | undefined {
  return rules
    .filter(({ regions, from, until }) => regions.includes(region) && from <= day && (!until || day <= until))
    .reduce<Rule | undefined>(
      (latest, rule) => (latest && latest.from >= rule.from ? latest : rule),
      undefined,
    );
}
