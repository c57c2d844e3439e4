import { expect, it } from 'vitest';
import { cancelAppointment } from '#commands/appointment/change-appointment.ts';
import { listInbox } from '#database/lead/inbox.ts';
import { dayMs } from '#domain/time/durations.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { snoozeLead } from './change-leads.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-23T13:34:00Z');
const by = { database, now, actor: 'command' };
const tomorrow = new Date(now.getTime() + dayMs);

async function request(status: string): Promise<number> {
  const { id } = await database
    .insertInto('lead')
    .values({
      ...{ form: 'visit', page: '/nl/', language: 'nl', email: 'an@voorbeeld.be', privacy_version: 1 },
      ...{ status, content_hash: status, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const inView = async (view: 'waiting' | 'others', at: Date) => {
  const staffId = '00000000-0000-0000-0000-000000000000';
  const { rows } = await listInbox(database, { view, staffId, now: at });
  return rows.map(({ id }) => id);
};
const statusOf = async (id: number) =>
  (await database.selectFrom('lead').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

it('a request that was answered and then put off waits for the agency again when its time has come', async () => {
  const id = await request('waiting');
  await snoozeLead(by, id, tomorrow);
  expect(await inView('others', now)).toContain(id);
  expect(await inView('waiting', now)).not.toContain(id);
  expect(await inView('waiting', tomorrow)).toContain(id);
});

it.each(['done', 'spam'])('a request that is %s is not put off', async (status) => {
  const id = await request(status);
  await snoozeLead(by, id, tomorrow);
  expect(await statusOf(id)).toBe(status);
  const events = await database.selectFrom('lead_event').select('id').where('lead_id', '=', id).execute();
  expect(events).toEqual([]);
});

it('a request in whose answer times were proposed is done when its visit, which had no time yet, is cancelled', async () => {
  const lead_id = await request('waiting');
  const property_id = await addProperty(database, {});
  const { id } = await database
    .insertInto('appointment')
    .values({ lead_id, property_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const site = {
    settings: defaultSettings,
    officeUrl: undefined,
    publicUrl: 'http://localhost',
    jobs: { enqueue: async () => {} },
  };
  await cancelAppointment({ ...by, ...site }, id);
  expect(await statusOf(lead_id)).toBe('done');
});
