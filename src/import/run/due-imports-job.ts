import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Each minute: tells of troubles, starts due sources, maps stale records again, and takes what sources sent. */
export const dueImportsJob = defineJob({
  name: 'due-imports',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./start-due-imports.ts')).dueImportsHandler,
});
