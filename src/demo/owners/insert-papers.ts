import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { type DocumentSizes, documentKey } from '#demo/media-and-documents.ts';
import type { PlacedHome } from './insert-owners.ts';

/** Puts the papers of the owners' homes in the place of those of the same kinds, which every demo home has. */
export async function insertPapers(
  transaction: Transaction<Database>,
  homes: readonly PlacedHome[],
  sizes: DocumentSizes,
): Promise<void> {
  for (const { id, papers } of homes) {
    await transaction
      .deleteFrom('document')
      .where('property_id', '=', id)
      .where(
        'kind',
        'in',
        papers.map(({ kind }) => kind),
      )
      .execute();
  }
  await transaction
    .insertInto('document')
    .values(
      homes.flatMap(({ id, papers, dayBefore }) =>
        papers.map(({ kind, access, issuedDaysAgo, expiresInDays }, sort) => ({
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
