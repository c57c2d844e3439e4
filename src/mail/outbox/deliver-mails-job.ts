import { z } from 'zod';
import { defineJob, type Job } from '#jobs/define-job.ts';

/** Sends the waiting mails of the outbox: when a mail is queued, and each minute for retries. */
export const deliverMailsJob: Job<object> = defineJob({
  name: 'deliver-mails',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => {
    const { deliverMails } = await import('./deliver-mails.ts');
    return async (_, context) => {
      // Runs again at once for the rest.
      if ((await deliverMails(context)) === 'more')
        await context.jobs.enqueue(context.database, deliverMailsJob, {});
    };
  },
});
