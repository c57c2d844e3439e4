import { sql } from 'kysely';
import { isUsedPicture } from '#database/picture/used-picture.ts';
import { removePicture } from '#images/remove-picture.ts';
import type { JobContext } from '#jobs/define-job.ts';

/** The job's handler. The files stay if somebody has added the same picture somewhere since. */
export async function removeSparePicture(
  { pictureId }: { pictureId: string },
  { database, pictures }: Pick<JobContext, 'database' | 'pictures'>,
): Promise<void> {
  const { rows } = await sql<{ originalKey: string }>`
    select original_key as "originalKey" from picture p
    where id = ${pictureId} and not ${isUsedPicture}
      and not exists (select from library_picture where picture_id = p.id)
      and not exists (select from picture where made_from = p.id)`.execute(database);
  const [picture] = rows;
  if (picture)
    await removePicture({ database, pictures }, { id: pictureId, originalKey: picture.originalKey });
}
