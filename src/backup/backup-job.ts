import { z } from 'zod';
import { hourSeconds } from '#domain/time/durations.ts';
import { defineJob } from '#jobs/define-job.ts';

/** Runs each night, after the retention job has deleted old data; does nothing if BACKUP_TO is not set. */
export const backupJob = defineJob({
  name: 'backup',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 600 },
  mostSeconds: 12 * hourSeconds,
  schedule: '20 4 * * *',
  load: async () => (await import('./back-up-nightly.ts')).backUpNightly,
});
