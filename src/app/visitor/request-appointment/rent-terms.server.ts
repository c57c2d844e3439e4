import { percentText } from '#app/purchase-costs/percent-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { formatEuro } from '#domain/property/price.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { rentDeposit, tenancyOf } from '#domain/purchase-costs/rent-deposit.ts';
import { tenantFee } from '#domain/purchase-costs/tenant-fee.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { dayOf } from '#domain/time/dates.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';

/**
 * Empty for a property that is for sale. If the rent is hidden, leaves out everything that would reveal it. `isListed`:
 * a law forbids questions about income and household before the appointment, so neither is a condition for it.
 */
export function rentTerms(
  { settings, language, now }: RequestContext,
  row: PropertyRow,
  { isListed }: { isListed: boolean },
) {
  const { purpose, publish_price: isPublic, price_cents, type, bedrooms } = row;
  if (purpose !== 'rent') return [];
  const t = formTexts(language);
  const { incomeInRents, personsPerBedroom } = isListed
    ? { incomeInRents: null, personsPerBedroom: null }
    : settings.visits;
  const { region, depositCents, tenantChargesCents, inventoryShareCents, agencyFeeCents } =
    propertyFacts(row);
  const tenancy = tenancyOf(type);
  const day = dayOf(now);
  const rent = isPublic && price_cents ? price_cents : undefined;
  const highest =
    rent && tenancy && region
      ? rentDeposit(settings.rentDeposits, { region, tenancy }, rent, day)
      : undefined;
  const deposit = rent && (depositCents ?? highest?.cents);
  const fee =
    rent && tenancy && region ? tenantFee(settings.tenantFees, region, agencyFeeCents, day) : undefined;
  return [
    {
      label: t('APPOINTMENT_INCOME'),
      value: tenancy && rent && incomeInRents ? formatEuro(rent * incomeInRents) : '',
    },
    {
      label: t('APPOINTMENT_PERSONS'),
      value:
        tenancy && bedrooms && personsPerBedroom
          ? formatNumber(Math.floor(bedrooms * personsPerBedroom))
          : '',
    },
    { label: t('APPOINTMENT_FIRST_MONTH'), value: rent ? formatEuro(rent) : '' },
    { label: t('APPOINTMENT_CHARGES'), value: tenantChargesCents ? formatEuro(tenantChargesCents) : '' },
    { label: t('APPOINTMENT_DEPOSIT'), value: deposit ? formatEuro(deposit) : '' },
    {
      label: fieldTexts(language).label('inventoryShareCents'),
      value: inventoryShareCents ? formatEuro(inventoryShareCents) : '',
    },
    {
      label: textsFor(language)('COST_TENANT_FEE'),
      // Shows the fee, or its percentage if the amount is not known.
      value: fee ? (fee.cents > 0 ? formatEuro(fee.cents) : percentText(fee.rule.percent, language)) : '',
    },
  ].filter(({ value }) => value !== '');
}
