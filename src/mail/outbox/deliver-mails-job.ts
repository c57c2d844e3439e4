import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Sends what waits in the outbox: when a mail is queued, and each minute for what has to be tried again. */
export const deliverMailsJob = defineJob({
  name: 'deliver-mails',
  schema: z.object({}),
  // The next minute tries again by itself.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./deliver-mails.ts')).deliverMailsHandler,
});
