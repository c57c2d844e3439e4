import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Deletes each night what was kept for its time. */
export const retentionJob = defineJob({
  name: 'retention',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 600 },
  // Not between 2 and 3, an hour that one night has twice and another one not at all.
  schedule: '40 3 * * *',
  load: async () => (await import('./keep-retention.ts')).retentionHandler,
});
