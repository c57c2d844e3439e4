import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Jobs } from '#jobs/queue.ts';
import { type AcceptedPicture, acceptPicture, type PictureRefusal } from './accept.ts';
import type { FileStorage } from './storage.ts';
import { variantsJob } from './variants-job.ts';

/** What storing needs; `storage` is that of the pictures. */
export type PictureStore = {
  database: Kysely<Database>;
  storage: FileStorage;
  jobs: Pick<Jobs, 'enqueue'>;
};

/**
 * Takes the bytes of an upload; keeps the original, its row and the order to make its variants. Gives the picture, or
 * the reason why it is refused. The same file again changes nothing and gives the same picture.
 */
export async function storePicture(
  { database, storage, jobs }: PictureStore,
  bytes: Uint8Array,
): Promise<AcceptedPicture | { refusal: PictureRefusal }> {
  const picture = await acceptPicture(bytes);
  if ('refusal' in picture) return picture;
  await database
    .transaction()
    .execute((transaction) => keepPicture(transaction, { storage, jobs }, picture, bytes));
  return picture;
}

/**
 * Keeps a picture that was accepted in the transaction of whoever shows it. `isOfVisitor`: it goes with the testimonial
 * it came with (remove-pictures.ts).
 */
export async function keepPicture(
  transaction: Transaction<Database>,
  { storage, jobs }: Omit<PictureStore, 'database'>,
  { id, kind, mimeType, width, height, sizeBytes, thumbhash }: AcceptedPicture,
  bytes: Uint8Array,
  { isOfVisitor = false } = {},
): Promise<void> {
  const originalKey = `originals/${id}.${kind === 'jpeg' ? 'jpg' : kind}`;
  // The file before the row: a row never names a file that is not there.
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
