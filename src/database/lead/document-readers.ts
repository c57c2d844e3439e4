import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { personOfLead } from './inbox.ts';

export type DocumentReader = {
  document_id: number;
  lead_id: number;
  person: string;
  /** Null if the person got it without asking for it. */
  asked_at: Date | null;
  /** The state of the mail with its link; null: there is none. */
  status: 'waiting' | 'sent' | 'dead' | null;
  sent_at: Date | null;
};

const MOST = 500;

/** People who asked for documents of a property or project or were sent a link to them; the newest first. */
export async function listDocumentReaders(
  database: Kysely<Database>,
  owner: { propertyId: number } | { projectId: number },
): Promise<DocumentReader[]> {
  const [column, id] =
    'propertyId' in owner
      ? [sql.ref('property_id'), owner.propertyId]
      : [sql.ref('project_id'), owner.projectId];
  const { rows } = await sql<DocumentReader>`
    with asked as (
      select l.id as lead_id, document_id, l.created_at as asked_at
      from lead l, jsonb_array_elements_text(${arrayIn(sql`l.answers`)}) document_id
      where l.${column} = ${id} and l.form = 'documents'
    ), given as (
      select distinct on (m.lead_id, document_id) m.lead_id, document_id, m.status, m.sent_at
      from lead l join mail_message m on m.lead_id = l.id,
        jsonb_array_elements(${arrayIn(sql`m.data`)}) sent, substring(sent ->> 'path' from '^/documents/([0-9]+)/') document_id
      where l.${column} = ${id} and m.template in ('documents', 'answer')
      order by m.lead_id, document_id, m.position desc
    )
    select d.id as document_id, lead_id, ${personOfLead} as person, asked_at, given.status, given.sent_at
    from asked full join given using (lead_id, document_id)
    join lead l on l.id = lead_id join document d on d.id::text = document_id and d.${column} = ${id}
    where l.status <> 'spam'
    order by coalesce(given.sent_at, l.created_at) desc, lead_id desc limit ${MOST}`.execute(database);
  return rows;
}

/** The array `documents` of `json`; empty if it is not an array. */
function arrayIn(json: ReturnType<typeof sql>) {
  return sql`case jsonb_typeof(${json} -> 'documents') when 'array' then ${json} -> 'documents' else '[]' end`;
}
