import type { RawRecord } from '#import/crm/mapped-record.ts';
import { withoutKeys } from '#import/crm/without-keys.ts';

/** Owners, buyers and tenants, agreements with them, and notes that may name them; also within units. */
const personal = new Set([
  ...['vendors', 'buyers', 'internal_note', 'mandate', 'contact_details', 'price_negotiated'],
  ...['agency_commission', 'vendor_percentage', 'vendor_fixed_fee', 'buyer_percentage', 'buyer_fixed_fee'],
  ...['first_name', 'last_name', 'phone', 'photo_url', 'photo_url_expires_on', 'formatted_agency'],
]);

/** The negotiator's e-mail stays: it says which agent it is. */
export function withoutPersonal(raw: RawRecord): RawRecord {
  return { ...raw, body: withoutKeys(raw.body, (name) => personal.has(name)) };
}
