import type { LeadForm } from './lead-forms.ts';

/** How somebody came who did not use the site. */
export const notedWays = ['phone', 'desk'] as const;

export type NotedWay = (typeof notedWays)[number];

/** What may be noted for them, in the words of the forms of the site. */
export const notedForms = [
  'contact_me',
  'visit',
  'documents',
  'offer',
  'free_valuation',
  'demand',
  'contact',
] as const satisfies LeadForm[];

/** What stands for the page in a request that somebody of the staff wrote down. */
export function notedPage(way: NotedWay): string {
  return `/office/requests/new/${way}/`;
}

/** Whether somebody of the staff wrote it down, as a request or with a visit in the calendar. */
export function isOfOffice(page: string): boolean {
  return page.startsWith('/office/');
}

export function notedWayOf(page: string): NotedWay | undefined {
  return notedWays.find((way) => notedPage(way) === page);
}
