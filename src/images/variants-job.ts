import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Makes those variants of a new picture that its first visitors will ask for. */
export const variantsJob = defineJob({
  name: 'picture-variants',
  schema: z.object({ pictureId: z.string() }),
  retry: { limit: 5, delaySeconds: 30 },
  load: async () => (await import('./make-variants.ts')).makeVariants,
});
