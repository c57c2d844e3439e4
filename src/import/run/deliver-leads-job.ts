import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Each minute: leads about a home go to the system that it comes from. */
export const deliverLeadsJob = defineJob({
  name: 'leads-to-sources',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./deliver-leads.ts')).deliverLeadsHandler,
});
