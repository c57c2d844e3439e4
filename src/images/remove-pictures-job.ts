import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Removes the pictures of visitors whose testimonial is gone: each night after retention, and when somebody is erased. */
export const removePicturesJob = defineJob({
  name: 'remove-pictures',
  schema: z.object({}),
  retry: { limit: 5, delaySeconds: 60 },
  schedule: '55 3 * * *',
  load: async () => (await import('./remove-pictures.ts')).removePictures,
});
