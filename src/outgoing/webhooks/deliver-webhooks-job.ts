import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Each minute: changes on the site are told to the programs of others that asked for them. */
export const deliverWebhooksJob = defineJob({
  name: 'deliver-webhooks',
  schema: z.object({}),
  // The next minute tries again anyway; each message has tries of its own.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./deliver-webhooks.ts')).deliverWebhooksHandler,
});
