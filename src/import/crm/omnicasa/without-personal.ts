import type { RawRecord } from '#import/crm/mapped-record.ts';
import { withoutKeys } from '#import/crm/without-keys.ts';

/** Owners, tenants and buyers, agreements with them, keys and notes; no public field has one of these names. */
const personal =
  /^(?:owner|person|client|contact|tenant|renter|buyer|seller|vendor|mandate|contract|notary|key|user|manager)|internal|private|confidential|comment|note|remark/i;

export function withoutPersonal(raw: RawRecord): RawRecord {
  return { ...raw, body: withoutKeys(raw.body, (name) => personal.test(name)) };
}
