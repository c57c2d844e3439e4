import { beforeEach, expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { addWhiseSource } from '#test/crm/whise-source.ts';
import { testDatabase } from '#test/database.ts';
import { changeSource } from './sources.ts';
import { tellTroubles } from './tell-troubles.ts';

const { database } = await testDatabase();
const start = new Date('2026-11-24T09:00:00Z');
let now = start;
let source = 0;

beforeEach(async () => {
  now = start;
  for (const table of ['mail_message', 'import_source'] as const) await database.deleteFrom(table).execute();
  await addWhiseSource({ database, now });
  source = (await database.selectFrom('import_source').select('id').executeTakeFirstOrThrow()).id;
});

const after = (minutes: number) => {
  now = new Date(start.getTime() + minutes * minuteMs);
};
const hours = (count: number) => count * 60;
const days = (count: number) => hours(24) * count;
const office = { officeUrl: 'https://kantoor.agency.be' as string | undefined };
const look = (given = office) => tellTroubles({ database, jobs: { enqueue: async () => {} }, ...given, now });
const mails = async () =>
  database
    .selectFrom('mail_message')
    .select(['template', 'recipient', 'data'])
    .orderBy('created_at')
    .execute();
const told = async () => (await mails()).map(({ data }) => Object(data).troubles);
const set = (values: Record<string, unknown>) => database.updateTable('import_source').set(values).execute();

async function addRun(cause: string, status: string, counts = {}): Promise<void> {
  const run = {
    ...{ source_id: source, cause, status, actor: 'source', started_at: now, ended_at: now },
    counts: JSON.stringify(counts),
  };
  await database.insertInto('import_run').values(run).execute();
}

async function addRecords(bad: number, good: number): Promise<void> {
  const rows = Array.from({ length: bad + good }, (_, index) => ({
    ...{ source_id: source, ref: `${index}`, kind: 'home', body: Buffer.from(''), body_hash: '' },
    ...{ fetched_at: now, outcome: index < bad ? 'bad' : 'unchanged' },
  }));
  await database.insertInto('import_record').values(rows).execute();
}

it('writes to the agency once that nothing came in, and again only after all was well', async () => {
  after(hours(6));
  await look();
  expect(await mails()).toEqual([]);
  after(hours(6) + 1);
  await Promise.all([look(), look()]);
  after(hours(20));
  await look();
  expect(await mails()).toEqual([
    {
      template: 'import-troubled',
      recipient: expect.stringContaining('@'),
      data: {
        ...{ source: 'whise', troubles: ['stale'] },
        link: 'https://kantoor.agency.be/office/imports/whise/',
      },
    },
  ]);
  await set({ healthy_at: now });
  await look();
  after(hours(30));
  await look();
  expect(await told()).toEqual([['stale'], ['stale']]);
});

it('tells a second trouble beside the first, and none of them twice', async () => {
  after(hours(7));
  await look();
  await addRecords(1, 8);
  await look({ officeUrl: undefined });
  await look();
  expect(await told()).toEqual([['stale'], ['many bad']]);
  expect((await mails())[1]?.data).not.toHaveProperty('link');
  await database.deleteFrom('import_record').execute();
  await addRecords(1, 9);
  await look();
  expect(await told()).toHaveLength(2);
});

it('tells that a value waits for its meaning, unless it does no harm', async () => {
  await addRecords(0, 2);
  const setUnmapped = (list: string) =>
    database
      .updateTable('import_record')
      .set({ unmapped: JSON.stringify([{ list, value: '9' }]) })
      .where('ref', '=', '0')
      .execute();
  await setUnmapped('marquee');
  await look();
  expect(await mails()).toEqual([]);
  await setUnmapped('subStatus');
  await look();
  await look();
  expect(await told()).toEqual([['unknown values']]);
  await database.updateTable('import_record').set({ gone_at: now }).execute();
  await look();
  await database.updateTable('import_record').set({ gone_at: null }).execute();
  await look();
  expect(await told()).toHaveLength(2);
});

it('waits until a run has ended: half of the homes tell nothing', async () => {
  await addRecords(1, 1);
  await set({ busy_until: new Date(now.getTime() + minuteMs) });
  await look();
  expect(await mails()).toEqual([]);
  await set({ busy_until: now });
  await look();
  expect(await told()).toEqual([['many bad']]);
});

it('expects nothing of a source that is paused, and begins anew when it goes on', async () => {
  const by = { database, actor: 'staff:eline' };
  await changeSource({ ...by, now }, 'whise', { isPaused: true });
  after(days(3));
  await look();
  await changeSource({ ...by, now }, 'whise', { isPaused: false });
  await look();
  expect(await mails()).toEqual([]);
  after(days(4));
  await look();
  expect(await told()).toEqual([['stale']]);
});

it('expects of a source without a schedule only that it goes on sending', async () => {
  await set({ every_minutes: null });
  after(days(30));
  await look();
  expect(await mails()).toEqual([]);
  await addRun('hook', 'done');
  after(days(37));
  await look();
  expect(await mails()).toEqual([]);
  after(days(37) + 1);
  await look();
  expect(await told()).toEqual([['stale']]);
  await addRun('file', 'partly');
  await look();
  const hook = { source_id: source, dedup: 'x', received_at: new Date(now.getTime() + minuteMs) };
  await database
    .insertInto('import_hook')
    .values({ ...hook, status: 'failed', next_attempt_at: now })
    .execute();
  await look();
  expect(await told()).toEqual([['stale'], ['stale']]);
});

it('tells that messages of a week have changed nothing', async () => {
  await set({ healthy_at: new Date('2027-11-24') });
  const hook = (counts = {}) => addRun('hook', 'done', counts);
  await hook({ ignored: 1 });
  after(days(6));
  await hook({ unchanged: 2 });
  after(days(7));
  await look();
  expect(await told()).toEqual([]);
  after(days(7) + 1);
  await look();
  await look();
  expect(await told()).toEqual([['nothing changes']]);
  await hook({ documents: 1 });
  await look();
  after(days(15));
  await hook();
  await look();
  expect(await told()).toHaveLength(1);
  after(days(21));
  await addRun('schedule', 'done', { changed: 1 });
  await hook();
  after(days(28));
  await hook();
  await look();
  expect(await told()).toHaveLength(1);
  after(days(28) + 1);
  await look();
  expect(await told()).toHaveLength(2);
});

it('does not wait for changes of a source that is silent, or was paused meanwhile', async () => {
  await set({ healthy_at: new Date('2027-11-24') });
  await addRun('hook', 'done');
  after(days(7) + 1);
  await look();
  expect(await mails()).toEqual([]);
  await set({ watched_since: now });
  await addRun('hook', 'done');
  await look();
  expect(await mails()).toEqual([]);
});
