import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

export type KeptMedia = {
  remoteId: string;
  kind: string;
  version: string | null;
  pictureId: string | null;
  fileKey: string | null;
  attempts: number;
  /** Since when the source no longer has this document. */
  goneAt: Date | null;
};

type MediumKey = { sourceId: number; ref: string; remoteId: string };

export async function listMedia(
  database: Kysely<Database>,
  sourceId: number,
  ref: string,
): Promise<KeptMedia[]> {
  return database
    .selectFrom('import_media')
    .select([
      'remote_id as remoteId',
      'kind',
      'version',
      'picture_id as pictureId',
      'file_key as fileKey',
      'attempts',
      'gone_at as goneAt',
    ])
    .where('source_id', '=', sourceId)
    .where('ref', '=', ref)
    .execute();
}

type MediaNote = {
  ref: string;
  remoteId: string;
  kind: 'photo' | 'plan' | 'document';
  version: string | null;
  attempts: number;
  problem: string | null;
  /** Absent: the former value stays, as with those below. */
  pictureId?: string | null;
  fileKey?: string | null;
  etag?: string | null;
  fetchedAt?: Date;
};

export async function noteMedia(
  database: Kysely<Database>,
  sourceId: number,
  { ref, remoteId, pictureId, fileKey, etag, fetchedAt, ...rest }: MediaNote,
): Promise<void> {
  const row = {
    ...rest,
    ...(pictureId !== undefined && { picture_id: pictureId }),
    ...(fileKey !== undefined && { file_key: fileKey }),
    ...(etag !== undefined && { etag }),
    ...(fetchedAt && { fetched_at: fetchedAt }),
  };
  await database
    .insertInto('import_media')
    .values({ source_id: sourceId, ref, remote_id: remoteId, ...row })
    .onConflict((conflict) => conflict.columns(['source_id', 'ref', 'remote_id']).doUpdateSet(row))
    .execute();
}

export async function forgetMedia(
  database: Kysely<Database>,
  sourceId: number,
  ref: string,
  remoteIds: readonly string[],
): Promise<void> {
  if (remoteIds.length === 0) return;
  await database
    .deleteFrom('import_media')
    .where('source_id', '=', sourceId)
    .where('ref', '=', ref)
    .where('remote_id', 'in', remoteIds)
    .execute();
}

/** Notes that the source no longer has a document, or has it again (`goneAt` null). */
export async function markMedium(
  database: Kysely<Database>,
  { sourceId, ref, remoteId }: MediumKey,
  goneAt: Date | null,
): Promise<void> {
  await database
    .updateTable('import_media')
    .set({ gone_at: goneAt })
    .where('source_id', '=', sourceId)
    .where('ref', '=', ref)
    .where('remote_id', '=', remoteId)
    .execute();
}

/** Deletes notes that the same file was gone under other ids: the source has it again under this one. */
export async function forgetGone(
  database: Kysely<Database>,
  { sourceId, ref, remoteId, fileKey }: MediumKey & { fileKey: string },
): Promise<void> {
  await database
    .deleteFrom('import_media')
    .where('source_id', '=', sourceId)
    .where('ref', '=', ref)
    .where('remote_id', '<>', remoteId)
    .where('file_key', '=', fileKey)
    .where('gone_at', 'is not', null)
    .execute();
}

/** True if the record has the same file under another id. */
export async function isElsewhere(
  database: Kysely<Database>,
  { sourceId, ref, remoteId, fileKey }: MediumKey & { fileKey: string },
): Promise<boolean> {
  const other = await database
    .selectFrom('import_media')
    .select('remote_id')
    .where('source_id', '=', sourceId)
    .where('ref', '=', ref)
    .where('remote_id', '<>', remoteId)
    .where('file_key', '=', fileKey)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** True if staff manage the photographs of the property themselves. */
export async function isPhotosLocked(database: Kysely<Database>, propertyId: number): Promise<boolean> {
  const lock = await database
    .selectFrom('property_lock')
    .select('key')
    .where('property_id', '=', propertyId)
    .where('key', '=', 'photos')
    .executeTakeFirst();
  return lock !== undefined;
}
