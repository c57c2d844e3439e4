import { buyerText, conditionTexts } from '#app/purchase-costs/buyer-words.server.ts';
import type { UsualLoan } from '#app/purchase-costs/usual-loan.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { buyersOf, ruleOfDuty } from '#domain/purchase-costs/cost-sheet.ts';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { AskedPurchase } from './asked-purchase.server.ts';
import { formFields } from './form-fields.server.ts';

export function presentCostForm(context: RequestContext, asked: AskedPurchase, loan: UsualLoan | undefined) {
  const { settings, language } = context;
  const { row, purchase, problems, sheet, day } = asked;
  const t = textsFor(language);
  const rule = ruleOfDuty(settings.purchaseCosts, purchase, 'own_home', day);
  const ownRule = rule?.buyer === 'own_home' ? rule : undefined;
  const buyers = buyersOf(settings.purchaseCosts, purchase, day);
  const choices = buyers.map((value) => ({
    value,
    label: buyerText(context, { purchase, buyer: value, day }),
    chosen: value === sheet.buyer,
  }));
  return {
    action: href(language, 'purchaseCosts', { id: row.id }),
    title: t('COST_SITUATION'),
    submit: t('COST_CALCULATE'),
    problems: Object.keys(problems).length > 0 ? t('COST_PROBLEMS') : null,
    buyer: {
      label: t('COST_BUYER'),
      problem: problems.buyer ? t('COST_PROBLEM_CHOICE') : null,
      choices: choices.length > 1 ? choices : [],
      conditionsTitle: t('COST_CONDITIONS'),
      conditions: ownRule ? conditionTexts(t, ownRule, purchase) : [],
    },
    fields: formFields(t, ownRule, loan, asked),
  };
}
