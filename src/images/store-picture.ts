import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Jobs } from '#jobs/queue.ts';
import { type AcceptedPicture, acceptPicture, type PictureRefusal } from './accept.ts';
import type { FileStorage } from './storage.ts';
import { variantsJob } from './variants-job.ts';

/** `storage`: that of the pictures. */
export type PictureStore = {
  database: Kysely<Database>;
  storage: FileStorage;
  jobs: Pick<Jobs, 'enqueue'>;
};

/**
 * Stores the original, its row and the job for its variants. Storing the same file again changes nothing and gives the
 * same picture.
 */
export async function storePicture(
  { database, storage, jobs }: PictureStore,
  bytes: Uint8Array,
): Promise<AcceptedPicture | { refusal: PictureRefusal }> {
  const picture = await acceptPicture(bytes);
  if ('refusal' in picture) return picture;
  await database
    .transaction()
    .execute((transaction) => keepPicture(transaction, { storage, jobs }, { picture, bytes }));
  return picture;
}

/**
 * Stores an accepted picture in the caller's transaction. `isOfVisitor`: removed with its testimonial
 * (remove-pictures.ts).
 */
export async function keepPicture(
  transaction: Transaction<Database>,
  { storage, jobs }: Omit<PictureStore, 'database'>,
  { picture, bytes }: { picture: AcceptedPicture; bytes: Uint8Array },
  { isOfVisitor = false } = {},
): Promise<void> {
  const { id, kind, mimeType, width, height, sizeBytes, thumbhash } = picture;
  const originalKey = `originals/${id}.${kind === 'jpeg' ? 'jpg' : kind}`;
  // The file is written before the row, so that a row never names a missing file.
  if (!(await storage.exists(originalKey))) await storage.write(originalKey, bytes);
  const inserted = await transaction
    .insertInto('picture')
    .values({
      id,
      original_key: originalKey,
      mime_type: mimeType,
      width,
      height,
      size_bytes: sizeBytes,
      thumbhash,
      is_of_visitor: isOfVisitor,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await jobs.enqueue(transaction, variantsJob, { pictureId: id });
}
