import { type OfficeSearch, type OfficeSort, officeSorts } from '#database/property/office-list.ts';
import { type PropertyType, searchTypes } from '#domain/property/types.ts';

/** The states of the list: a draft or withdrawn property shows only that. */
export const listStatuses = [
  'available',
  'option',
  'sold',
  'rented',
  'sold_out',
  'draft',
  'withdrawn',
] as const;

type ListStatus = (typeof listStatuses)[number];

/** The filters in the address of the list; unreadable ones are left out. */
export type ListQuery = {
  text?: string | undefined;
  purpose?: 'sale' | 'rent' | undefined;
  type?: PropertyType | undefined;
  status?: ListStatus | undefined;
  agent?: number | undefined;
  incomplete?: boolean | undefined;
  edits?: boolean | undefined;
  sort?: OfficeSort | undefined;
  page: number;
};

export function readListQuery(params: URLSearchParams): ListQuery {
  const given = (name: string) => params.get(name)?.trim() ?? '';
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === given(name));
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(given(name)) ? Number(given(name)) : undefined);
  return {
    text: given('text').slice(0, 100) || undefined,
    purpose: oneOf('purpose', ['sale', 'rent']),
    type: oneOf('type', searchTypes),
    status: oneOf('status', listStatuses),
    agent: number('agent'),
    incomplete: given('incomplete') === 'yes' || undefined,
    edits: given('edits') === 'yes' || undefined,
    sort: oneOf('sort', officeSorts),
    page: number('page') ?? 1,
  };
}

/** The same list always gives the same text; '' is the whole list in its usual order. */
export function writeListQuery({ page, sort, ...filters }: ListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) params.set(name, value === true ? 'yes' : String(value));
  if (sort && sort !== 'changed') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export function isNarrowed({ page, sort, ...filters }: ListQuery): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** `lacking`: the properties that lack legal information, if the list is filtered by that. */
export function searchOf(query: ListQuery, lacking: readonly number[] | undefined): OfficeSearch {
  const { text, purpose, type, status, agent, edits, sort, page } = query;
  const isUnpublished = status === 'draft' || status === 'withdrawn';
  return {
    ...{ text, purpose, type, sort, page, agentId: agent, hasEdits: edits, ids: lacking },
    publication: isUnpublished ? status : status && 'published',
    availability: isUnpublished ? undefined : status,
  };
}
