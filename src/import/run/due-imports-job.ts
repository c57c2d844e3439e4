import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Each minute: sources in trouble, those whose time has come, what they sent, records that wait to be mapped again. */
export const dueImportsJob = defineJob({
  name: 'due-imports',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./start-due-imports.ts')).dueImportsHandler,
});
