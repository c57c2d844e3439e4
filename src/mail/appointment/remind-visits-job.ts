import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Reminds visitors of their visit of the next day: by day, and again each hour for those booked meanwhile. */
export const remindVisitsJob = defineJob({
  name: 'remind-visits',
  schema: z.object({}),
  // The next hour tries again by itself.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '0 9-20 * * *',
  load: async () => {
    const { remindVisits } = await import('./remind-visits.ts');
    return (_, { database, jobs, now }) => remindVisits({ database, jobs, now: now() });
  },
});
