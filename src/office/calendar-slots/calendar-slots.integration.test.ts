import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { day, officeCalendar } from '#test/office-calendar.ts';
import { officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const { house, visit, post } = await officeCalendar(app);

describe('times of a series', () => {
  const series = (more: [string, string][] = []): [string, string][] => [
    ['property', 'K-1'],
    ['agent', ''],
    ['since', day],
    ['until', addDays(day, 27)],
    ...(['mo', 'tu', 'we', 'th', 'fr'] as const).map((each): [string, string] => ['days', each]),
    ['from', '14:00'],
    ['to', '16:00'],
    ['minutes', '45'],
    ['buffer', '15'],
    ['capacity', '1'],
    ...more,
  ];

  it('are shown first, forty with the one that clashes, and then made', async () => {
    const weekday = [0, 1, 2, 3]
      .map((days) => addDays(day, days))
      .find((each) => ![0, 6].includes(new Date(each).getUTCDay()));
    await visit({
      status: 'confirmed',
      starts_at: timeOn(weekday ?? day, '14:30'),
      ends_at: timeOn(weekday ?? day, '15:00'),
    });
    const preview = await post('/office/calendar/slots/', series([['do', 'preview']]));
    expect(preview.status).toBe(200);
    const html = await preview.text();
    expect(html).toContain('39 momenten kunnen open');
    expect(html).toContain('de makelaar heeft al een bezoek');
    expect(await database.selectFrom('viewing_slot').select('id').execute()).toEqual([]);
    const made = await post('/office/calendar/slots/', series([['do', 'make']]));
    expect(made.headers.get('Location')).toBe(`/office/calendar/slots/?property=${house}&told=added-39-1`);
    expect(await database.selectFrom('viewing_slot').select('id').execute()).toHaveLength(39);
  });

  it.each([
    ['days', series([['do', 'preview']]).filter(([name]) => name !== 'days')],
    [
      'a length',
      series([['do', 'preview']]).map(([name, value]): [string, string] => [
        name,
        name === 'minutes' ? 'x' : value,
      ]),
    ],
    [
      'room',
      series([['do', 'preview']]).map(([name, value]): [string, string] => [
        name,
        name === 'to' ? '14:10' : value,
      ]),
    ],
  ])('are not made without %s', async (_, fields) => {
    expect((await post('/office/calendar/slots/', fields)).status).toBe(422);
  });
});
