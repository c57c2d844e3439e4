import type { RawRecord } from '#import/crm/mapped-record.ts';
import { withoutKeys } from '#import/crm/without-keys.ts';

/** Addresses of owners and tenants, keys and times of access, and fields with free content. */
const personal = new Set([
  ...['weitere_adresse', 'zugang', 'bieterverfahren', 'versteigerung'],
  ...['user_defined_simplefield', 'user_defined_anyfield', 'user_defined_extend'],
]);

/** The only fields of the contact person that stay: they find the agent. */
const ofContact = ['email_direkt', 'email_zentrale'];

/** Attributes of an element are named after it. */
const isPersonal = (name: string) => personal.has(name.split('@')[0] ?? '');

export function withoutPersonal(raw: RawRecord): RawRecord {
  const body = withoutKeys(raw.body, isPersonal);
  if (typeof body !== 'object' || body === null || !('kontaktperson' in body)) return { ...raw, body };
  return { ...raw, body: { ...body, kontaktperson: contactOf(body.kontaktperson) } };
}

function contactOf(contact: unknown): object {
  if (typeof contact !== 'object' || contact === null) return {};
  return Object.fromEntries(Object.entries(contact).filter(([name]) => ofContact.includes(name)));
}
