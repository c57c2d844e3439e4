import type { LeadForm } from './lead-forms.ts';

/** How a visitor who did not use the site reached the agency. */
export const notedWays = ['phone', 'desk'] as const;

export type NotedWay = (typeof notedWays)[number];

/** What staff may note for such a visitor, by the names of the site's forms. */
export const notedForms = [
  'contact_me',
  'visit',
  'documents',
  'offer',
  'free_valuation',
  'demand',
  'contact',
] as const satisfies LeadForm[];

/** Stands in place of the page in a lead that staff wrote down. */
export function notedPage(way: NotedWay): string {
  return `/office/requests/new/${way}/`;
}

/** True if staff wrote the lead down, by itself or with an appointment in the calendar. */
export function isOfOffice(page: string): boolean {
  return page.startsWith('/office/');
}

export function notedWayOf(page: string): NotedWay | undefined {
  return notedWays.find((way) => notedPage(way) === page);
}
