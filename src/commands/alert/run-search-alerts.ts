import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { Jobs } from '#jobs/queue.ts';
import { askToStay, endExpired } from './expire-alerts.ts';
import { notePropertyChanges } from './note-property-changes.ts';
import { sendDueAlerts } from './send-alerts.ts';

/** Runs once a minute. */
export async function searchAlertsHandler(_: object, { database, jobs, now }: JobContext): Promise<void> {
  await runSearchAlerts({ database, jobs, now: now() });
}

/** Does all that is due for alerts. A run that is killed loses nothing, and nothing is mailed twice. */
export async function runSearchAlerts(context: {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  now: Date;
}): Promise<void> {
  const { database, now } = context;
  await endExpired(context);
  await database.transaction().execute((transaction) => notePropertyChanges(transaction, now));
  await sendDueAlerts(context);
  await askToStay(context);
}
