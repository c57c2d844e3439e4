import { audit, type By } from '#commands/audit.ts';
import { isSpare } from '#database/picture/library.ts';
import { acceptPicture, type PictureRefusal } from '#images/accept.ts';
import { keepPicture, type PictureStore } from '#images/store-picture.ts';
import type { Jobs } from '#jobs/queue.ts';
import { removeSparePictureJob } from './remove-spare-picture-job.ts';

/** Adds a picture that pages can choose. The same file again only changes its name. */
export async function addLibraryPicture(
  { database, now, actor, ...store }: By & Omit<PictureStore, 'database'>,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<{ id: string } | { refusal: PictureRefusal }> {
  const picture = await acceptPicture(bytes);
  if ('refusal' in picture) return picture;
  return database.transaction().execute(async (transaction) => {
    await keepPicture(transaction, store, { picture, bytes });
    await transaction
      .insertInto('library_picture')
      .values({ picture_id: picture.id, name, added_at: now })
      .onConflict((conflict) => conflict.column('picture_id').doUpdateSet({ name }))
      .execute();
    await audit(transaction, { now, actor }, 'picture.add', `picture:${picture.id}`);
    return { id: picture.id };
  });
}

/** 'used': something shows it, or staff did not put it here. Its files are removed a moment later. */
export function removeLibraryPicture(
  { database, jobs, ...by }: By & { jobs: Pick<Jobs, 'enqueue'> },
  id: string,
): Promise<'removed' | 'used'> {
  return database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('picture').select('id').where('id', '=', id).forUpdate().execute();
    if (!(await isSpare(transaction, id))) return 'used';
    await transaction.deleteFrom('library_picture').where('picture_id', '=', id).execute();
    await jobs.enqueue(transaction, removeSparePictureJob, { pictureId: id });
    await audit(transaction, by, 'picture.remove', `picture:${id}`);
    return 'removed';
  });
}
