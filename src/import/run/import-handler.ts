import { SourceProblem } from '#import/crm/adapter.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { ImportTask } from './import-job.ts';
import { jobSurroundings } from './job-surroundings.ts';
import { runImport } from './run-import.ts';

export async function importHandler({ source, ...order }: ImportTask, context: JobContext): Promise<void> {
  try {
    const { status, counts, error } = await runImport(jobSurroundings(context), source, order);
    if (status === 'failed' || status === 'refused')
      context.log.warn({ source, counts, reason: error }, 'an import was not completed');
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    context.log.warn({ source, reason: error.message }, 'an import could not start');
  }
}
