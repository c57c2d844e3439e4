import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Removes visitors' pictures whose testimonial is gone: each night after retention, and when a person is erased. */
export const removePicturesJob = defineJob({
  name: 'remove-pictures',
  schema: z.object({}),
  retry: { limit: 5, delaySeconds: 60 },
  schedule: '55 3 * * *',
  load: async () => (await import('./remove-pictures.ts')).removePictures,
});
