import { describe, expect, it } from 'vitest';
import { startSubscription } from '#commands/lead/newsletter.ts';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
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
import { batchSize } from './overdue-rows.ts';

const { database } = await testDatabase();
const { add, addLead, countOf, deleteAll, keep } = retentionRows(database);

type Row = [kind: string, table: keyof Database, days: number, plant: (at: Date) => Promise<unknown>];

const kinds: Row[] = [
  [
    'unconfirmed alerts',
    'search_alert',
    retention.unconfirmed,
    (created_at) => add('search_alert', { ...alert, created_at }),
  ],
  [
    'ended alerts',
    'search_alert',
    retention.ended,
    (ended_at) => add('search_alert', { ...alert, status: 'ended', created_at: daysAgo(999), ended_at }),
  ],
  [
    'unconfirmed subscriptions',
    'newsletter_subscription',
    retention.unconfirmed,
    (created_at) => add('newsletter_subscription', { ...person, created_at }),
  ],
  [
    'ended subscriptions',
    'newsletter_subscription',
    retention.ended,
    (ended_at) =>
      add('newsletter_subscription', { ...person, status: 'ended', created_at: daysAgo(999), ended_at }),
  ],
  [
    'received newsletters',
    'newsletter_delivery',
    retention.mails,
    async (at) => {
      const subscription = await database
        .insertInto('newsletter_subscription')
        .values({ ...person, status: 'active' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const issue = await database
        .insertInto('newsletter_issue')
        .values({ created_at: at, finished_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await add('newsletter_delivery', { issue_id: issue.id, subscription_id: subscription.id, at });
    },
  ],
  [
    'mails',
    'mail_message',
    retention.mails,
    (sent_at) => add('mail_message', { ...mail, status: 'sent', created_at: daysAgo(999), sent_at }),
  ],
  [
    'mails',
    'mail_message',
    retention.mails,
    (created_at) => add('mail_message', { ...mail, status: 'dead', created_at }),
  ],
  [
    'draft testimonials',
    'testimonial',
    retention.draftTestimonials,
    async (at) =>
      add('testimonial', {
        ...testimonial,
        lead_id: await addLead(daysAgo(3), { form: 'testimonial' }),
        // Only its day is stored; that day began 4 hours 40 minutes before `now`.
        posted_on: dayOf(new Date(at.getTime() - 280 * minuteMs)),
      }),
  ],
  [
    'audit entries',
    'audit_entry',
    retention.auditEntries,
    (at) => add('audit_entry', { at, actor: 'visitor', action: 'lead.visit', subject: 'lead:1' }),
  ],
  [
    'changes of properties',
    'property_change',
    retention.propertyChanges,
    async (at) =>
      add('property_change', {
        property_id: await addProperty(database),
        at,
        actor: 'command',
        field: 'bedrooms',
      }),
  ],
  [
    'receipts of edits',
    'property_edit_receipt',
    2,
    async (at) =>
      add('property_edit_receipt', {
        property_id: await addProperty(database),
        key: 'bedrooms',
        client: 'a',
        sequence: 1,
        is_kept: true,
        at,
      }),
  ],
  [
    'closed editors',
    'property_presence',
    2,
    async (seen_at) =>
      add('property_presence', { property_id: await addProperty(database), actor: 'staff:a', seen_at }),
  ],
  ['used challenges', 'captcha_used', 2, (used_at) => add('captcha_used', { challenge: 'a', used_at })],
  [
    'counted requests',
    'request_count',
    2,
    (window_starts_at) => add('request_count', { key: 'a', window_starts_at, count: 1 }),
  ],
  [
    'ended log-ins',
    'owner_session',
    2,
    async (expires_at) => {
      const { id: owner_id } = await database
        .insertInto('owner')
        .values({ ...person, name: 'Lies' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await add('owner_session', { owner_id, token: 'a', expires_at });
    },
  ],
  [
    'ended links of owners',
    'owner_verification',
    2,
    (expires_at) => add('owner_verification', { identifier: 'a', value: 'b', expires_at }),
  ],
  [
    'ended log-ins of staff',
    'staff_session',
    2,
    async (expires_at) => {
      const { id: staff_id } = await database
        .insertInto('staff')
        .values({ ...person, name: 'Eline', role: 'agent' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await add('staff_session', { staff_id, token: 'a', expires_at });
    },
  ],
  [
    'ended links of staff',
    'staff_verification',
    2,
    (expires_at) => add('staff_verification', { identifier: 'a', value: 'b', expires_at }),
  ],
  ...Object.entries(retention.requests).map(
    ([form, days]): Row => ['requests', 'lead', days, (at) => addLead(at, { form })],
  ),
];

describe.each(kinds)('%s in %s', (kind, table, days, plant) => {
  it(`stay for ${days} days, and no longer`, async () => {
    await plant(new Date(daysAgo(days).getTime() + 1000));
    expect((await keep())[kind]).toBe(0);
    expect(await countOf(table)).toBe(1);
    await deleteAll();
    await plant(new Date(daysAgo(days).getTime() - 1000));
    expect((await keep())[kind]).toBe(1);
    expect(await countOf(table)).toBe(0);
  });
});

it('keeps what is in use, however old', async () => {
  const old = { created_at: daysAgo(5000) };
  await add('search_alert', { ...alert, ...old, status: 'active' });
  await add('search_alert', { ...alert, ...old, status: 'paused' });
  await add('newsletter_subscription', { ...person, ...old, status: 'active' });
  await add('mail_message', { ...mail, ...old, status: 'waiting' });
  await add('testimonial', { ...testimonial, posted_on: '2010-01-01' });
  expect(Object.values(await keep()).some(Boolean)).toBe(false);
});

it('counts the days of a newsletter from when it was asked for again', async () => {
  await add('newsletter_subscription', {
    ...person,
    status: 'ended',
    created_at: daysAgo(80),
    ended_at: daysAgo(70),
  });
  const leadId = await addLead(now, { form: 'newsletter' });
  await database
    .transaction()
    .execute((transaction) =>
      startSubscription(transaction, { jobs: { enqueue: async () => {} }, now }, { ...person, leadId }),
    );
  expect((await keep())['unconfirmed subscriptions']).toBe(0);
  expect(await countOf('newsletter_subscription')).toBe(1);
});

it('deletes more than a batch', async () => {
  await database
    .insertInto('captcha_used')
    .values(
      Array.from({ length: batchSize * 2 + 1 }, (_, index) => ({
        challenge: `${index}`,
        used_at: daysAgo(3),
      })),
    )
    .execute();
  expect(await keep()).toMatchObject({ 'used challenges': batchSize * 2 + 1 });
});
