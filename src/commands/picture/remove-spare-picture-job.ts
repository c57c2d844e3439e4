import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Removes the files of a picture that was deleted from the library. */
export const removeSparePictureJob = defineJob({
  name: 'remove-spare-picture',
  schema: z.object({ pictureId: z.string() }),
  retry: { limit: 10, delaySeconds: 30 },
  load: async () => (await import('./remove-spare-picture.ts')).removeSparePicture,
});
