import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Publishes the articles that are due, each minute. */
export const articlePlansJob = defineJob({
  name: 'planned-articles',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./carry-out-article-plans.ts')).articlePlanHandler,
});
