import { z } from 'zod';
import { dayOf } from '#domain/time/dates.ts';
import { defineJob } from '#jobs/define-job.ts';

/** Forgets who was counted on days that are over: soon after midnight, and each hour where nobody ran then. */
export const forgetVisitorsJob = defineJob({
  name: 'forget-visitors',
  schema: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  // Not on the hour: what was counted just before midnight may still be on its way (server/visits/view-counter.ts).
  schedule: '5 * * * *',
  load: async () => {
    const { forgetVisitors } = await import('#database/view/count-views.ts');
    return (_, { database, now }) => forgetVisitors(database, dayOf(now()));
  },
});
