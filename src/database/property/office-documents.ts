import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { DocumentAccess } from '#domain/property/document-kinds.ts';

/**
 * All documents of a property or project, whoever may read them, in the agency's order. `is_gone`: its source no longer
 * has it.
 */
export function listOfficeDocuments(
  database: Kysely<Database>,
  owner: { propertyId: number } | { projectId: number },
) {
  const isProperty = 'propertyId' in owner;
  const of = isProperty ? sql`property` : sql`project`;
  const id = isProperty ? owner.propertyId : owner.projectId;
  return database
    .selectFrom('document')
    .select([
      'id',
      'kind',
      'file_key',
      'mime_type',
      'size_bytes',
      'issued_on',
      'expires_on',
      'file_title',
      'file_author',
    ])
    .select(sql<string | null>`(select region from ${of} owner where owner.id = ${id})`.as('region'))
    .select((column) => column.ref('access').$castTo<DocumentAccess>().as('access'))
    .select((column) => column.ref('name').$castTo<LocalisedText | null>().as('name'))
    .select(
      sql<boolean>`exists (
        select from import_media medium
        join import_source source on source.id = medium.source_id
        join ${of} owner on owner.source = source.name and owner.source_ref = medium.ref and owner.id = ${id}
        where medium.file_key = document.file_key and medium.gone_at is not null)`.as('is_gone'),
    )
    .where(isProperty ? 'property_id' : 'project_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}
