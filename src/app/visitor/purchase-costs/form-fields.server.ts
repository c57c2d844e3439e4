import type { UsualLoan } from '#app/purchase-costs/usual-loan.server.ts';
import { choiceLimits } from '#domain/purchase-costs/choices.ts';
import type { DutyRule } from '#domain/purchase-costs/rules.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Texts } from '#texts/server/texts.ts';
import type { AskedPurchase } from './asked-purchase.server.ts';
import { amountField, type CostInput, countField, numberField } from './draw-field.server.ts';

/** Only the fields that matter for this purchase. `ownRule`: the rule of the duty on an own home. */
export function formFields(
  t: Texts,
  ownRule: DutyRule | undefined,
  loan: UsualLoan | undefined,
  asked: AskedPurchase,
): CostInput[] {
  return [
    ...(ownRule ? dutyFields(t, ownRule, asked) : []),
    ...landFields(t, asked),
    ...(loan ? loanFields(t, loan, asked) : []),
  ];
}

function dutyFields(t: Texts, rule: DutyRule, asked: AskedPurchase): CostInput[] {
  const { choices } = asked;
  const { priceCents } = asked.purchase;
  const fields: CostInput[] = [];
  const modest = rule.modestHome;
  if (modest && priceCents > modest.upToPriceCents && priceCents <= modest.upToPriceInCoreCitiesCents) {
    const value = choices.inCoreCity ? '1' : '';
    fields.push({ name: 'core_city', kind: 'check', label: t('COST_CORE_CITY'), value });
  }
  if (rule.creditPerBuyerCents) {
    const said = { label: t('COST_BUYERS'), hint: t('COST_BUYERS_HINT') };
    fields.push(countField(t, 'buyers', { ...said, chosen: choices.buyers, labelOf: String }, asked));
  }
  const ceiling = rule.abatement?.upToPriceCents ?? priceCents;
  if (rule.energyAbatement && priceCents <= ceiling) {
    const hint = t('COST_CLASSES_HINT', { count: rule.energyAbatement.leastClasses });
    const labelOf = (count: number) => (count === 0 ? t('COST_NO_CLASSES') : String(count));
    const said = { label: t('COST_CLASSES'), hint };
    fields.push(countField(t, 'classes', { ...said, chosen: choices.classesGained, labelOf }, asked));
  }
  return fields;
}

/** The part of the price for the land, which has a tax of its own. */
function landFields(t: Texts, asked: AskedPurchase): CostInput[] {
  const { tax, priceCents } = asked.purchase;
  if (tax !== 'vat_and_duty') return [];
  const said = { label: t('COST_LAND'), hint: t('COST_LAND_HINT') };
  return [amountField(t, 'land', { ...said, usual: '', mostCents: priceCents }, asked)];
}

function loanFields(t: Texts, { rule, ownMoneyCents }: UsualLoan, asked: AskedPurchase): CostInput[] {
  const ownMoney = {
    label: t('COST_OWN_MONEY'),
    hint: t('COST_OWN_MONEY_HINT'),
    usual: formatNumber(ownMoneyCents / 100),
    mostCents: choiceLimits.ownMoneyCents,
  };
  const years = { label: t('COST_YEARS'), usual: rule.years, example: '25' };
  const rate = {
    label: t('COST_RATE'),
    hint: t('COST_RATE_HINT'),
    usual: rule.ratePercent,
    example: '3,45',
  };
  return [
    amountField(t, 'own_money', ownMoney, asked),
    numberField(t, 'years', years, asked),
    numberField(t, 'rate', rate, asked),
  ];
}
