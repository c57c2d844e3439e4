import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';
import { askedForms } from '#domain/lead/lead-forms.ts';
import { type LeadStatus, statusesToAnswer } from '#domain/lead/lead-status.ts';

/** 'waiting': for the agency; 'others': for the visitor, or put off. */
export const inboxViews = ['mine', 'unassigned', 'waiting', 'others', 'all', 'spam'] as const;

export type InboxView = (typeof inboxViews)[number];

export const inboxPageSize = 50;

/** The filters of the inbox; an absent one narrows nothing. */
type InboxSearch = {
  view: InboxView;
  /** The person who looks at the inbox. */
  staffId: string;
  now: Date;
  form?: string | undefined;
  assignedTo?: string | undefined;
  propertyId?: number | undefined;
  /** Words about the visitor or the property, in any order. */
  text?: string | undefined;
  /** Absent: the longest wait comes first, but in 'all' and 'spam' the newest. */
  newestFirst?: boolean | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Fewer rows than a page of the inbox has. */
  most?: number | undefined;
};

export type InboxRow = PropertyLine & {
  id: number;
  form: string;
  status: LeadStatus;
  created_at: Date;
  first_answer_at: Date | null;
  snoozed_until: Date | null;
  person: string;
  remark: string | null;
  project: string | null;
  /** Of the newest one, by which the visitor asks for days or has one. */
  appointment: { starts_at: string | null; wished: string[] } | null;
  assigned_to: string | null;
  assigned_name: string | null;
  picture_id: string | null;
};

/** The visitor's name, else the means of contact. */
export const personOfLead = sql`coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '')`;

const isAsked = sql`l.form = any(${askedForms})`;
const isToAnswer = sql`l.status = any(${[...statusesToAnswer]})`;

/** One page, and the number of rows on all pages. */
export async function listInbox(
  database: Kysely<Database>,
  search: InboxSearch,
): Promise<{ rows: InboxRow[]; total: number }> {
  const most = search.most ?? inboxPageSize;
  const from = Math.max(0, (search.page ?? 1) - 1) * most;
  const isNewestFirst = search.newestFirst ?? (search.view === 'all' || search.view === 'spam');
  const order = isNewestFirst ? sql`l.created_at desc, l.id desc` : sql`l.created_at, l.id`;
  const condition = conditionOf(search);
  // Selects the page first, so that pictures and names are looked up for its rows only.
  const [{ rows }, total] = await Promise.all([
    sql<InboxRow>`
      with page as (
        select l.* from lead l where ${condition} order by ${order} limit ${most} offset ${from}
      )
      select l.id, l.form, l.status, l.created_at, l.first_answer_at, l.snoozed_until, left(l.remark, 200) as remark,
        ${personOfLead} as person, j.name as project, l.assigned_to, s.name as assigned_name, ${propertyLine}, m.picture_id,
        (select jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished) from appointment v
          where v.lead_id = l.id order by v.id desc limit 1) as appointment
      from page l left join property p on p.id = l.property_id left join project j on j.id = l.project_id
      left join staff s on s.id = l.assigned_to
      left join lateral (
        select media.picture_id from media
        where media.property_id = p.id and media.kind = 'photo' order by media.sort, media.id limit 1
      ) m on true
      order by ${order}`.execute(database),
    countLeads(database, condition),
  ]);
  return { rows, total };
}

/** The number of requests in each view, without any other filter. */
export async function countInbox(
  database: Kysely<Database>,
  { staffId, now }: Pick<InboxSearch, 'staffId' | 'now'>,
): Promise<Record<InboxView, number> & { late: number }> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const count = (view: InboxView) => countLeads(database, conditionOf({ view, staffId, now }));
  const [mine, unassigned, waiting, others, all, spam, late] = await Promise.all([
    ...inboxViews.map(count),
    countLeads(database, sql`${conditionOf({ view: 'waiting', staffId, now })} and l.created_at < ${dayAgo}`),
  ]);
  return {
    ...{ mine: mine ?? 0, unassigned: unassigned ?? 0, waiting: waiting ?? 0, others: others ?? 0 },
    ...{ all: all ?? 0, spam: spam ?? 0, late: late ?? 0 },
  };
}

/** The requests before and after one, in the order of those that wait for the agency, and its place among them. */
export async function findNeighbours(
  database: Kysely<Database>,
  id: number,
  { staffId, now }: Pick<InboxSearch, 'staffId' | 'now'>,
): Promise<{ place: number; of: number; before: number | null; after: number | null } | undefined> {
  const { rows } = await sql<{ place: number; of: number; before: number | null; after: number | null }>`
    select place, "of", before, after from (
      select l.id, row_number() over w as place, count(*) over () as "of", lag(l.id) over w as before,
        lead(l.id) over w as after
      from lead l where ${conditionOf({ view: 'waiting', staffId, now })} window w as (order by l.created_at, l.id)
    ) each where id = ${id}`.execute(database);
  return rows[0];
}

async function countLeads(database: Kysely<Database>, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from lead l where ${condition}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

function conditionOf(search: InboxSearch): RawBuilder<unknown> {
  const { form, assignedTo, propertyId, text = '' } = search;
  const conditions = [
    isAsked,
    viewConditions[search.view](search),
    ...(form ? [sql`l.form = ${form}`] : []),
    ...(assignedTo ? [sql`l.assigned_to = ${assignedTo}`] : []),
    ...(propertyId ? [sql`l.property_id = ${propertyId}`] : []),
    ...patternsOf(text).map(saysWord),
  ];
  return sql.join(conditions, sql` and `);
}

const viewConditions: Record<InboxView, (search: InboxSearch) => RawBuilder<unknown>> = {
  mine: ({ staffId, now }) => sql`${isToAnswer} and ${isDue(now)} and l.assigned_to = ${staffId}`,
  unassigned: ({ now }) => sql`${isToAnswer} and ${isDue(now)} and l.assigned_to is null`,
  waiting: ({ now }) => sql`${isToAnswer} and ${isDue(now)}`,
  others: ({ now }) => sql`(l.status = 'waiting' or (${isToAnswer} and not ${isDue(now)}))`,
  all: () => sql`l.status = any(${['new', 'open', 'waiting', 'done']})`,
  spam: () => sql`l.status = 'spam'`,
};

function isDue(now: Date): RawBuilder<unknown> {
  return sql`(l.snoozed_until is null or l.snoozed_until <= ${now})`;
}

/**
 * Searches the visitor's particulars and the property's or project's reference here or at its source, address or name.
 */
function saysWord(pattern: string): RawBuilder<unknown> {
  // Lower case and 'like': 'ilike' takes twice as long for a hundred thousand.
  const says = (text: RawBuilder<unknown>) => sql`lower(concat_ws(' ', ${text})) like ${pattern}`;
  return sql`(${says(sql`l.first_name, l.last_name, l.email, l.phone`)}
    or l.property_id in (select id from property where ${says(sql`reference, source_ref, street, house_number, city`)})
    or l.project_id in (select id from project where ${says(sql`reference, source_ref, name`)}))`;
}

function patternsOf(text: string): string[] {
  const words = text.toLowerCase().trim().split(/\s+/u).filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/gu, '\\$&')}%`);
}
