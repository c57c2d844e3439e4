import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { Retention } from '#site/settings/retention-schema.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import { inOneLine } from '#site/site-problem.ts';
import { deleteOverdueLeads, emptyOverdueLeads } from './overdue-leads.ts';
import { deleteOverdue, overdueRows } from './overdue-rows.ts';

/**
 * The job, which runs each night. If the settings are not valid nothing is deleted, because a default may be shorter
 * than the agency's period.
 */
export async function retentionHandler(_: object, { database, log, now }: JobContext): Promise<void> {
  const stored = (await findSettings(database)) ?? {};
  const problems: string[] = [];
  const { retention } = validSettings(stored, defaultSettings, (problem) => {
    if (problem.section === 'retention') problems.push(...problem.problems.map(inOneLine));
  });
  if (problems.length > 0) {
    log.error({ problems }, 'the retention in the settings is not valid: nothing was deleted');
    return;
  }
  const deleted = await deleteOverdueData(database, retention, now());
  log.info(deleted, 'data past its retention was deleted');
}

/** Deletes rows older than their period, a few hundred at a time; gives how many of each kind. */
export async function deleteOverdueData(
  database: Kysely<Database>,
  retention: Retention,
  now: Date,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  const inBatches = async (kind: string, work: () => Promise<number>) => {
    deleted[kind] = 0;
    for (let count = await work(); count > 0; count = await work()) deleted[kind] += count;
  };
  for (const rows of overdueRows(retention, now))
    await inBatches(rows.kind, () => deleteOverdue(database, rows));
  await inBatches('requests', () => deleteOverdueLeads(database, retention.requests, now));
  await inBatches('emptied requests', () => emptyOverdueLeads(database, retention.requests, now));
  return deleted;
}
