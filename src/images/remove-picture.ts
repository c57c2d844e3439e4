import type { JobContext } from '#jobs/define-job.ts';

/**
 * Removes a picture with its files; throws if something shows it again. The row is deleted first and stays locked until
 * the files are gone: a reader who misses a file looks for the row, waits for the lock, and learns that the picture was
 * removed. After an interruption the row is back, so that the next run finds the rest.
 */
export async function removePicture(
  { database, pictures }: Pick<JobContext, 'database' | 'pictures'>,
  { id, originalKey }: { id: string; originalKey: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('picture').where('id', '=', id).execute();
    await pictures.removeFiles({ id, originalKey });
  });
}
