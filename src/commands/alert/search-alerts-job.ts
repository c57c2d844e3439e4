import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Looks for news for search alerts, and sends what is due, each minute. */
export const searchAlertsJob = defineJob({
  name: 'search-alerts',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./run-search-alerts.ts')).searchAlertsHandler,
});
