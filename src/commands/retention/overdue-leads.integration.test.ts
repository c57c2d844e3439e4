import { describe, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import {
  alert,
  daysAgo,
  mail,
  now,
  person,
  retention,
  retentionRows,
  testimonial,
} from '#test/retention-rows.ts';
import { addStaff } from '#test/staff.ts';

const { database } = await testDatabase();
const { add, addLead, countOf, keep } = retentionRows(database);
const property_id = await addProperty(database);
const appointment = { property_id, status: 'confirmed' };

describe('a request whose time is over', () => {
  const old = daysAgo(retention.requests.visit + 1);

  it('takes with it its mails, what is told of it, drafts, and appointments that never got a time', async () => {
    const lead_id = await addLead(old);
    await add('mail_message', { ...mail, lead_id });
    await add('communication', { property_id, lead_id, kind: 'request', subject: 'Lies' });
    await add('testimonial', { ...testimonial, lead_id, posted_on: '2030-06-14', publication: 'withdrawn' });
    await add('appointment', {
      ...appointment,
      lead_id,
      status: 'requested',
      wished: '["2028-06-14T10:00-13:00"]',
    });
    const took_place = { starts_at: daysAgo(700), ends_at: daysAgo(700), status: 'carried_out' };
    await add('appointment', { ...appointment, lead_id, ...took_place });
    await add('search_alert', { ...alert, lead_id, status: 'ended', ended_at: daysAgo(1) });
    expect((await keep()).requests).toBe(1);
    for (const table of ['lead', 'mail_message', 'communication', 'testimonial'] as const)
      expect([table, await countOf(table)]).toEqual([table, 0]);
    expect(await database.selectFrom('appointment').selectAll().execute()).toMatchObject([
      { lead_id: null, status: 'carried_out' },
    ]);
    expect(await database.selectFrom('search_alert').selectAll().execute()).toMatchObject([
      { lead_id: null },
    ]);
  });

  it.each([
    [
      'has its time',
      { starts_at: new Date('2030-06-15T02:41:00Z'), ends_at: new Date('2030-06-15T03:00:00Z') },
    ],
    ['is asked for', { status: 'requested', wished: '["2030-06-01T10:00-13:00","2030-06-15T10:00-13:00"]' }],
  ])('stays with an appointment to come that %s', async (_, given) => {
    await add('appointment', { ...appointment, lead_id: await addLead(old), ...given });
    expect(await keep()).toMatchObject({ requests: 0, 'emptied requests': 0 });
    expect(await database.selectFrom('lead').selectAll().execute()).toMatchObject([{ remark: 'Bel me' }]);
  });

  it('goes with an appointment that is cancelled, or only just over', async () => {
    const to_come = {
      starts_at: new Date('2031-01-01T12:00:00Z'),
      ends_at: new Date('2031-01-01T13:00:00Z'),
    };
    await add('appointment', {
      ...appointment,
      lead_id: await addLead(old),
      ...to_come,
      status: 'cancelled',
    });
    await add('appointment', { ...appointment, lead_id: await addLead(old), starts_at: now, ends_at: now });
    expect((await keep()).requests).toBe(2);
  });

  it.each([
    ['newsletter_subscription', { ...person, status: 'active' }],
    ['search_alert', { ...alert, status: 'paused' }],
    ['testimonial', { ...testimonial, posted_on: '2026-01-01', publication: 'published' }],
  ] as const)('leaves the consent on which a %s rests, and nothing else', async (table, values) => {
    const lead_id = await addLead(old);
    await add(table, { ...values, lead_id });
    await add('mail_message', { ...mail, lead_id, status: 'sent', sent_at: daysAgo(1) });
    const { id: staff_id } = await addStaff(database, { role: 'agent' });
    await add('lead_draft', {
      ...{ lead_id, staff_id, template: 'reply', subject: 'Uw vraag', text: 'Dag Lies' },
      ...{ seen: 0, client: 'an-open-page', sequence: 1, updated_at: daysAgo(1) },
    });
    expect(await keep()).toMatchObject({ requests: 0, 'emptied requests': 1 });
    for (const gone of ['mail_message', 'lead_draft'] as const)
      expect([gone, await countOf(gone)]).toEqual([gone, 0]);
    expect(await database.selectFrom('lead').selectAll().execute()).toMatchObject([
      { email: person.email, privacy_version: 3, first_name: null, phone: null, remark: null, answers: {} },
    ]);
    expect((await keep())['emptied requests']).toBe(0);
    await database.deleteFrom(table).execute();
    expect((await keep()).requests).toBe(1);
  });
});
