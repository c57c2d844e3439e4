import type { RawRecord } from '#import/crm/mapped-record.ts';
import { withoutKeys } from '#import/crm/without-keys.ts';

/** Matters between the agency, the seller and their notary, and fields with free content. */
const personal = new Set([
  ...[
    'Confidential',
    'OwnerInformation',
    'CollegialInfo',
    'Clauses',
    'ContactPerson',
    'Heads',
    'SellerNetPrice',
  ],
  ...['UseSellerNetPrice', 'SoldPrice', 'TransactionPrice', 'TotalCommission', 'CommissionChargedToBuyer'],
  ...['CommissionChargedTo', 'MandateType', 'MandateNumber', 'MandateOrigin', 'SalesRepresentativeLoginId'],
  ...['CustomValuesLanguageIndependent', 'CustomValuesLanguageDependent', 'RestrictionComment'],
]);

/** Attributes of an element are named after it. */
const isPersonal = (name: string) => personal.has(name.split('@')[0] ?? '');

export function withoutPersonal(raw: RawRecord): RawRecord {
  return { ...raw, body: withoutKeys(raw.body, isPersonal) };
}
