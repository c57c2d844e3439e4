import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

export const endOpenDaysJob = defineJob({
  name: 'end-open-days',
  schema: z.object({}),
  // The next minute tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  load: async () => (await import('./end-open-days.ts')).endOpenDaysHandler,
});
