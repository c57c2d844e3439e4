import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Deletes, each night, what has been stored for its whole period. */
export const retentionJob = defineJob({
  name: 'retention',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 600 },
  // Not between 2 and 3: one night a year has that hour twice and another not at all.
  schedule: '40 3 * * *',
  load: async () => (await import('./delete-overdue-data.ts')).retentionHandler,
});
