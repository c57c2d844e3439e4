import { expect, it } from 'vitest';
import { findAnswerTimes } from '#database/lead/answer-times.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { OpeningHours } from '#domain/time/opening-hours.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent } from '#test/factories.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

// Belgian times; in November they are an hour ahead of UTC.
const at = (local: string) => new Date(`2026-11-${local}:00+01:00`);
const now = at('17T18:00');
const app = await createTestApp({ ...officeSite, now: () => now });
const { database } = app;
const eline = await staffBrowser(app, 'agent');

const workdays = ['mo', 'tu', 'we', 'th', 'fr'] as const;
const ofMain: OpeningHours[] = [
  { days: [...workdays], opens: '09:00', closes: '12:30' },
  { days: [...workdays], opens: '13:30', closes: '18:00' },
  { days: ['sa'], opens: '10:00', closes: '12:00' },
];
const ofOther: OpeningHours[] = [{ days: [...workdays], opens: '14:00', closes: '17:00' }];

/** An agent of an office with these hours. */
async function agentOf(hours: OpeningHours[], sort: number): Promise<number> {
  const agent = await addAgent(database);
  await database
    .updateTable('office')
    .set({ hours: JSON.stringify(hours), sort })
    .where('id', '=', (ids) =>
      ids.selectFrom('agent').select('agent.office_id').where('agent.id', '=', agent),
    )
    .execute();
  return agent;
}

const main = await agentOf(ofMain, 1);
const other = await agentOf(ofOther, 2);

/**
 * 16 November is a Monday, and the 11th a holiday. Counted by hand:
 *
 * Monday 9.10 to 9.52: 42.
 * Monday 11.50 to 14.05, closed from 12.30 to 13.30: 40 + 35 = 75.
 * Friday 17.20 to Monday 9.25: 40 on Friday, 120 on Saturday, 25 on Monday = 185.
 * Sunday 21.00 to Monday 9.08: 8.
 * Tuesday 7.30 to 16.40: 210 in the morning, 190 in the afternoon = 400.
 * Tuesday the 10th 17.30 to Thursday 9.15: 30, nothing on the holiday, 15 = 45.
 * Monday 10.00 to Tuesday 14.20 at the office that opens at 14.00: 180 + 20 = 200.
 *
 * In order 8, 42, 45, 75, 185, 200, 400: 75 stands in the middle, an hour and a quarter. By the clock it would be twelve
 * hours, from Sunday to Monday.
 */
const answered: [asked: string, answered: string, agent: number | null][] = [
  ['16T09:10', '16T09:52', main],
  ['16T11:50', '16T14:05', main],
  ['13T17:20', '16T09:25', main],
  ['15T21:00', '16T09:08', null],
  ['17T07:30', '17T16:40', main],
  ['10T17:30', '12T09:15', null],
  ['16T10:00', '17T14:20', other],
];

it('half of the answers come within what a calculation by hand says, in the hours of the office', async () => {
  const lead = {
    form: 'contact',
    language: 'nl',
    page: '/nl/',
    email: 'an@voorbeeld.be',
    privacy_version: 1,
  };
  await database
    .insertInto('lead')
    .values([
      ...answered.map(([asked, first, agent_id], nth) => ({
        ...{ ...lead, content_hash: `answered ${nth}`, status: 'done', agent_id },
        ...{ created_at: at(asked), first_answer_at: at(first) },
      })),
      // Neither one that waits nor one of before the week is counted.
      { ...lead, content_hash: 'waits', created_at: at('16T09:00') },
      { ...lead, content_hash: 'before', created_at: at('03T09:00'), first_answer_at: at('06T09:00') },
    ])
    .execute();
  const week = { from: new Date(now.getTime() - 7 * dayMs), until: now };
  expect(await findAnswerTimes(database, week)).toEqual({ count: 7, median: 75, ninetieth: 400 });
  const html = await (await eline.get('/office/requests/')).text();
  expect(html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')).toContain(
    'de helft binnen 1 u 15 min, negen op de tien binnen 6 u 40 min kantoortijd',
  );
});
