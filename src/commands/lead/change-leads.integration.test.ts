import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { assignLeads, changeLeadStatus } from './change-leads.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-23T13:34:00Z');
const by = { database, now, actor: 'command' };

async function request(status: string, content_hash: string): Promise<number> {
  const { id } = await database
    .insertInto('lead')
    .values({
      ...{ form: 'visit', page: '/nl/', language: 'nl', email: 'an@voorbeeld.be', privacy_version: 1 },
      ...{ status, content_hash, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const logged = async (action: string) =>
  (await database.selectFrom('audit_entry').select('subject').where('action', '=', action).execute())
    .map(({ subject }) => subject)
    .toSorted();

it('notes and logs each request that changes, and no other', async () => {
  const [one, other, done] = [
    await request('new', 'one'),
    await request('open', 'other'),
    await request('done', 'done'),
  ];
  const ids = [one, other, done];
  expect(await changeLeadStatus(by, ids, 'done')).toEqual([
    { id: one, from: 'new' },
    { id: other, from: 'open' },
  ]);
  const rows = await database.selectFrom('lead').select('status').where('id', 'in', ids).execute();
  expect(rows).toEqual([{ status: 'done' }, { status: 'done' }, { status: 'done' }]);
  const events = await database
    .selectFrom('lead_event')
    .select(['lead_id', 'kind', 'body', 'at'])
    .where('lead_id', 'in', ids)
    .orderBy('lead_id')
    .execute();
  expect(events).toEqual([one, other].map((lead_id) => ({ lead_id, kind: 'status', body: 'done', at: now })));
  expect(await logged('lead.done')).toEqual([one, other].map((id) => `lead:${id}`).toSorted());
  // None is left to change.
  expect(await changeLeadStatus(by, ids, 'done')).toEqual([]);
  expect(await assignLeads(by, ids, null)).toBe(0);
  expect(await logged('lead.assigned')).toEqual([]);
});
