import type { RequestContext } from '#app/request-context.ts';
import { formatPhone } from '#domain/person/phone.ts';

export function agencyOnPaper({ settings: { agency }, publicUrl }: RequestContext, reference = ''): string[] {
  const phone = agency.phone && formatPhone(agency.phone);
  return [agency.address, phone, new URL(publicUrl).host, reference].filter((part) => part !== '');
}
