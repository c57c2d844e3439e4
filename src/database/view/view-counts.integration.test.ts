import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { type CountedView, countViews, forgetVisitors, getViewSalt } from './count-views.ts';
import { listFavouriteCounts, listViewTotals, readViews } from './view-counts.ts';

const { database } = await testDatabase();
const house = await addProperty(database);
const flat = await addProperty(database, { type: 'apartment' });
const draft = await addProperty(database, { publication: 'draft' });

// A Wednesday; the clocks changed on the Sunday before.
const today = '2026-10-28';

beforeEach(async () => {
  for (const table of ['visit_count', 'visit_seen', 'visit_salt', 'favourite_count'] as const) {
    await database.deleteFrom(table).execute();
  }
});

function view(given: Partial<CountedView> = {}): CountedView {
  const values = { kind: 'visit', propertyId: house, day: today, source: 'direct', language: 'nl', ...given };
  return { visitor: JSON.stringify(values), ...values } as CountedView;
}

it('counts a visitor once a day, whatever order and however often', async () => {
  const both = [view(), view({ propertyId: flat, source: 'search' })];
  await Promise.all([
    countViews(database, both),
    countViews(database, both.toReversed()),
    countViews(database, both),
  ]);
  await countViews(database, [view({ visitor: 'another' }), view()]);
  const totals = await listViewTotals(database, [house, flat], today);
  expect(totals.get(house)?.total).toBe(2);
  expect(totals.get(flat)?.total).toBe(1);
});

it('leaves out properties that are not published or not there', async () => {
  await countViews(database, [view({ propertyId: draft }), view({ propertyId: 999_999 }), view()]);
  const counted = await database.selectFrom('visit_count').select('property_id').execute();
  expect(counted).toEqual([{ property_id: house }]);
  expect(await database.selectFrom('visit_seen').selectAll().execute()).toHaveLength(1);
});

it('adds up today, the week, the month and all, on both sides of each bound', async () => {
  const days = ['2026-10-28', '2026-10-26', '2026-10-25', '2026-10-01', '2026-09-30', '2026-09-28'];
  // A view dated after today, as if from a wrong clock.
  await countViews(
    database,
    [...days, '2026-10-29'].map((day) => view({ day })),
  );
  const { days: graph, ...totals } = await readViews(database, [house], today);
  expect(totals).toMatchObject({ today: 1, thisWeek: 2, thisMonth: 4, total: 6 });
  expect(graph).toHaveLength(30);
  expect(graph.map(({ day }) => day).at(0)).toBe('2026-09-29');
  expect(graph.map(({ day }) => day).at(-1)).toBe(today);
  expect(graph.filter(({ count }) => count > 0).map(({ day }) => day)).toEqual(days.slice(0, 5).toReversed());
});

it('tells sources and languages of all properties that are asked for, and of no other', async () => {
  await countViews(database, [
    view({ source: 'mail', language: 'fr' }),
    view({ source: 'mail', language: 'nl', day: '2026-01-02' }),
    view({ source: 'portal', propertyId: flat }),
  ]);
  const all = await readViews(database, [house, flat], today);
  expect(all.bySource).toEqual({ direct: 0, search: 0, portal: 1, mail: 2, social: 0, other: 0 });
  expect(all.byLanguage).toEqual({ nl: 2, fr: 1, de: 0, en: 0 });
  expect((await readViews(database, [flat], today)).bySource.mail).toBe(0);
  expect(await readViews(database, [], today)).toMatchObject({ today: 0, total: 0 });
});

it('tells how many keep a property: once saved and once taken away per visitor and day', async () => {
  const saved = (visitor: string) => view({ kind: 'added', visitor });
  await countViews(database, [saved('a'), saved('b'), view({ kind: 'removed', visitor: 'c' })]);
  await countViews(database, [saved('a'), view({ kind: 'removed', propertyId: flat, visitor: 'd' })]);
  expect(await listFavouriteCounts(database, [house, flat, draft])).toEqual(
    new Map([
      [house, 1],
      [flat, 0],
      [draft, 0],
    ]),
  );
  expect((await readViews(database, [house], today)).total).toBe(0);
});

it('has one salt a day, and forgets it with whoever was counted when the day is over', async () => {
  const [salt, same] = await Promise.all([getViewSalt(database, today), getViewSalt(database, today)]);
  expect(same).toBe(salt);
  const next = await getViewSalt(database, '2026-10-29');
  expect(next).not.toBe(salt);
  await countViews(database, [view(), view({ day: '2026-10-29' })]);
  await forgetVisitors(database, '2026-10-29');
  expect(await database.selectFrom('visit_salt').selectAll().execute()).toEqual([
    { day: '2026-10-29', salt: next },
  ]);
  expect(await database.selectFrom('visit_seen').select('day').execute()).toEqual([{ day: '2026-10-29' }]);
  expect((await readViews(database, [house], '2026-10-29')).total).toBe(2);
});
