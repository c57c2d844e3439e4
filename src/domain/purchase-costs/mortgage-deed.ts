import { byScale, percentOf } from './amounts.ts';
import type { CostLine } from './cost-sheet.ts';
import type { Buyer, MortgageRule } from './rules.ts';

/** Every cost of a mortgage deed that is signed together with the sale. */
export function mortgageDeed(rule: MortgageRule, loanCents: number, buyer: Buyer): CostLine[] {
  if (loanCents <= 0) return [];
  const securedCents = loanCents + percentOf(loanCents, rule.accessoriesPercent);
  const { registry } = rule;
  const honorarium = byScale(loanCents, rule.scales[buyer]);
  const services = honorarium + rule.administrationCents + rule.disbursementsCents + rule.writingsDutyCents;
  return [
    {
      kind: 'mortgage_registration',
      cents: percentOf(securedCents, rule.registrationPercent),
      percent: rule.registrationPercent,
      rule,
    },
    {
      kind: 'mortgage_duty',
      cents: percentOf(securedCents, rule.mortgagePercent),
      percent: rule.mortgagePercent,
      rule,
    },
    {
      kind: 'mortgage_registry',
      cents: securedCents <= registry.upToCents ? registry.cents : registry.aboveCents,
      rule,
    },
    { kind: 'honorarium', cents: honorarium, rule },
    { kind: 'administration', cents: rule.administrationCents, rule },
    { kind: 'disbursements', cents: rule.disbursementsCents, rule },
    { kind: 'writings_duty', cents: rule.writingsDutyCents, rule },
    { kind: 'annexes_duty', cents: rule.annexesDutyCents, rule },
    { kind: 'services_vat', cents: percentOf(services, rule.vatPercent), percent: rule.vatPercent, rule },
  ];
}
