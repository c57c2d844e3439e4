import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';
import { startJobs } from '#jobs/queue.ts';
import { testDatabase } from '#test/database.ts';
import { jobContext } from '#test/job-context.ts';

const site = await testDatabase();
const { database } = site;
const context = jobContext(site);
const { log } = context;
const done: string[] = [];

const greet = defineJob({
  name: 'test-greet',
  schema: z.object({ name: z.string() }),
  retry: { limit: 0, delaySeconds: 0 },
  load:
    async () =>
    async ({ name }) => {
      done.push(name);
    },
});

// Twice a minute the queue checks whether a minute has begun.
it('goes on after the clock was turned back', { timeout: 150_000 }, async () => {
  let runs = 0;
  const eachMinute = defineJob({
    name: 'test-each-minute',
    schema: z.object({}),
    retry: { limit: 0, delaySeconds: 0 },
    schedule: '* * * * *',
    load: async () => async () => {
      runs += 1;
    },
  });
  const begin = async () => {
    const jobs = await startJobs(database, [eachMinute, greet], log);
    await jobs.work(context);
    return jobs;
  };
  const first = await begin();
  await expect.poll(() => runs, { timeout: 60_000 }).toBeGreaterThan(0);
  await first.stop();
  // As if all this had been noted a day from now, and the job of each minute until then had run.
  await sql`update jobs.version set cron_on = now() + interval '1 day'`.execute(database);
  // A minute may have begun meanwhile: only the later of two runs is kept, or both would belong to the same minute.
  await sql`delete from jobs.job one using jobs.job other
    where one.name = other.name and one.singleton_on < other.singleton_on`.execute(database);
  await sql`update jobs.job set singleton_on = date_trunc('minute', now() at time zone 'utc')
    where singleton_on is not null`.execute(database);
  const sender = await startJobs(database, [greet], log, { isSender: true });
  await sender.enqueue(database, greet, { name: 'later' });
  await sender.stop();
  await sql`update jobs.job set start_after = now() + interval '1 day' where name = ${greet.name}
    and state = 'created'`.execute(database);
  const before = runs;
  const second = await begin();
  await expect.poll(() => runs, { timeout: 60_000 }).toBeGreaterThan(before);
  await expect.poll(() => done).toContain('later');
  await second.stop();
});
