import { findRelatives } from '#database/picture/picture-relatives.ts';
import { removePicture } from '#images/remove-picture.ts';
import type { JobContext } from '#jobs/define-job.ts';

/** The job's handler. */
export async function removeRelatives(
  { pictureId }: { pictureId: string },
  { database, pictures, log }: Pick<JobContext, 'database' | 'pictures' | 'log'>,
): Promise<void> {
  const relatives = await findRelatives(database, pictureId);
  for (const relative of relatives) {
    if (relative.isUsed) continue;
    await removePicture({ database, pictures }, relative);
    log.info({ picture: relative.id }, 'a picture was removed, because a part of it was made unrecognisable');
  }
}
