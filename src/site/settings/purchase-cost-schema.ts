import { z } from 'zod';
import { regions } from '#domain/place/region.ts';
import {
  buyers,
  type CostRules,
  certainties,
  type DepositRule,
  type TenantFeeRule,
  tenancies,
} from '#domain/purchase-costs/rules.ts';
import { text } from '#site/schema-parts.ts';
import { rule } from '#site/site-problem.ts';
import { purchaseCosts } from './purchase-cost-rules.ts';

// A hundred million euros, as the largest price there can be.
const cents = z.int().min(0).max(10_000_000_000);
const percent = z.number().min(0).max(100);
/** A percentage of a loan: with costs above the loan itself, its calculation would never settle. */
const percentOfLoan = z.number().min(0).max(10);
const years = z.int().min(1).max(40);

const inForce = {
  regions: z.array(z.enum(regions)).min(1),
  from: z.iso.date(),
  until: z.iso.date().optional(),
};

const source = z.union([z.string().min(1), text]);

const checked = {
  law: z.string().min(1).optional(),
  certainty: z.enum(certainties).optional(),
  note: z.string().min(1).optional(),
};

/** For a rule that was stored before rules said where they come from. */
export const ofLaw = { source: source.optional(), ...checked };

const dated = { ...inForce, source, ...checked };

const scale = (rate: z.ZodNumber) =>
  z.strictObject({
    fixedCents: cents,
    brackets: z
      .array(z.strictObject({ upToCents: cents.nullable(), percent: rate }))
      .min(1)
      .refine(
        (brackets) =>
          brackets.every(({ upToCents }, index) => {
            const before = index === 0 ? 0 : brackets[index - 1]?.upToCents;
            const isLast = index === brackets.length - 1;
            return isLast ? upToCents === null : upToCents !== null && upToCents > (before ?? 0);
          }),
        rule('BRACKETS', 'must rise, and the last bracket, and no other, goes up to null'),
      ),
  });

const duty = z.strictObject({
  ...dated,
  buyer: z.enum(buyers),
  for: z.array(z.enum(['home', 'plot', 'other'])).min(1),
  percent,
  minimumCents: cents,
  abatement: z.strictObject({ cents, upToPriceCents: cents.optional() }).optional(),
  energyAbatement: z.strictObject({ centsPerClass: cents, leastClasses: z.int().min(1).max(6) }).optional(),
  modestHome: z.strictObject({ cents, upToPriceCents: cents, upToPriceInCoreCitiesCents: cents }).optional(),
  creditPerBuyerCents: cents.optional(),
  exceptNewBuildLand: z.boolean().optional(),
  isOnlyHome: z.boolean().optional(),
  mayOwnPlot: z.boolean().optional(),
  sellOtherYears: years.optional(),
  moveInYears: years.optional(),
  moveInYearsOnPlan: years.optional(),
  stayYears: years.optional(),
});

const surtax = z.strictObject({
  ...dated,
  municipalities: z.array(z.string().min(1)).min(1),
  percent,
  freeIfBuiltYears: years.optional(),
});

const notary = z.strictObject({
  ...dated,
  scales: z.strictObject({ own_home: scale(percent), other: scale(percent) }),
  administrationCents: cents,
  disbursementsCents: cents,
  transcriptionCents: cents,
  writingsDutyCents: cents,
  annexesDutyCents: cents,
  vatPercent: percent,
});

const mortgage = z.strictObject({
  ...dated,
  accessoriesPercent: percent,
  registrationPercent: percentOfLoan,
  mortgagePercent: percentOfLoan,
  registry: z.strictObject({ upToCents: cents, cents, aboveCents: cents }),
  annexesDutyCents: cents,
  writingsDutyCents: cents,
  scales: z.strictObject({ own_home: scale(percentOfLoan), other: scale(percentOfLoan) }),
  administrationCents: cents,
  disbursementsCents: cents,
  vatPercent: percent,
});

const newBuildVat = z.strictObject({
  ...dated,
  percent,
  ownHome: z.strictObject({ percent, savesUpToCents: cents }).optional(),
  rebuilt: z.strictObject({ percent, livingAreaM2: z.int().positive(), stayYears: years }).optional(),
});

const lists = z.strictObject({
  duties: z.array(duty),
  surtaxes: z.array(surtax),
  notary: z.array(notary),
  mortgages: z.array(mortgage),
  newBuildVat: z.array(newBuildVat),
  advances: z.array(z.strictObject({ ...dated, percent, newBuildPercent: percent })),
  loans: z.array(
    z.strictObject({
      ...inForce,
      source: z.string().optional(),
      ratePercent: z.number().min(0).max(20),
      years,
      ownMoneyPercent: percent,
    }),
  ),
}) satisfies z.ZodType<CostRules>;

export type PurchaseCosts = z.infer<typeof lists>;

const { shape } = lists;

/** The dated rules by which the costs of a purchase are estimated. A list left out is the program's own. */
export const purchaseCostsSchema = z.strictObject({
  duties: shape.duties.default(purchaseCosts.duties),
  surtaxes: shape.surtaxes.default(purchaseCosts.surtaxes),
  notary: shape.notary.default(purchaseCosts.notary),
  mortgages: shape.mortgages.default(purchaseCosts.mortgages),
  newBuildVat: shape.newBuildVat.default(purchaseCosts.newBuildVat),
  advances: shape.advances.default(purchaseCosts.advances),
  loans: shape.loans.default(purchaseCosts.loans),
});

/** The highest deposits that a landlord of a property may ask, by day. */
export const rentDepositsSchema = z.array(
  z.strictObject({
    ...dated,
    for: z.array(z.enum(tenancies)).min(1).optional(),
    months: z.int().min(0).max(12),
    asGuaranteeMonths: z.int().min(0).max(12).optional(),
  }),
) satisfies z.ZodType<DepositRule[]>;

/** What a tenant pays of the agency's fee, by day. */
export const tenantFeesSchema = z.array(z.strictObject({ ...dated, percent })) satisfies z.ZodType<
  TenantFeeRule[]
>;
