import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language, LocalisedText } from '#domain/language.ts';
import type { LeadStatus } from '#domain/lead/lead-status.ts';
import { personOfLead } from './inbox.ts';

export type LeadPage = {
  id: number;
  form: string;
  status: LeadStatus;
  language: Language;
  created_at: Date;
  first_answer_at: Date | null;
  snoozed_until: Date | null;
  assigned_to: string | null;
  property_id: number | null;
  project_id: number | null;
  project: {
    id: number;
    name: string;
    reference: string;
    city: string;
    picture_id: string | null;
    /** How many of its units are. */
    available: number;
  } | null;
  person: string;
  first_name: string | null;
  email: string;
  phone: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  remark: string | null;
  page: string;
  campaign: Record<string, string>;
  referrer: string | null;
  privacy_version: number;
  newsletter: boolean;
  /** In words of the reader's language, as the mail to the agency has them; null if that mail is deleted. */
  asked: { label: string; value: string }[] | null;
  /** The last answer by mail; 0: none. */
  last_mail: number;
  /** The newest one. */
  appointment: {
    id: number;
    status: string;
    starts_at: string | null;
    ends_at: string | null;
    wished: string[];
  } | null;
};

const projectOfLead = sql`
  case when j.id is not null then jsonb_build_object('id', j.id, 'name', j.name, 'reference', j.reference,
    'city', j.city,
    'picture_id', (select m.picture_id from media m where m.project_id = j.id and m.kind = 'photo'
      order by m.sort limit 1),
    'available', (select count(*) from public_property u
      where u.project_id = j.id and u.availability = 'available'))
  end`;

/** `reader`: the language of who reads it. */
export async function findLeadPage(
  database: Kysely<Database>,
  id: number,
  reader: Language,
): Promise<LeadPage | undefined> {
  const { rows } = await sql<LeadPage>`
    select l.id, l.form, l.status, l.language, l.created_at, l.first_answer_at, l.snoozed_until, l.assigned_to,
      l.property_id, l.project_id, ${projectOfLead} as project, ${personOfLead} as person,
      l.first_name, l.email, l.phone, l.street, l.postal_code, l.city, l.remark, l.page, l.campaign, l.referrer,
      l.privacy_version, l.newsletter,
      (select coalesce(m.data -> 'answersIn' -> ${reader}, m.data -> 'answers')
        from mail_message m where m.lead_id = l.id and m.template = 'request-for-agent'
        order by m.position limit 1) as asked,
      coalesce((select max(e.id) from lead_event e where e.lead_id = l.id and e.kind = 'mail'), 0)::float8 as last_mail,
      (select jsonb_build_object('id', v.id, 'status', v.status, 'starts_at', v.starts_at, 'ends_at', v.ends_at,
        'wished', v.wished) from appointment v where v.lead_id = l.id order by v.id desc limit 1) as appointment
    from lead l left join project j on j.id = l.project_id
    where l.id = ${id}`.execute(database);
  return rows[0];
}

export type LeadEvent = {
  id: number;
  at: Date;
  kind: 'note' | 'mail' | 'call' | 'assigned' | 'status' | 'snoozed' | 'visit';
  body: string | null;
  /** The person who did it; null: the program itself. */
  by: string | null;
  assigned: string | null;
  mail_id: string | null;
};

/** Newest first. */
export async function listLeadEvents(database: Kysely<Database>, leadId: number): Promise<LeadEvent[]> {
  const { rows } = await sql<LeadEvent>`
    select e.id::float8 as id, e.at, e.kind, e.body, s.name as by, a.name as assigned, e.mail_id
    from lead_event e left join staff s on s.id = e.staff_id left join staff a on a.id = e.assigned_to
    where e.lead_id = ${leadId} order by e.id desc limit 200`.execute(database);
  return rows;
}

export type LeadMail = {
  id: string;
  template: string;
  recipient: string;
  status: 'waiting' | 'sent' | 'dead';
  data: { subject?: string; text?: string };
  /** What happened to the viewing, if it is about one. */
  change: string | null;
  created_at: Date;
  sent_at: Date | null;
};

/** All mails sent because of it, whoever the recipient; newest first. */
export async function listLeadMails(database: Kysely<Database>, leadId: number): Promise<LeadMail[]> {
  const { rows } = await sql<LeadMail>`
    select id, template, recipient, status, case when template = 'answer' then data else '{}' end as data,
      data ->> 'change' as change, created_at, sent_at
    from mail_message where lead_id = ${leadId} order by position desc limit 200`.execute(database);
  return rows;
}

type SendableDocument = {
  id: number;
  kind: string;
  name: LocalisedText | null;
  region: string | null;
};

/**
 * Documents of the published property or project that a request is about, if they have a file and visitors may ask for
 * them: links to others open nothing.
 */
export async function listSendableDocuments(
  database: Kysely<Database>,
  { property_id, project_id }: Pick<LeadPage, 'property_id' | 'project_id'>,
  today: string,
): Promise<SendableDocument[]> {
  const { rows } = await sql<SendableDocument>`
    select d.id, d.kind, d.name, coalesce(p.region, j.region) as region
    from document d left join public_property p on p.id = d.property_id left join public_project j on j.id = d.project_id
    where (d.property_id = ${property_id} or ${property_id}::integer is null and d.project_id = ${project_id})
      and coalesce(p.id, j.id) is not null and d.file_key is not null and d.access in ('download', 'request')
      and (d.expires_on is null or d.expires_on >= ${today})
    order by d.sort, d.id limit 40`.execute(database);
  return rows;
}
