import type { JobContext } from '#jobs/define-job.ts';

/**
 * Removes a picture with its files; throws when something shows it again. The row goes first and stays locked until the
 * files are gone: who misses a file asks for the row, waits, and learns that it is no failure. After an interruption
 * the row is back, so that the next run finds the rest.
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
