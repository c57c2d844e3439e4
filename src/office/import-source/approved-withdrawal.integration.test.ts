import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { findAdapter } from '#import/crm/adapters.ts';
import { importJob } from '#import/run/import-job.ts';
import { runImport } from '#import/run/run-import.ts';
import { createTestApp } from '#test/app.ts';
import { estate, whiseServer } from '#test/crm/whise-server.ts';
import { addWhiseSource, importKey } from '#test/crm/whise-source.ts';
import { addGhent } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-24T10:00:00Z');
const site = await createTestApp({ ...officeSite, now: () => now, importKey });
const { database } = site;
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
await addGhent(database);
const whise = await whiseServer(Buffer.from('no picture'));
afterAll(() => whise.close());
const around = {
  ...{ database, importKey, publicUrl: 'https://www.agency.be', findAdapter, network: whise.network },
  pictures: { database, storage: site.pictureFiles, jobs: { enqueue: async () => {} } },
  ...{ documents: site.documentFiles, now: () => now, pause: async () => {} },
};
const ONE = '/office/imports/whise/';

/** Runs the import that the office ordered, as the queue would. */
async function runQueued() {
  const { rows } = await sql<{ data: unknown }>`
    delete from jobs.job where name = ${importJob.name} returning data`.execute(database);
  const [first] = rows;
  const { source, ...order } = importJob.schema.parse(first?.data);
  return runImport(around, source, order);
}

const publications = async () =>
  (await database.selectFrom('property').select('publication').orderBy('source_ref').execute()).map(
    ({ publication }) => publication,
  );

it('withdraws what somebody says is really gone, at once, and no more than so many', async () => {
  await addWhiseSource({ database, now });
  whise.state.estates = [1, 2, 3, 4, 5].map((id) => estate(id, { pictures: [] }));
  await send(ONE, { do: 'whole' }, cookie);
  expect((await runQueued()).counts.created).toBe(5);
  whise.state.estates = whise.state.estates.slice(0, 2);
  await send(ONE, { do: 'whole' }, cookie);
  expect(await runQueued()).toMatchObject({ status: 'refused', counts: { withdrawn: 0 } });
  expect(await (await see(ONE, cookie)).text()).toContain('Ze zijn echt weg: intrekken');
  expect((await send(ONE, { do: 'allow', allowed: '2' }, cookie)).status).toBe(303);
  expect(await runQueued()).toMatchObject({ status: 'refused', counts: { withdrawn: 0 } });
  await send(ONE, { do: 'allow', allowed: '3' }, cookie);
  expect(await runQueued()).toMatchObject({ status: 'done', counts: { withdrawn: 3 } });
  expect(await publications()).toEqual(['published', 'published', 'withdrawn', 'withdrawn', 'withdrawn']);
});
