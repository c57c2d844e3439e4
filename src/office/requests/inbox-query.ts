import { type InboxView, inboxViews } from '#database/lead/inbox.ts';
import { isUuid } from '#domain/address/uuid.ts';
import { askedForms, type LeadForm } from '#domain/lead/lead-forms.ts';

const requestsPath = '/office/requests/';

export const inboxSorts = ['longest', 'newest'] as const;

/** The filters in the address of the inbox; unreadable ones are left out. */
type InboxQuery = {
  view: InboxView;
  text?: string | undefined;
  form?: LeadForm | undefined;
  staff?: string | undefined;
  property?: number | undefined;
  sort?: (typeof inboxSorts)[number] | undefined;
  page: number;
};

export function readInboxQuery(params: URLSearchParams): InboxQuery {
  const given = (name: string) => params.get(name)?.trim() ?? '';
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(given(name)) ? Number(given(name)) : undefined);
  return {
    view: inboxViews.find((view) => view === given('view')) ?? 'waiting',
    text: given('text').slice(0, 100) || undefined,
    form: askedForms.find((form) => form === given('form')),
    staff: isUuid(given('staff')) ? given('staff') : undefined,
    property: number('property'),
    sort: inboxSorts.find((sort) => sort === given('sort')),
    page: number('page') ?? 1,
  };
}

/** The same list always gives the same text; '' is the list of requests that wait for the agency. */
export function writeInboxQuery({ view, page, ...filters }: InboxQuery): string {
  const params = new URLSearchParams();
  if (view !== 'waiting') params.set('view', view);
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export function inboxHref(query: InboxQuery): string {
  const written = writeInboxQuery(query);
  return written ? `${requestsPath}?${written}` : requestsPath;
}

export function isNarrowed({ text, form, staff, property }: InboxQuery): boolean {
  return [text, form, staff, property].some((value) => value !== undefined);
}
