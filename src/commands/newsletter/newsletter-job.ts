import { z } from 'zod';
import { defineJob, type Job } from '#jobs/define-job.ts';

/** Puts the newsletters that are due into the outbox: when one is sent, and each minute for those with a date. */
export const newsletterJob: Job<object> = defineJob({
  name: 'newsletter',
  schema: z.object({}),
  // The next minute continues where this one stopped.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./send-due-issues.ts')).newsletterHandler,
});
