import { redirect } from 'react-router';
import { propertyFacts } from '#app/property/property-facts.server.ts';
import { buyerText, conditionTexts } from '#app/purchase-costs/buyer-words.server.ts';
import { costRows } from '#app/purchase-costs/cost-rows.server.ts';
import type { CostRow } from '#app/purchase-costs/cost-rows.tsx';
import { percentText } from '#app/purchase-costs/percent-text.server.ts';
import { purchaseOf } from '#app/purchase-costs/purchase.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { missingPage } from '#app/shell/missing-page.server.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import { findProperty, findWithdrawn } from '#database/property/property-page.ts';
import { parseId } from '#domain/address/id.ts';
import type { Language } from '#domain/language.ts';
import { formatEuro, presentPrice } from '#domain/property/price.ts';
import { percentOf } from '#domain/purchase-costs/amounts.ts';
import { choiceNames } from '#domain/purchase-costs/choice-names.ts';
import { parseChoices } from '#domain/purchase-costs/choices.ts';
import { buyersOf, costSheet, type Purchase } from '#domain/purchase-costs/cost-sheet.ts';
import { dutyRule } from '#domain/purchase-costs/duty.ts';
import { type CostRules, ruleInForce } from '#domain/purchase-costs/rules.ts';
import { formatArea } from '#domain/text/numbers.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { alternates } from '#site/paths/paths.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';
import { homeTitle } from '#texts/wording/home-words.ts';
import { addressText } from '#texts/wording/place-text.ts';
import { formFields } from './form-fields.server.ts';
import { shownLoan } from './shown-loan.server.ts';

/**
 * Takes the id in the address, the path and what was chosen; gives the costs of that purchase, with the form to count
 * them anew. Where there are none to tell (it is let or gone, its price is hidden), who asks is led to its page.
 */
export async function loadPurchaseCosts(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
  query: URLSearchParams,
) {
  const { database, settings, language, tags, now } = context;
  const t = textsFor(language);
  const id = parseId(idInAddress);
  const notFound = { title: t('PROPERTY_NOT_FOUND'), hint: t('PROPERTY_NOT_FOUND_HINT') };
  if (id === undefined) throw missingPage(pathname, notFound);

  tags.add(`property:${id}`).add('properties').add('places');
  const row = await findProperty(database, id);
  if (!row) {
    if (!(await findWithdrawn(database, 'property', id))) throw missingPage(pathname, notFound);
    const withdrawn = { title: t('PROPERTY_WITHDRAWN'), hint: t('PROPERTY_WITHDRAWN_HINT') };
    throw missingPage(pathname, withdrawn, 410);
  }

  const rules = settings.purchaseCosts;
  const day = dayOf(now);
  const purchase = purchaseOf(row, propertyFacts(row));
  const parsed = parseChoices(query, purchase?.priceCents ?? 0);
  const sheet = purchase && costSheet(rules, purchase, parsed.choices, day);
  const page = propertyPath(row, language);
  if (!purchase || !sheet) throw redirect(page);

  const { choices, problems } = parsed;
  const ownRule = dutyRule(rules.duties, purchase, 'own_home', day);
  const loanRule = ruleInForce(rules.loans, purchase.region, day);
  const loan = loanRule && {
    rule: loanRule,
    ownMoneyCents: roundDown(percentOf(purchase.priceCents, loanRule.ownMoneyPercent)),
  };
  const buyers = buyersOf(rules, purchase, day);
  const property = homeTitle(row, language);
  const price = presentPrice(
    { purpose: 'sale', priceCents: purchase.priceCents, publishPrice: true, priceUnit: row.price_unit },
    t,
  );
  const title = screenName(context, 'purchaseCosts');
  const listHref = screenHref(context, 'forSale');
  const search = searchOf(query);
  const paths = alternates('purchaseCosts', { id });
  const rows: CostRow[] = [
    {
      key: 'price',
      label: t(purchase.tax === 'duty' ? 'COST_PRICE' : 'COST_PRICE_WITHOUT_VAT'),
      value: [price.prefix, price.text].filter(Boolean).join(' '),
    },
    ...costRows({ t, language }, purchase, sheet),
    { key: 'costs', label: t('COST_SUM'), value: formatEuro(sheet.costsCents), isSum: true },
    { key: 'total', label: t('COST_TO_PAY'), value: formatEuro(sheet.totalCents), isSum: true },
  ];

  const sketch =
    loan &&
    shownLoan(
      language,
      rules,
      purchase,
      sheet,
      {
        ownMoneyCents: choices.ownMoneyCents ?? loan.ownMoneyCents,
        years: choices.years ?? loan.rule.years,
        ratePercent: choices.ratePercent ?? loan.rule.ratePercent,
      },
      day,
    );

  return {
    head: pageHead(context, { title: `${title} · ${row.reference}`, alternates: withSearch(paths, search) }),
    alternates: withSearch(paths, search),
    crumbs: [
      ...(listHref ? [{ label: screenName(context, 'forSale'), href: listHref }] : []),
      { label: property, href: page },
      { label: title },
    ],
    title,
    intro: t('COST_INTRO'),
    property: { title: property, address: addressText(row, language), href: page },
    form: {
      action: paths[language],
      title: t('COST_SITUATION'),
      submit: t('COST_CALCULATE'),
      problems: Object.keys(problems).length > 0 ? t('COST_PROBLEMS') : null,
      buyer: {
        label: t('COST_BUYER'),
        problem: problems.buyer ? t('COST_PROBLEM_CHOICE') : null,
        choices:
          buyers.length > 1
            ? buyers.map((value) => ({
                value,
                label: buyerText(t, language, settings, purchase, value, day),
                chosen: value === sheet.buyer,
              }))
            : [],
        conditionsTitle: t('COST_CONDITIONS'),
        conditions: ownRule ? conditionTexts(t, ownRule) : [],
      },
      fields: formFields(language, purchase, ownRule, loan, parsed),
    },
    rows,
    notes: [rebuiltNote(context, rules, purchase, day)].filter((note) => note !== null),
    estimate: t('COST_ESTIMATE', { day: formatDay(day) }),
    advance: advance(context, rules, purchase, day),
    loan: sketch ?? null,
    summary: [
      `${t('COST_TO_PAY')}: ${formatEuro(sheet.totalCents)}`,
      ...(sketch?.monthly ? [`${sketch.monthly.amount} ${sketch.monthly.words}`] : []),
    ].join('. '),
  };
}

/** What people have saved is a round amount. */
function roundDown(cents: number): number {
  return cents - (cents % 1_000_00);
}

function advance({ language }: RequestContext, rules: CostRules, purchase: Purchase, day: string) {
  const rule = ruleInForce(rules.advances, purchase.region, day);
  if (!rule) return null;
  const t = textsFor(language);
  const isNewBuild = purchase.tax !== 'duty';
  const percent = isNewBuild ? rule.newBuildPercent : rule.percent;
  const key = isNewBuild ? 'COST_ADVANCE_NOTE_NEW_BUILD' : 'COST_ADVANCE_NOTE';
  return {
    key: 'advance',
    label: t('COST_ADVANCE'),
    value: formatEuro(percentOf(purchase.priceCents, percent)),
    notes: [t(key, { percent: percentText(percent, language) })],
  };
}

function rebuiltNote({ language }: RequestContext, rules: CostRules, purchase: Purchase, day: string) {
  const rule = purchase.tax === 'duty' ? undefined : ruleInForce(rules.newBuildVat, purchase.region, day);
  if (!rule?.rebuilt || purchase.kind !== 'home') return null;
  const t = textsFor(language);
  const { percent, livingAreaM2, stayYears } = rule.rebuilt;
  return t('COST_REBUILT', {
    percent: percentText(percent, language),
    area: formatArea(livingAreaM2),
    years: stayYears,
  });
}

/** What was chosen, in one order, so that equal choices have one address. */
function searchOf(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of choiceNames) {
    const value = query.getAll(name).at(-1);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

function withSearch(paths: Record<Language, string>, search: string): Record<Language, string> {
  const { nl, fr, de, en } = paths;
  return { nl: nl + search, fr: fr + search, de: de + search, en: en + search };
}
