import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Publishes the pages that are due, each minute. */
export const pagePlansJob = defineJob({
  name: 'planned-pages',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./carry-out-page-plans.ts')).pagePlanHandler,
});
