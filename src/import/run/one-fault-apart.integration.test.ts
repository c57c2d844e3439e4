import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { receiveHook } from '#commands/import/receive-hook.ts';
import type { Delivery } from '#import/crm/adapter.ts';
import { openImmo } from '#import/crm/openimmo/openimmo.ts';
import { openImmoHouse, openImmoTransfer } from '#test/crm/openimmo-transfer.ts';
import { plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { carryOutHooks } from './carry-out-hooks.ts';
import { deliverLeads } from './deliver-leads.ts';
import { deliveryFolder, takeDeliveries } from './take-deliveries.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-apart-'));
afterAll(() => rm(directory, { recursive: true }));
let now = new Date('2026-11-24T09:00:00Z');
let reading = async (_: Delivery): Promise<unknown> => undefined;
const planted = plantedSource(
  { database, directory, now: () => now },
  {
    async fetchOne(_, ref) {
      if (ref === '1') throw new TypeError('a fault of ours');
      return plantedHome(Number(ref));
    },
    async *readDelivery(delivery) {
      await reading(delivery);
      yield plantedHome(1);
      return { isComplete: true };
    },
  },
);
const { around, logged, add } = planted;

beforeEach(async () => {
  logged.length = 0;
  reading = async () => undefined;
  await rm(join(directory, 'import'), { recursive: true, force: true });
  for (const table of ['lead', 'import_source', 'property'] as const)
    await database.deleteFrom(table).execute();
});

async function handIn(source: string, name: string, bytes: string): Promise<void> {
  const folder = deliveryFolder(directory, source);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
  const at = now.getTime() / 1000 - 60;
  await utimes(join(folder, name), at, at);
}

const runs = () =>
  database
    .selectFrom('import_run as run')
    .innerJoin('import_source as source', 'source.id', 'run.source_id')
    .select(['source.name', 'run.status', 'run.error'])
    .orderBy('run.id')
    .execute();

it('carries out the messages after one that fails by a fault of ours, and counts that as tried', async () => {
  await add();
  const { id: sourceId } = await database.selectFrom('import_source').select('id').executeTakeFirstOrThrow();
  for (const ref of ['1', '2'])
    await receiveHook(database, { sourceId, dedup: ref, refs: [ref], gone: [] }, now);
  await carryOutHooks(around);
  expect(
    await database.selectFrom('import_hook').select(['status', 'attempts', 'error']).orderBy('id').execute(),
  ).toEqual([
    { status: 'received', attempts: 1, error: 'It failed: see the log.' },
    { status: 'done', attempts: 1, error: null },
  ]);
  expect(logged).toMatchObject([{ source: 'planted', err: expect.any(TypeError) }]);
});

it('takes the files of other sources when one fails, puts that aside, and tells the office', async () => {
  await add({ name: 'a' });
  await add({ name: 'b' });
  await handIn('a', 'homes.xml', '<homes/>');
  await handIn('b', 'homes.xml', '<homes/>');
  let count = 0;
  reading = async () => {
    count += 1;
    if (count === 1) throw new TypeError('a fault of ours');
  };
  await takeDeliveries(around, directory);
  expect(await runs()).toEqual([
    { name: 'a', status: 'failed', error: 'It failed: see the log.' },
    { name: 'b', status: 'done', error: null },
  ]);
  expect(await readdir(deliveryFolder(directory, 'a'))).toEqual(['done']);
  expect(logged).toMatchObject([{ source: 'a', err: expect.any(TypeError) }]);
});

it('says of a file that it is too large for what reads it, without reading it', async () => {
  await add();
  await handIn('planted', 'homes.xml', 'x'.repeat(2_000_001));
  reading = ({ names: [name = ''], read }) => read(name, 2_000_000);
  await takeDeliveries(around, directory);
  expect(await runs()).toEqual([
    { name: 'planted', status: 'failed', error: 'delivered.xml is larger than 2 MB.' },
  ]);
});

it('takes the XML of OpenImmo without an archive around it', async () => {
  await add();
  await handIn('planted', 'homes.xml', openImmoTransfer([openImmoHouse()]));
  await takeDeliveries({ ...around, findAdapter: () => openImmo }, directory);
  expect(await runs()).toMatchObject([{ error: null }]);
  expect(await database.selectFrom('import_record').select('ref').execute()).toEqual([{ ref: 'PROBE77_31' }]);
});

async function addLead(email: string, property: number): Promise<void> {
  await database
    .insertInto('lead')
    .values({
      ...{ form: 'contact_me', language: 'nl', page: '/', privacy_version: 1, content_hash: email },
      ...{ email, last_name: 'Maes', property_id: property, created_at: now },
    })
    .execute();
}

const deliveries = () =>
  database.selectFrom('lead_delivery').select(['status', 'attempts']).orderBy('lead_id').execute();

/** Leads are handed on to the systems that the program knows to take them. */
async function whiseTaking(sendLead: (email: string) => Promise<object>) {
  const sending = plantedSource(
    { database, directory, now: () => now },
    { sendLead: async (_, { email }) => sendLead(email) },
  );
  await sending.add();
  await database.updateTable('import_source').set({ adapter: 'whise' }).execute();
  const property = await addProperty(database, { source: 'planted', source_ref: '1' });
  return { ...sending, property };
}

it('hands on the requests after one that fails by a fault of ours, and tries that again', async () => {
  const { around: sending, property } = await whiseTaking(async (email) => {
    if (email === 'first@voorbeeld.be') throw new TypeError('a fault of ours');
    return {};
  });
  await addLead('first@voorbeeld.be', property);
  await addLead('second@voorbeeld.be', property);
  await deliverLeads(sending);
  expect(await deliveries()).toEqual([
    { status: 'waiting', attempts: 1 },
    { status: 'sent', attempts: 1 },
  ]);
});

it('hands a request on once when two do so at the same time, and again when the first was killed', async () => {
  const taken: string[] = [];
  let heard = () => {};
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { around: sending, property } = await whiseTaking(async (email) => {
    taken.push(email);
    heard();
    await answered;
    return {};
  });
  await addLead('lies@voorbeeld.be', property);
  const first = deliverLeads(sending);
  await asked;
  await deliverLeads(sending);
  expect(taken).toEqual(['lies@voorbeeld.be']);
  // As long as a killed run keeps its claim.
  const before = now;
  now = new Date(now.getTime() + 15 * 60_000);
  const second = deliverLeads(sending);
  await expect.poll(() => taken.length).toBe(2);
  answer();
  await Promise.all([first, second]);
  now = before;
  expect(await deliveries()).toMatchObject([{ status: 'sent' }]);
});
