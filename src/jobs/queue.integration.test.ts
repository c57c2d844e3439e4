import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '#environment';
import { createPictureVariants } from '#images/variants.ts';
import { testDatabase } from '#test/database.ts';
import { defineJob } from './define-job.ts';
import { startJobs } from './queue.ts';

const { database, url: databaseUrl } = await testDatabase();
const log = pino({ level: 'silent' });

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

const { environment } = readEnvironment({});
if (!environment) throw new Error('The default environment is wrong.');
const storage = {
  read: async () => undefined,
  open: async () => undefined,
  write: async () => {},
  exists: async () => false,
  remove: async () => {},
  async *list() {},
};
const context = {
  environment,
  database,
  databaseUrl,
  files: { pictures: storage, documents: storage, films: storage },
  log,
  now: () => new Date(),
  pictures: createPictureVariants(database, storage),
};

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
    // Jobs are taken in order: when this one is done, all earlier ones are.
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

it('goes on after the clock was turned back', async () => {
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
    const others = await startJobs(database, [eachMinute], log);
    await others.work(context);
    return others;
  };
  const first = await begin();
  await expect.poll(() => runs, { timeout: 40_000 }).toBeGreaterThan(0);
  await first.stop();
  // As if all this had been noted a day from now, and each minute until then had had its run.
  await sql`update jobs.version set cron_on = now() + interval '1 day'`.execute(database);
  // A minute may have begun meanwhile: of two runs only the later is kept, or both would be of the same minute.
  await sql`delete from jobs.job one using jobs.job other
    where one.name = other.name and one.singleton_on < other.singleton_on`.execute(database);
  await sql`update jobs.job set singleton_on = date_trunc('minute', now() at time zone 'utc')
    where singleton_on is not null`.execute(database);
  await jobs.enqueue(database, greet, { name: 'later' });
  await sql`update jobs.job set start_after = now() + interval '1 day' where name = ${greet.name}
    and state = 'created'`.execute(database);
  const before = runs;
  const second = await begin();
  await expect.poll(() => runs, { timeout: 40_000 }).toBeGreaterThan(before);
  await expect.poll(() => done).toContain('later');
  await second.stop();
  await sql`delete from jobs.schedule where name = ${eachMinute.name}`.execute(database);
});
