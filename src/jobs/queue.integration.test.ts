import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#test/database.ts';
import { jobContext } from '#test/job-context.ts';
import { defineJob } from './define-job.ts';
import { startJobs } from './queue.ts';

const site = await testDatabase();
const { database } = site;
const context = jobContext(site);
const { log } = context;

const done: string[] = [];
let failures = 0;

const greet = defineJob({
  name: 'test-greet',
  schema: z.object({ name: z.string().min(1) }),
  retry: { limit: 2, delaySeconds: 0 },
  load: async () => async (data) => {
    if (data.name === 'unlucky' && failures++ === 0) throw new Error('not this time');
    done.push(data.name);
  },
});

const jobs = await startJobs(database, [greet], log);
afterAll(() => jobs.stop());

describe('a queued job', () => {
  beforeAll(() => jobs.work(context));
  beforeEach(() => {
    done.length = 0;
    failures = 0;
  });

  it('is done when its transaction commits, never when it rolls back', async () => {
    await database.transaction().execute((transaction) => jobs.enqueue(transaction, greet, { name: 'kept' }));
    const rolledBack = database.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, greet, { name: 'lost' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    // Jobs are taken in order: when this one is done, so are all earlier ones.
    await jobs.enqueue(database, greet, { name: 'last' });
    await expect.poll(() => done).toEqual(['kept', 'last']);
  });

  it('is tried again when it fails', async () => {
    await jobs.enqueue(database, greet, { name: 'unlucky' });
    await expect.poll(() => done).toEqual(['unlucky']);
    expect(failures).toBe(2);
  });

  it('cannot hold what its schema refuses', async () => {
    await expect(jobs.enqueue(database, greet, { name: '' })).rejects.toThrow(z.ZodError);
    await expect(greet.run({ name: 1 }, { ...context, jobs })).rejects.toThrow(z.ZodError);
  });
});

it('does by Belgian time what it does by itself', async () => {
  const atMidnight = defineJob({
    name: 'test-new-year',
    schema: z.object({}),
    retry: { limit: 0, delaySeconds: 0 },
    schedule: '0 0 1 1 *',
    load: async () => async () => {},
  });
  const others = await startJobs(database, [atMidnight], log);
  await others.stop();
  const { rows } = await sql`
    delete from jobs.schedule where name = ${atMidnight.name} returning cron, timezone`.execute(database);
  expect(rows).toEqual([{ cron: '0 0 1 1 *', timezone: 'Europe/Brussels' }]);
});
