import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type CountedView, countViews } from '#database/view/count-views.ts';
import { addDays } from '#domain/time/dates.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { quickestMs } from '#test/quickest.ts';
import { countViewsByDay, countViewsIn } from './counted-views.ts';

const { database } = await testDatabase();
const homes = await Promise.all(Array.from({ length: 100 }, () => addProperty(database)));
const [house = 0, flat = 0] = homes;

/** A year of a hundred properties, seen from every source in two languages: 438,000 rows. */
const [first, last] = ['2025-11-24', '2026-11-23'];

beforeAll(async () => {
  await sql`
    insert into visit_count (property_id, day, source, language, count)
    select id, day::date, seen.source, seen.language, 1 + (id + extract(doy from day)::int) % 9
    from property, generate_series(${first}::date, ${last}::date, '1 day') as day,
      (select * from unnest('{direct,search,portal,mail,social,other}'::text[]) as source, unnest('{nl,fr}'::text[]) as language) seen`.execute(
    database,
  );
  await sql`vacuum analyze visit_count, view_day, view_week`.execute(database);
});

/** Totals from the whole table of single days. */
async function totalsBetween(from: string, until: string) {
  const { rows } = await sql<{ id: number; count: number }>`
    select property_id as id, sum(count) as count from visit_count where day between ${from} and ${until}
    group by property_id`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

// 2026-03-02 is a Monday.
const spans = [0, 1, 6].flatMap((begin) =>
  [0, 1, 5, 6, 7, 13, 14, 300].map((length) => {
    const from = addDays('2026-03-02', begin);
    return { from, until: addDays(from, length), propertyId: undefined };
  }),
);

it.each(spans)('counts from $from until $until as each row says', async (span) => {
  const counted = await countViewsIn(database, span);
  const said = await totalsBetween(span.from, span.until);
  expect(counted.byProperty).toEqual(said);
  const total = [...said.values()].reduce((sum, count) => sum + count, 0);
  const byDay = await countViewsByDay(database, span);
  expect([counted.total, byDay.total]).toEqual([total, total]);
  expect(byDay.byDay).toEqual(counted.byDay);
  const alone = await countViewsIn(database, { ...span, propertyId: house });
  expect([...alone.byProperty]).toEqual([[house, said.get(house)]]);
  expect(alone.total).toBe(said.get(house));
});

it('takes a part of the time that every row of the year takes', async () => {
  const timed = (work: () => Promise<unknown>) =>
    quickestMs(async () => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    });
  const counted = await timed(() =>
    countViewsIn(database, { from: first, until: last, propertyId: undefined }),
  );
  const everyRow = await timed(() => totalsBetween(first, last));
  expect(counted).toBeLessThan(everyRow / 2);
});

it('hears of every view, by several at a time and in any order, and of homes that go', async () => {
  const span = { from: '2027-01-04', until: '2027-01-10', propertyId: undefined };
  const views = [house, flat].flatMap((propertyId) =>
    (['direct', 'search', 'mail'] as const).map((source) => ({ propertyId, source })),
  );
  const seenBy = (visitor: number, given: typeof views): CountedView[] =>
    given.map((view) => ({
      ...{ kind: 'visit', day: span.from, language: 'nl', ...view },
      visitor: `${visitor} ${view.propertyId} ${view.source}`,
    }));
  await Promise.all(
    Array.from({ length: 40 }, (_, visitor) =>
      countViews(database, seenBy(visitor, views.slice(visitor % 5).concat(views.slice(0, visitor % 5)))),
    ),
  );
  const counted = await countViewsIn(database, span);
  expect([counted.total, ...counted.bySource.values()].toSorted((a, b) => a - b)).toEqual([80, 80, 80, 240]);
  await database.deleteFrom('property').where('id', '=', flat).execute();
  const { total, byProperty } = await countViewsIn(database, span);
  expect([total, ...byProperty]).toEqual([120, [house, 120]]);
});
