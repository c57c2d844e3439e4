import type { LeadForm } from '#domain/lead/lead-forms.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time/durations.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';

const forms: Record<string, OfficeTextKey> = {
  contact: 'REQUEST_CONTACT',
  contact_me: 'REQUEST_CONTACT_ME',
  documents: 'REQUEST_DOCUMENTS',
  project: 'REQUEST_PROJECT',
  free_valuation: 'REQUEST_FREE_VALUATION',
  demand: 'REQUEST_DEMAND',
  offer: 'REQUEST_OFFER',
  visit: 'REQUEST_VISIT',
  send_to_friend: 'REQUEST_SEND_TO_FRIEND',
  newsletter: 'REQUEST_NEWSLETTER',
  testimonial: 'REQUEST_TESTIMONIAL',
} satisfies Record<LeadForm, OfficeTextKey>;

export function formName(form: string, t: OfficeTexts): string {
  const key = forms[form];
  return key ? t(key) : form;
}

/** '2 d 4 u', '5 u 12 min', '12 min'. */
export function waitedText(ms: number, t: OfficeTexts): string {
  const days = Math.floor(ms / dayMs);
  const hours = Math.floor((ms % dayMs) / hourMs);
  const minutes = Math.max(0, Math.floor((ms % hourMs) / minuteMs));
  if (days > 0) return t('WAITED_DAYS', { days, hours });
  return hours > 0 ? t('WAITED_HOURS', { hours, minutes }) : t('WAITED_MINUTES', { minutes });
}

/** How the waiting time is marked: after some hours a request should be looked at, after a day it must be. */
export type Lateness = 'soon' | 'late' | undefined;

export function latenessOf(ms: number): Lateness {
  if (ms >= dayMs) return 'late';
  return ms >= 3 * hourMs ? 'soon' : undefined;
}
