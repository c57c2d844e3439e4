import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

const task = z.object({
  source: z.string(),
  cause: z.enum(['schedule', 'hook', 'hand', 'replay']),
  actor: z.string(),
  isWhole: z.boolean().optional(),
  refs: z.array(z.string()).optional(),
  allowed: z.int().min(0).optional(),
});

export type ImportTask = z.infer<typeof task>;

/** One run of a source. A large one takes long: another run that starts meanwhile does nothing. */
export const importJob = defineJob({
  name: 'import-source',
  schema: task,
  // The schedule comes again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  mostSeconds: 4 * 3600,
  load: async () => (await import('./import-handler.ts')).importHandler,
});
