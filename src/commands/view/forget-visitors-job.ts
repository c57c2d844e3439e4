import { z } from 'zod';
import { dayOf } from '#domain/time/dates.ts';
import { defineJob } from '#jobs/define-job.ts';

/**
 * Deletes the visitors that were counted on past days: soon after midnight, and every hour in case the program was not
 * running then.
 */
export const forgetVisitorsJob = defineJob({
  name: 'forget-visitors',
  schema: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  // Not on the hour: a view counted just before midnight may not have been written yet
  // (server/visits/view-counter.ts).
  schedule: '5 * * * *',
  load: async () => {
    const { forgetVisitors } = await import('#database/view/count-views.ts');
    return (_, { database, now }) => forgetVisitors(database, dayOf(now()));
  },
});
