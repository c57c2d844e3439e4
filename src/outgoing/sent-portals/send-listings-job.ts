import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Each minute: changes on the site go to the portals that are sent each property. */
export const sendListingsJob = defineJob({
  name: 'send-listings',
  schema: z.object({}),
  // The next minute tries again anyway; each property has tries of its own.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./send-listings.ts')).sendListingsHandler,
});
