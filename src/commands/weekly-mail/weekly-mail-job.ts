import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/**
 * Mails owners their figures on Monday at 8:00. Until Wednesday each hour tries again for those without one, as after
 * an outage.
 */
export const weeklyMailJob = defineJob({
  name: 'weekly-mail',
  schema: z.object({}),
  // The next hour tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '0 8-20 * * 1-3',
  load: async () => {
    const { sendWeeklyMails } = await import('./send-weekly-mails.ts');
    return (_, { database, jobs, log, now }) => sendWeeklyMails({ database, jobs, log, now: now() });
  },
});
