import { expect, test } from 'vitest';
import { whiseRuns } from '#test/crm/whise-runs.ts';
import { deliverLeads } from './deliver-leads.ts';

let now = new Date('2026-11-24T09:00:00Z');
const { database, state, around, run, homes } = await whiseRuns(() => now);

test('what a visitor wrote about a home reaches its system once', async () => {
  await run();
  const [home] = await homes();
  await database
    .insertInto('lead')
    .values({
      ...{ form: 'contact_me', language: 'nl', page: '/', privacy_version: 1, content_hash: 'x' },
      ...{ email: 'lies@voorbeeld.be', last_name: 'Maes', property_id: home?.id ?? null, created_at: now },
    })
    .execute();
  state.instead = [{ path: '/v1/contacts/upsert', status: 500 }];
  const deliveries = () =>
    database.selectFrom('lead_delivery').select(['status', 'attempts', 'remote_id']).execute();
  await deliverLeads(around);
  expect(await deliveries()).toEqual([{ status: 'waiting', attempts: 1, remote_id: null }]);
  now = new Date(now.getTime() + 121_000);
  await deliverLeads(around);
  await deliverLeads(around);
  expect(await deliveries()).toEqual([{ status: 'sent', attempts: 2, remote_id: '77' }]);
  expect(state.asked.filter((path) => path === '/v1/contacts/upsert')).toHaveLength(2);
});
