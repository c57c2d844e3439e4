import type { Mapping } from '#import/crm/mapping.ts';
import type { RecordReader } from '#import/crm/record-reader.ts';
import { numberInXml } from '#import/xml/xml-number.ts';
import { saysYes } from './says-yes.ts';

/** Maps prices and charges; a home to let has other price fields than one for sale. */
export function mapMoney(record: RecordReader, mapping: Mapping): void {
  const isRent = mapping.change.values.purpose === 'rent';
  const amount = (name: string) => numberInXml(record.text(`preise.${name}`));
  const prices = isRent ? ['nettokaltmiete', 'kaltmiete', 'pacht'] : ['kaufpreis', 'kaufpreisbrutto'];
  const price = prices.map(amount).find((each) => each !== undefined && each !== 0);
  mapping.put('priceCents', price);
  mapping.set('publishPrice', !saysYes(record, 'preise.kaufpreis@auf_anfrage'));
  if (isRent) mapping.put('tenantChargesCents', amount('nebenkosten'));
  if (isRent) mapping.put('depositCents', amount('kaution'));
  mapping.put('commonChargesCents', amount('hausgeld'));
  if (!isRent) mapping.put('vatPercent', percentOf(amount('mwst_satz')));
  const income = perMonth(amount('mieteinnahmen_ist'), periodOf(record));
  if (!isRent) mapping.put('rentalIncomeCents', income);
  mapping.put('leaseTermMonths', leaseTerm(record));
}

/** The period of a rental income; a year if the record names none. */
function periodOf(record: RecordReader): string {
  return record.text('preise.mieteinnahmen_ist@periode')?.toUpperCase() ?? 'JAHR';
}

function perMonth(amount: number | string | undefined, period: string): number | string | undefined {
  if (typeof amount !== 'number' || period === 'MONAT') return amount;
  return period === 'JAHR' ? Math.round((amount / 12) * 100) / 100 : undefined;
}

/** 'ohne' and 0 mean that there is none. */
function percentOf(rate: number | string | undefined): number | undefined {
  return typeof rate === 'number' && rate > 0 ? rate : undefined;
}

function leaseTerm(record: RecordReader): number | undefined {
  const path = 'verwaltung_objekt.min_mietdauer';
  const length = numberInXml(record.text(path));
  const unit = record.text(`${path}@min_dauer`)?.toUpperCase() ?? 'MONAT';
  if (typeof length !== 'number' || length <= 0) return undefined;
  if (unit === 'JAHR') return Math.round(length * 12);
  return unit === 'MONAT' ? Math.round(length) : undefined;
}
