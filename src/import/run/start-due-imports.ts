import { tellTroubles } from '#commands/import/tell-troubles.ts';
import { listDue } from '#database/import/sources.ts';
import { dropOldHooks, listStale } from '#database/import/waiting.ts';
import type { JobContext } from '#jobs/define-job.ts';
import { carryOutHooks } from './carry-out-hooks.ts';
import { eachApart } from './each-apart.ts';
import { importJob } from './import-job.ts';
import { jobSurroundings } from './job-surroundings.ts';
import { runImport } from './run-import.ts';
import { takeDeliveries } from './take-deliveries.ts';

export async function dueImportsHandler(_: object, context: JobContext): Promise<void> {
  const { database, now, jobs, environment } = context;
  await tellTroubles({ database, jobs, officeUrl: environment.officeUrl, now: now() });
  for (const source of await listDue(database, now()))
    await database
      .transaction()
      .execute((transaction) =>
        jobs.enqueue(transaction, importJob, { source, cause: 'schedule', actor: 'schedule' }),
      );
  const around = jobSurroundings(context);
  for (const { name, refs } of await listStale(database))
    await eachApart(around, name, () =>
      runImport(around, name, { cause: 'replay', actor: 'schedule', refs }),
    );
  await takeDeliveries(around, environment.dataDirectory);
  await carryOutHooks(around);
  await dropOldHooks(database, now());
}
