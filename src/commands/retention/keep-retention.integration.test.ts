import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSubscription } from '#commands/lead/newsletter.ts';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import type { JobContext } from '#jobs/define-job.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { keepRetention, retentionHandler } from './keep-retention.ts';
import { batchSize } from './overdue-rows.ts';

const { database } = await testDatabase();
const property_id = await addProperty(database);

const now = new Date('2030-06-15T02:40:00Z');
const { retention } = defaultSettings;
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const keep = () => keepRetention(database, retention, now);

const tables = [
  'audit_entry',
  'mail_message',
  'appointment',
  'testimonial',
  'communication',
  'search_alert',
  'newsletter_subscription',
  'lead',
  'captcha_used',
  'request_count',
  'owner_verification',
  'owner',
] as const;

beforeEach(async () => {
  for (const table of tables) await database.deleteFrom(table).execute();
});

const person = { email: 'lies@example.be', language: 'nl' as const };

async function addLead(created_at: Date, given: Partial<{ form: string; content_hash: string }> = {}) {
  const { id } = await database
    .insertInto('lead')
    .values({
      ...person,
      form: 'visit',
      content_hash: 'a',
      page: '/nl/',
      first_name: 'Lies',
      phone: '0470123456',
      remark: 'Bel me',
      answers: '{"a": "b"}',
      privacy_version: 3,
      created_at,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function add(table: keyof Database, values: Record<string, unknown>): Promise<void> {
  await database
    .insertInto(table)
    .values(values as never)
    .execute();
}

const alert = { ...person, purpose: 'sale', query: '', frequency: 'daily' };
const mail = { template: 'friend', language: 'nl', recipient: person.email };
const testimonial = { slug: 'lies', author: 'Lies', comment: '{"nl": "Goed"}' };
const appointment = { property_id, status: 'confirmed' };

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
        // Only the day is known of it; the day began 4 hours 40 minutes before `now`.
        posted_on: dayOf(new Date(at.getTime() - 280 * minuteMs)),
      }),
  ],
  [
    'audit entries',
    'audit_entry',
    retention.auditEntries,
    (at) => add('audit_entry', { at, actor: 'visitor', action: 'lead.visit', subject: 'lead:1' }),
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
  ...Object.entries(retention.requests).map(
    ([form, days]): Row => ['requests', 'lead', days, (at) => addLead(at, { form })],
  ),
];

async function countOf(table: keyof Database): Promise<number> {
  return (
    await database
      .selectFrom(table)
      .select('xmin' as never)
      .execute()
  ).length;
}

describe.each(kinds)('%s in %s', (kind, table, days, plant) => {
  it(`stay for ${days} days, and no longer`, async () => {
    await plant(new Date(daysAgo(days).getTime() + 1000));
    expect((await keep())[kind]).toBe(0);
    expect(await countOf(table)).toBe(1);
    for (const each of tables) await database.deleteFrom(each).execute();
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
    expect(await keep()).toMatchObject({ requests: 0, 'emptied requests': 1 });
    expect(await countOf('mail_message')).toBe(0);
    expect(await database.selectFrom('lead').selectAll().execute()).toMatchObject([
      { email: person.email, privacy_version: 3, first_name: null, phone: null, remark: null, answers: {} },
    ]);
    expect((await keep())['emptied requests']).toBe(0);
    await database.deleteFrom(table).execute();
    expect((await keep()).requests).toBe(1);
  });
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

describe('the job', () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const run = () => retentionHandler({}, { database, log, now: () => now } as unknown as JobContext);

  it.each([
    [{ ...retention, mails: 10 }, 0],
    // Without a valid period nothing is deleted.
    [{ ...retention, mails: -1 }, 1],
  ])('goes by the settings', async (value, left) => {
    await database.deleteFrom('setting').execute();
    await add('setting', { document: JSON.stringify({ retention: value }) });
    const sent_at = daysAgo(left ? 400 : 11);
    await add('mail_message', { ...mail, status: 'sent', sent_at });
    await run();
    expect(await countOf('mail_message')).toBe(left);
    expect(left ? log.error : log.info).toHaveBeenCalledOnce();
  });
});
