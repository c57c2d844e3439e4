import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Publishes and withdraws what is due, each minute. */
export const plansJob = defineJob({
  name: 'planned-publications',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./carry-out-plans.ts')).planHandler,
});
