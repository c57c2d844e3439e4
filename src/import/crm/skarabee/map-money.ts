import { problem } from '#domain/problem/problem.ts';
import type { Mapping } from '#import/crm/mapping.ts';
import type { RecordReader } from '#import/crm/record-reader.ts';
import { numberAt, wordAt } from './said.ts';
import * as values from './values.ts';

/** Maps prices, charges and availability. */
export function mapMoney(record: RecordReader, mapping: Mapping): void {
  const isRent = mapping.change.values.purpose === 'rent';
  mapPrice(record, mapping, isRent);
  const amount = (name: string) => numberAt(record, `Property.${name}`);
  mapping.put('cadastralIncomeCents', amount('CadastrallIncome'));
  mapping.put('indexedCadastralIncomeCents', amount('CadastrallIncomeIndexed'));
  mapping.put('propertyTaxCents', amount('RealEstateTax'));
  mapping.put('commonChargesCents', monthly(record, 'ServiceCosts'));
  if (isRent) mapRent(record, mapping);
  else {
    mapping.put('startPriceCents', numberAt(record, `${financial('MinimumPrice')}.Amount@Value`));
    mapping.put('rentalIncomeCents', monthly(record, 'RentPrice'));
    const rate = numberAt(record, `${financial('SalePrice')}.VATRate`);
    if (typeof rate === 'number' && rate > 0) mapping.put('vatPercent', rate);
  }
  const at = (name: string) => record.text(`Property.${name}`);
  mapping.option('availabilityTerms', wordAt(record, 'Property.Acception'), values.availabilityTermsOf);
  mapping.put('availableFrom', at('Dates.AvailableFrom'));
}

function mapPrice(record: RecordReader, mapping: Mapping, isRent: boolean): void {
  const onDemand = record.text('Property.PriceIndication') === 'ON_REQUEST';
  mapping.set('publishPrice', record.yesNo('Info.HidePrice') === false && !onDemand);
  const price = numberAt(record, 'Property.Price');
  const type = wordAt(record, 'Property.PriceType') ?? 'TOTAL';
  if (typeof price !== 'number' || price === 0) return;
  if (type === 'PRICE_PER_YEAR' && isRent) mapping.put('priceCents', cents(price / 12));
  else if (type === 'TOTAL' || type === 'PRICE_PER_MONTH') mapping.put('priceCents', price);
  else mapping.warnings.push({ field: 'price', reason: problem('PRICE_BY', { unit: type }) });
}

function mapRent(record: RecordReader, mapping: Mapping): void {
  const charges = numberAt(record, 'Property.ChargesAndProvisions');
  const period = wordAt(record, 'Property.ChargesAndProvisionsInterval') ?? 'MONTHLY';
  mapping.put('tenantChargesCents', perMonth(charges, period));
  const kind = wordAt(record, 'Property.ServiceChargesPayment');
  mapping.option('tenantChargesKind', kind, values.chargesKindOf);
  // Some write the number of months' rent.
  const deposit = numberAt(record, 'Property.Deposit');
  mapping.put(typeof deposit === 'number' && deposit <= 12 ? 'depositMonths' : 'depositCents', deposit);
  const term = mapping.meaning('leaseTerm', wordAt(record, 'Property.RentTime'), values.leaseMonthsOf);
  mapping.put('leaseTermMonths', term ?? numberAt(record, 'Property.MinimumLeaseTerm'));
}

function financial(name: string): string {
  return `Property.Financials.${name}`;
}

function monthly(record: RecordReader, name: string): number | string | undefined {
  const amount = numberAt(record, `${financial(name)}.Amount@Value`);
  return perMonth(amount, wordAt(record, `${financial(name)}.Recurrency`) ?? 'MONTHLY');
}

const months: Readonly<Record<string, number>> = {
  MONTHLY: 1,
  TRIMESTRIAL: 3,
  TRIMESTER: 3,
  QUARTERLY: 3,
  YEARLY: 12,
};

function perMonth(amount: number | string | undefined, period: string): number | string | undefined {
  if (typeof amount !== 'number') return amount;
  const length = Object.hasOwn(months, period) ? months[period] : undefined;
  return length === undefined ? undefined : cents(amount / length);
}

function cents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
