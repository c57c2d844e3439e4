import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Deletes for good the pictures that still show a face or a plate that was made unrecognisable (remake-media.ts). */
export const removeRelativesJob = defineJob({
  name: 'remove-picture-relatives',
  schema: z.object({ pictureId: z.string() }),
  retry: { limit: 10, delaySeconds: 30 },
  load: async () => (await import('./remove-relatives.ts')).removeRelatives,
});
