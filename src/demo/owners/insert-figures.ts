import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { stableNumber } from '#demo/stable-number.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import { type DayViews, viewsOfDay } from './day-views.ts';
import type { PlacedProperty } from './insert-owners.ts';

/** In days. No graph shows a longer period. */
const halfAYear = 182;

/** Views, favourites and price history, one statement each. */
export async function insertFigures(
  transaction: Transaction<Database>,
  properties: readonly PlacedProperty[],
  now: Date,
): Promise<void> {
  const days = properties.flatMap((property) => daysOf(property, now));
  const views = days.flatMap(({ id, views }) => views.map((each) => ({ id, ...each })));
  const of = (name: keyof (typeof views)[number]) => views.map((each) => each[name]);
  await sql`
    insert into visit_count (property_id, day, source, language, count)
    select * from unnest(${of('id')}::int[], ${of('day')}::date[], ${of('source')}::text[], ${of('language')}::text[],
      ${of('count')}::int[])`.execute(transaction);
  const favourites = days.map(({ id, day, views }) => ({
    id,
    day,
    ...favouritesOf(`${id} ${day}`, views),
  }));
  await sql`
    insert into favourite_count (property_id, day, added, removed)
    select * from unnest(${favourites.map(({ id }) => id)}::int[], ${favourites.map(({ day }) => day)}::date[],
      ${favourites.map(({ added }) => added)}::int[], ${favourites.map(({ removed }) => removed)}::int[])
      as given (id, day, added, removed)
    where added + removed > 0`.execute(transaction);
  await insertPrices(transaction, properties);
}

function daysOf(property: PlacedProperty, now: Date): { id: number; day: string; views: DayViews[] }[] {
  const today = dayOf(now);
  const first = [property.publishedOn, addDays(today, -halfAYear)].toSorted().at(-1) ?? today;
  const count = Math.round((Date.parse(today) - Date.parse(first)) / dayMs) + 1;
  const reduced = property.earlierPrices.at(-1)?.untilDaysAgo;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = addDays(first, index);
    const daysAgo = count - 1 - index;
    const age = Math.round((Date.parse(day) - Date.parse(property.publishedOn)) / dayMs);
    const sinceReduction = reduced !== undefined && daysAgo <= reduced ? reduced - daysAgo : undefined;
    return { id: property.id, day, views: viewsOfDay(property, { day, age, sinceReduction }) };
  });
}

/** About one visitor in thirty saves a property, and half of those remove it again. */
function favouritesOf(chance: string, views: readonly DayViews[]): { added: number; removed: number } {
  const visitors = views.reduce((sum, { count }) => sum + count, 0);
  const some = (word: string, share: number) =>
    Math.floor(visitors / share + stableNumber(`${word} ${chance}`, 1000) / 1000);
  const added = some('added', 30);
  return { added, removed: Math.min(added, some('removed', 75)) };
}

async function insertPrices(
  transaction: Transaction<Database>,
  properties: readonly PlacedProperty[],
): Promise<void> {
  for (const { id, earlierPrices, momentBefore, publishedOn } of properties) {
    const last = earlierPrices.at(-1);
    if (!last) continue;
    const since = momentBefore(last.untilDaysAgo, '10:00');
    await transaction
      .updateTable('property_price')
      .set({ since, shown_at: since })
      .where('property_id', '=', id)
      .execute();
    await transaction
      .insertInto('property_price')
      .values(
        earlierPrices.map(({ price }, index) => {
          const before = earlierPrices[index - 1];
          const since = before
            ? momentBefore(before.untilDaysAgo, '10:00')
            : new Date(`${publishedOn}T09:00:00Z`);
          return { property_id: id, price_cents: price * 100, since, shown_at: since };
        }),
      )
      .execute();
  }
}
