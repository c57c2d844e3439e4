import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { DocumentAccess } from '#domain/property/document-kinds.ts';

/**
 * All documents of a property, whoever may read them, in the agency's order. `is_gone`: its source no longer has it.
 */
export function listOfficeDocuments(database: Kysely<Database>, propertyId: number) {
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
    .select((eb) =>
      eb
        .selectFrom('property')
        .select('region')
        .whereRef('property.id', '=', 'document.property_id')
        .as('region'),
    )
    .select((column) => column.ref('access').$castTo<DocumentAccess>().as('access'))
    .select((column) => column.ref('name').$castTo<LocalisedText | null>().as('name'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('import_media as medium')
            .innerJoin('import_source as source', 'source.id', 'medium.source_id')
            .innerJoin('property', (join) =>
              join
                .onRef('property.source', '=', 'source.name')
                .onRef('property.source_ref', '=', 'medium.ref')
                .on('property.id', '=', propertyId),
            )
            .select('medium.ref')
            .whereRef('medium.file_key', '=', 'document.file_key')
            .where('medium.gone_at', 'is not', null),
        )
        .as('is_gone'),
    )
    .where('property_id', '=', propertyId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}
