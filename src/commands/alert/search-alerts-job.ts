import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Looks each minute for what is new to search alerts, and sends what is due. */
export const searchAlertsJob = defineJob({
  name: 'search-alerts',
  schema: z.object({}),
  // The next minute tries again by itself.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./run-search-alerts.ts')).searchAlertsHandler,
});
