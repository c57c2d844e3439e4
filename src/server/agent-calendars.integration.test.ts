import { beforeEach, expect, it } from 'vitest';
import { renewCalendarAddress, withdrawCalendarAddress } from '#commands/appointment/agent-calendar.ts';
import { hourMs } from '#domain/time/durations.ts';
import { agentCalendarPath } from '#links/agent-calendar-link.ts';
import { createTestApp } from '#test/app.ts';
import { readCalendar } from '#test/calendar-file.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { addStaff } from '#test/staff.ts';

const app = await createTestApp({ publicUrl: 'https://www.agency.be' });
const { database, request } = app;
const agent = await addAgent(database);
const other = await addAgent(database);
const house = await addProperty(database, { agent_id: agent, publish_address: false });
await addStaff(database, { role: 'agent', agent_id: agent, language: 'de' });
const by = { database, now: new Date(), actor: 'staff:test' };

beforeEach(async () => {
  await database.deleteFrom('appointment').execute();
  await database.deleteFrom('request_count').execute();
  await renewCalendarAddress(by, agent);
});

async function address(of = agent): Promise<string> {
  const { key } = await database
    .selectFrom('agent_calendar')
    .select('key')
    .where('agent_id', '=', of)
    .executeTakeFirstOrThrow();
  return agentCalendarPath(database, key);
}

async function addAppointment(agent_id: number, given: { status?: string; feedback_internal?: string } = {}) {
  const starts_at = new Date(Date.now() + hourMs);
  const { id: lead_id } = await database
    .insertInto('lead')
    .values({
      form: 'visit',
      page: '/nl/',
      language: 'nl',
      first_name: 'Annelies',
      last_name: 'Peeters',
      email: 'annelies@example.be',
      phone: '0470123456',
      remark: 'Alstublieft',
      content_hash: 'a',
      privacy_version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('appointment')
    .values({
      property_id: house,
      agent_id,
      lead_id,
      starts_at,
      ends_at: new Date(starts_at.getTime() + hourMs),
      status: 'confirmed',
      ...given,
    })
    .execute();
}

it('has when, where and who of the own appointments, in the own language, and nothing else', async () => {
  await addAppointment(agent, { feedback_internal: 'geheim' });
  await addAppointment(agent, { status: 'cancelled' });
  await addAppointment(other);
  const answer = await request(await address());
  expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  const file = await answer.text();
  expect(readCalendar(file).events).toMatchObject([
    {
      title: expect.stringMatching(/^Annelies Peeters \((Haus|Einfamilienhaus)\)$/),
      place: expect.stringContaining('Gent'),
    },
  ]);
  expect(file).not.toMatch(/example\.be|0470|Alstublieft|geheim/);
  const { fetched_at } = await database.selectFrom('agent_calendar').selectAll().executeTakeFirstOrThrow();
  expect(fetched_at).toBeInstanceOf(Date);
});

it('is over when it is renewed or withdrawn, and never was by another word', async () => {
  const first = await address();
  await renewCalendarAddress(by, agent);
  const second = await address();
  expect(second).not.toBe(first);
  expect((await request(first)).status).toBe(404);
  expect((await request(second)).status).toBe(200);
  expect(
    (await request(second.replace(/.\.ics$/, (end) => (end[0] === 'A' ? 'B.ics' : 'A.ics')))).status,
  ).toBe(404);
  await withdrawCalendarAddress(by, agent);
  expect((await request(second)).status).toBe(404);
  expect(
    await database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `agent:${agent}`)
      .execute(),
  ).toContainEqual({ action: 'calendar-address.withdraw' });
});

it('is not answered more often than a calendar asks', async () => {
  const path = await address();
  const answers = await Promise.all(Array.from({ length: 62 }, () => request(path)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  const tries = await Promise.all(Array.from({ length: 25 }, () => request('/calendar/a.ics')));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404, 429]));
});
