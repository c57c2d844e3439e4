import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** Runs of the last week: pg-boss deletes older ones. */
export type JobRuns = {
  name: string;
  succeededAt: Date | null;
  failedAt: Date | null;
  waiting: number;
  running: number;
};

/** Runs of every job that has a queue in the database, by any process. */
export async function listJobRuns(database: Kysely<Database>, now: Date): Promise<JobRuns[]> {
  const { rows } = await sql<JobRuns>`
    select queue.name,
      max(completed_on) filter (where state = 'completed') as "succeededAt",
      max(completed_on) filter (where state = 'failed') as "failedAt",
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now}) as waiting,
      count(*) filter (where state = 'active') as running
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name`.execute(database);
  return rows;
}

/** The moment at which the last job of any kind was done, or failed. */
export function lastRun(runs: readonly JobRuns[]): Date | undefined {
  const times = runs.flatMap(({ succeededAt, failedAt }) => [succeededAt, failedAt]).filter((time) => time);
  return times.length > 0 ? new Date(Math.max(...times.map(Number))) : undefined;
}
