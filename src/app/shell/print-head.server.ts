import type { RequestContext } from '#app/request-context.ts';
import { formatPhone } from '#domain/person/phone.ts';

/** In words that break only between its parts. */
export function agencyOnPaper({ settings: { agency }, publicUrl }: RequestContext, reference = ''): string {
  const phone = agency.phone && formatPhone(agency.phone);
  return [agency.address, phone, new URL(publicUrl).host, reference]
    .filter(Boolean)
    .map((part) => part.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'))
    .join('\u00a0· ');
}
