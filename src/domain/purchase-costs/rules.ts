import type { Region } from '#domain/place/region.ts';

/** A rule that holds in `regions` from the day `from` up to and with `until`; `source`: who says so. */
export type Dated = {
  regions: readonly Region[];
  from: string;
  until?: string | undefined;
  source: string;
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
  /** What is asked of the buyers. */
  isOnlyHome?: boolean | undefined;
  moveInYears?: number | undefined;
  stayYears?: number | undefined;
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

/** What a mortgage deed costs that is signed with the deed of sale. */
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

/** What is paid at the sale agreement; a law protects whoever buys on plan. */
type AdvanceRule = Dated & { percent: number; newBuildPercent: number };

/** What the sketch of a loan starts from. */
export type LoanRule = Dated & { ratePercent: number; years: number; ownMoneyPercent: number };

/** The highest deposit for a property; `asGuaranteeMonths`: where a bank stands surety. */
export type DepositRule = Dated & { months: number; asGuaranteeMonths?: number | undefined };

export type CostRules = {
  duties: readonly DutyRule[];
  notary: readonly NotaryRule[];
  mortgages: readonly MortgageRule[];
  newBuildVat: readonly NewBuildVatRule[];
  advances: readonly AdvanceRule[];
  loans: readonly LoanRule[];
};

/** The latest rule when several hold. `day`: 'YYYY-MM-DD'. */
export function ruleInForce<Rule extends Dated>(
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
