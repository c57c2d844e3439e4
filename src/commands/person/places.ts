import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { phoneNumberSql } from '#database/person/phone-number-sql.ts';

/** The keys by which a person's rows are found. */
export type Person = {
  /** In lower case; a phone number for somebody who gave no e-mail address. */
  email: string;
  leadIds: number[];
  alertIds: number[];
  ownerIds: string[];
};

/** A table with data about people outside the agency. */
type PersonalPlace = {
  table: keyof Database;
  /** The name of its rows in lists, singular and plural. */
  words: [one: string, several: string];
  /** Which rows are the person's own. */
  own: (person: Person) => RawBuilder<unknown>;
  /** 'nameless': the rows stay, but lose the person together with the request, or with the owner. */
  erasure: 'delete' | 'nameless';
  /** Columns left out of exports, because they give access. */
  secret?: readonly string[];
  /** Columns in which others may have written the address: texts and JSON. */
  writtenBy?: readonly string[];
};

/** Rows about properties and the agency, in which staff may have written the address. */
const nobodys = () => sql`false`;

/** Every table that stores an address or data linked to one. Export and erasure both follow this list. */
export const personalPlaces: readonly PersonalPlace[] = [
  {
    table: 'lead',
    words: ['request', 'requests'],
    own: ({ leadIds }) => sql`id = any(${leadIds})`,
    erasure: 'delete',
    secret: ['content_hash'],
    writtenBy: [
      'page',
      'first_name',
      'last_name',
      'phone',
      'street',
      'city',
      'remark',
      'answers',
      'campaign',
      'referrer',
    ],
  },
  {
    table: 'lead_event',
    words: ['step in answering a request', 'steps in answering requests'],
    own: ({ leadIds }) => sql`lead_id = any(${leadIds})`,
    erasure: 'delete',
    writtenBy: ['body'],
  },
  {
    table: 'lead_presence',
    words: ['answer being written', 'answers being written'],
    own: ({ leadIds }) => sql`lead_id = any(${leadIds})`,
    erasure: 'delete',
  },
  {
    table: 'lead_draft',
    words: ['answer not sent', 'answers not sent'],
    own: ({ leadIds }) => sql`lead_id = any(${leadIds})`,
    erasure: 'delete',
    writtenBy: ['subject', 'text'],
  },
  {
    table: 'lead_delivery',
    words: ['delivery to the system of the agency', 'deliveries to the system of the agency'],
    own: ({ leadIds }) => sql`lead_id = any(${leadIds})`,
    erasure: 'delete',
  },
  {
    table: 'mail_message',
    words: ['mail', 'mails'],
    own: ({ email, leadIds }) =>
      sql`(lead_id = any(${leadIds}) or lower(recipient) = ${email} or lower(reply_to) = ${email}) is true`,
    erasure: 'delete',
    writtenBy: ['data', 'last_error', 'subject', 'html', 'plain'],
  },
  {
    table: 'appointment',
    words: ['visit', 'visits'],
    own: ({ leadIds }) => sql`(lead_id = any(${leadIds})) is true`,
    erasure: 'nameless',
    writtenBy: ['feedback', 'feedback_internal'],
  },
  {
    table: 'search_alert',
    words: ['search alert', 'search alerts'],
    own: ({ alertIds }) => sql`id = any(${alertIds})`,
    erasure: 'delete',
  },
  {
    table: 'search_alert_match',
    words: ['property found by an alert', 'properties found by alerts'],
    own: ({ alertIds }) => sql`alert_id = any(${alertIds})`,
    erasure: 'delete',
  },
  {
    table: 'newsletter_subscription',
    words: ['subscription', 'subscriptions'],
    own: ({ email, leadIds }) => sql`(lower(email) = ${email} or lead_id = any(${leadIds})) is true`,
    erasure: 'delete',
  },
  {
    table: 'newsletter_delivery',
    words: ['newsletter received', 'newsletters received'],
    own: ({ email, leadIds }) => sql`subscription_id in (
      select id from newsletter_subscription where (lower(email) = ${email} or lead_id = any(${leadIds})) is true)`,
    erasure: 'delete',
  },
  {
    table: 'testimonial',
    words: ['testimonial', 'testimonials'],
    own: ({ leadIds }) => sql`(lead_id = any(${leadIds})) is true`,
    erasure: 'delete',
    writtenBy: ['author', 'occasion', 'comment', 'website'],
  },
  {
    table: 'communication',
    words: ['note about a property', 'notes about properties'],
    own: ({ leadIds }) => sql`(lead_id = any(${leadIds})) is true`,
    erasure: 'delete',
    writtenBy: ['contact', 'subject', 'comment'],
  },
  {
    table: 'planned_step',
    words: ['step of a sale', 'steps of a sale'],
    own: nobodys,
    erasure: 'nameless',
    writtenBy: ['subject'],
  },
  {
    table: 'publication',
    words: ['advertisement', 'advertisements'],
    own: nobodys,
    erasure: 'nameless',
    writtenBy: ['contact', 'subject', 'comment'],
  },
  {
    table: 'agent_absence',
    words: ['absence of an agent', 'absences of agents'],
    own: nobodys,
    erasure: 'nameless',
    writtenBy: ['reason'],
  },
  {
    table: 'owner_verification',
    words: ['link sent to an owner', 'links sent to an owner'],
    own: ({ email, ownerIds }) => sql`(value = any(${ownerIds}) or position(${email} in lower(identifier)) > 0
      or position(${email} in lower(value)) > 0)`,
    erasure: 'delete',
    secret: ['identifier', 'value'],
  },
  {
    table: 'owner_session',
    words: ['log-in of an owner', 'log-ins of an owner'],
    own: ({ ownerIds }) => sql`owner_id = any(${ownerIds})`,
    erasure: 'delete',
    secret: ['token'],
  },
  {
    table: 'owner_password',
    words: ['password', 'passwords'],
    own: ({ ownerIds }) => sql`owner_id = any(${ownerIds})`,
    erasure: 'delete',
    secret: ['password'],
  },
  {
    table: 'property_owner',
    words: ['property owned', 'properties owned'],
    own: ({ ownerIds }) => sql`owner_id = any(${ownerIds})`,
    erasure: 'delete',
  },
  {
    // The owner's log-ins, and the changes of the account with their authors.
    table: 'audit_entry',
    words: ['line in the log', 'lines in the log'],
    own: ({ ownerIds }) => sql`subject = any(select 'owner:' || unnest(${ownerIds}::text[]))`,
    erasure: 'nameless',
  },
  {
    table: 'owner',
    words: ['owner', 'owners'],
    own: ({ ownerIds }) => sql`id = any(${ownerIds})`,
    erasure: 'delete',
    writtenBy: ['name'],
  },
];

export async function findPerson(database: Kysely<Database>, address: string): Promise<Person> {
  const email = address.toLowerCase();
  const ofAddress = async <Id>(table: 'lead' | 'search_alert' | 'owner') => {
    const { rows } = await sql<{ id: Id }>`
      select id from ${sql.table(table)} where lower(email) = ${email} order by id`.execute(database);
    return rows.map(({ id }) => id);
  };
  return {
    email,
    leadIds: email.includes('@') ? await ofAddress<number>('lead') : await leadsOfPhone(database, email),
    alertIds: await ofAddress<number>('search_alert'),
    ownerIds: await ofAddress<string>('owner'),
  };
}

/** Only requests without an address: the others are found by their address. */
async function leadsOfPhone(database: Kysely<Database>, phone: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from lead where email = '' and ${phoneNumberSql(sql`phone`)} = ${phoneNumberSql(sql`${phone}::text`)}
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Mails to the agency's own addresses are about other people. */
export async function isOfAgency(
  database: Kysely<Database>,
  address: string,
  agencyEmail: string,
): Promise<boolean> {
  const email = address.toLowerCase();
  if (email === agencyEmail.toLowerCase()) return true;
  const { rows } = await sql`
    select 1 from agent where lower(email) = ${email}
    union all select 1 from office where lower(email) = ${email} limit 1`.execute(database);
  return rows.length > 0;
}
