import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { type DocumentSizes, documentKey } from '#demo/media-and-documents.ts';
import type { PlacedProperty } from './insert-owners.ts';

/** Replaces documents of the same kinds, which every demo property has. */
export async function insertDocuments(
  transaction: Transaction<Database>,
  properties: readonly PlacedProperty[],
  sizes: DocumentSizes,
): Promise<void> {
  for (const { id, documents } of properties) {
    await transaction
      .deleteFrom('document')
      .where('property_id', '=', id)
      .where(
        'kind',
        'in',
        documents.map(({ kind }) => kind),
      )
      .execute();
  }
  await transaction
    .insertInto('document')
    .values(
      properties.flatMap(({ id, documents, dayBefore }) =>
        documents.map(({ kind, access, issuedDaysAgo, expiresInDays }, sort) => ({
          property_id: id,
          kind,
          access,
          sort,
          file_key: documentKey(kind),
          mime_type: 'application/pdf',
          size_bytes: sizes.get(kind) ?? null,
          issued_on: dayBefore(issuedDaysAgo),
          expires_on: expiresInDays === undefined ? null : dayBefore(-expiresInDays),
        })),
      ),
    )
    .execute();
}
