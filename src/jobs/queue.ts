import type { Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { isUnavailable } from '#database/unavailable.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { Job, JobContext, JobSurroundings, RunnableJob } from './define-job.ts';
import { forgetFuture } from './turned-back-clock.ts';

const NO_JOB = '00000000-0000-0000-0000-000000000000';

export interface Jobs {
  /** Queues a job inside the caller's transaction: it is done if, and only if, that commits. */
  enqueue<Data extends object>(transaction: Kysely<Database>, job: Job<Data>, data: Data): Promise<void>;
  /** Starts working on queued jobs. */
  work(surroundings: JobSurroundings): Promise<void>;
  /**
   * Takes no more jobs and waits for those that are running; those that need longer than 20 seconds are tried again
   * later.
   */
  stop(): Promise<void>;
}

/**
 * Opens the queues in the schema "jobs", over the given pool. `isSender`: this process only enqueues, and leaves the
 * maintenance of the queues to one that works.
 */
export async function startJobs(
  database: Kysely<Database>,
  jobs: RunnableJob[],
  log: Logger,
  { isSender } = { isSender: false },
): Promise<Jobs> {
  const care = { supervise: !isSender, schedule: !isSender };
  const boss = new PgBoss({ db: fromKysely(database), schema: 'jobs', ...care });
  boss.on('error', (error) => {
    // The pool has logged an unavailable database once; the queues would log it every two seconds.
    if (!isUnavailable(error)) log.error({ err: error }, 'the job queue failed');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue gave a warning'));
  await boss.start();
  for (const { name, retry, mostSeconds, schedule } of jobs) {
    const options = {
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryBackoff: true,
      expireInSeconds: mostSeconds ?? 900,
    };
    if (!isSender) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
    // Any read makes the library remember the queue. Otherwise the first `send` would look the queue up over a second
    // connection while its transaction holds one, and many at once could take the whole pool and wait for each other.
    await boss.getJobById(name, NO_JOB);
    if (schedule && !isSender) await boss.schedule(name, schedule, {}, { tz: 'Europe/Brussels' });
  }
  let clockWatch: NodeJS.Timeout | undefined;
  const enqueue: Jobs['enqueue'] = async (transaction, job, data) => {
    await boss.send(job.name, job.schema.parse(data), { db: fromKysely(transaction) });
  };
  return {
    enqueue,
    work: async (surroundings) => {
      const context = { ...surroundings, jobs: { enqueue } };
      const lookAtClock = async () => {
        if (await forgetFuture(database))
          log.warn('the clock was turned back: jobs that waited for the later time run now');
      };
      await lookAtClock();
      // After a failure the next try follows in a minute.
      clockWatch = setInterval(() => void lookAtClock().catch(() => {}), minuteMs).unref();
      for (const job of jobs) await boss.work(job.name, (batch) => runAll(job, batch, context));
    },
    stop: async () => {
      clearInterval(clockWatch);
      await boss.stop({ graceful: true, timeout: 20_000, close: false });
    },
  };
}

async function runAll(
  job: RunnableJob,
  batch: { id: string; data: unknown }[],
  context: JobContext,
): Promise<void> {
  for (const { id, data } of batch) {
    const log = context.log.child({ job: job.name, jobId: id });
    try {
      await job.run(data, { ...context, log });
    } catch (error) {
      log.error({ err: error }, 'a job failed and will be tried again');
      throw error;
    }
  }
}
