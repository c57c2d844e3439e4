import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { forgetVisitors } from '#database/view/count-views.ts';
import { readViews } from '#database/view/view-counts.ts';
import type { Language } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { hourMs, minuteMs } from '#domain/time/durations.ts';
import { viewSources } from '#domain/view/view-source.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { ViewCounter } from './view-counter.ts';

const { database, url } = await testDatabase();
const warned: unknown[] = [];
const log = { warn: (...words: unknown[]) => void warned.push(words) };

/** Random numbers that are the same at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each([
  ['back', '2026-10-26', '2026-10-11T21:30:00Z'],
  ['forward', '2026-03-30', '2026-03-14T22:30:00Z'],
])(
  'a month in which the clock goes %s, counted by two processes, is as a plain count',
  async (_, today, from) => {
    const properties = [await addProperty(database), await addProperty(database)];
    let now = new Date(from);
    const begin = () => new ViewCounter(database, log, () => now, { workers: 1 });
    const processes = [begin(), begin()] as const;
    const number = numbers(7);
    const seen = new Map<string, { property: number; day: string; source: string; language: Language }>();
    // Twice an hour, so that there are views on both sides of each day's bounds.
    for (let step = 0; step < 15 * 48 + 8; step++) {
      now = new Date(Date.parse(from) + step * 30 * minuteMs + number(2) * 1000);
      for (let view = 0; view < 4; view++) {
        const property = properties[number(2)] ?? 0;
        const who = number(120);
        const visitor = { address: `192.0.2.${who % 40}`, userAgent: `browser ${who % 3}` };
        // The same for every request of one visitor, so that it does not matter which process comes first.
        const source = viewSources[who % 6] ?? 'direct';
        const language = languages[who % 4] ?? 'nl';
        const counter = processes[number(2)] ?? processes[0];
        counter.count({ kind: 'visit', propertyId: property, source, language }, visitor);
        const day = plainDay(now);
        seen.set(JSON.stringify([property, day, visitor]), { property, day, source, language });
      }
      if (step % 20 === 0) await Promise.all(processes.map((each) => each.write()));
    }
    await Promise.all(processes.map((each) => each.close()));
    for (const of of [properties, properties.slice(0, 1)]) {
      const plain = [...seen.values()].filter(({ property, day }) => of.includes(property) && day <= today);
      const within = (first: string) => plain.filter(({ day }) => day >= first).length;
      const { days, ...read } = await readViews(database, of, today);
      expect(read).toEqual({
        today: within(today),
        // Both are Mondays.
        thisWeek: within(today),
        thisMonth: within(`${today.slice(0, 7)}-01`),
        total: plain.length,
        bySource: countBy(viewSources, (source) => plain.filter((each) => each.source === source).length),
        byLanguage: countBy(languages, (name) => plain.filter(({ language }) => language === name).length),
      });
      expect(days).toEqual(
        Array.from({ length: 30 }, (_, index) => addDays(today, index - 29)).map((day) => ({
          day,
          count: plain.filter((each) => each.day === day).length,
        })),
      );
      expect(read.today).toBeGreaterThan(0);
    }
    await Promise.all(processes.map((each) => each.close()));
  },
  60_000,
);

/** By the rule of the European Union, and not by Intl: an hour in winter, two between the last Sundays, 1:00 UTC. */
function plainDay(now: Date): string {
  const summer = now >= new Date('2026-03-29T01:00:00Z') && now < new Date('2026-10-25T01:00:00Z');
  return new Date(now.getTime() + (summer ? 2 : 1) * hourMs).toISOString().slice(0, 10);
}

function countBy<Name extends string>(names: readonly Name[], count: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, count(name)]));
}

it('keeps what it counts while the database is away, and writes it when it is back', async () => {
  const property = await addProperty(database);
  const now = new Date();
  const counter = new ViewCounter(database, log, () => now, { workers: 1 });
  const view = { kind: 'visit', propertyId: property, source: 'direct', language: 'nl' } as const;
  counter.count(view, { address: '192.0.2.1', userAgent: 'one' });
  await counter.write();
  await database.schema.alterTable('visit_count').renameTo('visit_count_away').execute();
  counter.count(view, { address: '192.0.2.1', userAgent: 'two' });
  await counter.write();
  await database.schema.alterTable('visit_count_away').renameTo('visit_count').execute();
  counter.count(view, { address: '192.0.2.1', userAgent: 'three' });
  await counter.close();
  expect((await readViews(database, [property], dayOf(now))).total).toBe(3);
});

it('does not hold on to views that it cannot take, and says so once', async () => {
  const away = openDatabase(url.replace(/\/[^/]+$/, '/nothing-here'), { maxConnections: 1 });
  const counter = new ViewCounter(away, log, () => new Date(), { workers: 1 });
  warned.length = 0;
  for (let count = 0; count < 100; count++) {
    const view = { kind: 'visit', propertyId: 1, source: 'direct', language: 'nl' } as const;
    counter.count(view, { address: '192.0.2.1', userAgent: String(count) });
  }
  await counter.close();
  expect(warned).toHaveLength(1);
  await away.destroy();
});

it('counts as many browsers of one network with two workers as with one', async () => {
  const propertyId = await addProperty(database);
  const now = new Date();
  const begin = () => new ViewCounter(database, log, () => now, { workers: 2 });
  const counters = [begin(), begin()];
  for (let at = 0; at < 40; at++) {
    const view = { kind: 'visit', propertyId, source: 'direct', language: 'nl' } as const;
    for (const [which, counter] of counters.entries())
      counter.count(view, { address: '192.0.2.1', userAgent: `browser ${which} ${at}` });
  }
  await Promise.all(counters.map((each) => each.close()));
  expect((await readViews(database, [propertyId], dayOf(now))).total).toBe(30);
});

it('goes on counting after the clock was turned back by a day, whose visitors are forgotten already', async () => {
  const propertyId = await addProperty(database);
  warned.length = 0;
  let now = new Date('2026-06-02T10:00:00Z');
  const counter = new ViewCounter(database, log, () => now, { workers: 1 });
  const count = (address: string) =>
    counter.count(
      { kind: 'visit', propertyId, source: 'direct', language: 'nl' },
      { address, userAgent: 'x' },
    );
  count('192.0.2.1');
  await counter.write();
  await forgetVisitors(database, '2026-06-02');
  now = new Date('2026-06-01T10:00:00Z');
  count('192.0.2.1');
  count('192.0.2.2');
  await counter.close();
  const { rows } =
    await sql`select day, sum(count) as views from visit_count where property_id = ${propertyId}
    group by day order by day`.execute(database);
  expect(rows).toEqual([
    { day: '2026-06-01', views: 2 },
    { day: '2026-06-02', views: 1 },
  ]);
  expect(warned).toEqual([]);
});
