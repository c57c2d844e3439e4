import { z } from 'zod';
import { defineJob, type Job } from '#jobs/define-job.ts';

/** Numbers the changes of the site, each minute. */
export const numberChangesJob: Job<object> = defineJob({
  name: 'number-changes',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => {
    const { numberChanges } = await import('./number-changes.ts');
    return async (_, { database, now }) => {
      await numberChanges(database, now());
    };
  },
});
