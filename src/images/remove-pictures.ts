import { sql } from 'kysely';
import type { JobContext } from '#jobs/define-job.ts';
import { removePicture } from './remove-picture.ts';

/**
 * The job's handler. A picture and its testimonial are stored in one transaction, so a new picture never appears
 * without its testimonial.
 */
export async function removePictures(
  _: object,
  { database, pictures, log }: Pick<JobContext, 'database' | 'pictures' | 'log'>,
): Promise<void> {
  const { rows } = await sql<{ id: string; originalKey: string }>`
    select id, original_key as "originalKey" from picture
    where is_of_visitor and not exists (select from testimonial where picture_id = picture.id)`.execute(
    database,
  );
  for (const picture of rows) await removePicture({ database, pictures }, picture);
  if (rows.length > 0) log.info({ pictures: rows.length }, 'pictures of visitors were removed');
}
