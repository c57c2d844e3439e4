import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { stableNumber } from '#demo/stable-number.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import { type DayVisits, visitsOfDay } from './day-visits.ts';
import type { PlacedHome } from './insert-owners.ts';

/** What is counted for longer is not shown by any graph. */
const halfAYear = 182;

/** Inserts visits, favourites and the history of prices, a statement each. */
export async function insertFigures(
  transaction: Transaction<Database>,
  homes: readonly PlacedHome[],
  now: Date,
): Promise<void> {
  const days = homes.flatMap((home) => daysOf(home, now));
  const visits = days.flatMap(({ id, visits }) => visits.map((each) => ({ id, ...each })));
  const of = (name: keyof (typeof visits)[number]) => visits.map((each) => each[name]);
  await sql`
    insert into visit_count (property_id, day, source, language, count)
    select * from unnest(${of('id')}::int[], ${of('day')}::date[], ${of('source')}::text[], ${of('language')}::text[],
      ${of('count')}::int[])`.execute(transaction);
  const favourites = days.map(({ id, day, visits }) => ({
    id,
    day,
    ...favouritesOf(`${id} ${day}`, visits),
  }));
  await sql`
    insert into favourite_count (property_id, day, added, removed)
    select * from unnest(${favourites.map(({ id }) => id)}::int[], ${favourites.map(({ day }) => day)}::date[],
      ${favourites.map(({ added }) => added)}::int[], ${favourites.map(({ removed }) => removed)}::int[])
      as given (id, day, added, removed)
    where added + removed > 0`.execute(transaction);
  await insertPrices(transaction, homes);
}

function daysOf(home: PlacedHome, now: Date): { id: number; day: string; visits: DayVisits[] }[] {
  const today = dayOf(now);
  const first = [home.publishedOn, addDays(today, -halfAYear)].toSorted().at(-1) ?? today;
  const count = Math.round((Date.parse(today) - Date.parse(first)) / dayMs) + 1;
  const reduced = home.earlierPrices.at(-1)?.untilDaysAgo;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = addDays(first, index);
    const daysAgo = count - 1 - index;
    const age = Math.round((Date.parse(day) - Date.parse(home.publishedOn)) / dayMs);
    const sinceReduction = reduced !== undefined && daysAgo <= reduced ? reduced - daysAgo : undefined;
    return { id: home.id, day, visits: visitsOfDay(home, { day, age, sinceReduction }) };
  });
}

/** About one visitor in thirty keeps a home, and half of them change their mind. */
function favouritesOf(chance: string, visits: readonly DayVisits[]): { added: number; removed: number } {
  const visitors = visits.reduce((sum, { count }) => sum + count, 0);
  const some = (word: string, share: number) =>
    Math.floor(visitors / share + stableNumber(`${word} ${chance}`, 1000) / 1000);
  const added = some('added', 30);
  return { added, removed: Math.min(added, some('removed', 75)) };
}

async function insertPrices(transaction: Transaction<Database>, homes: readonly PlacedHome[]): Promise<void> {
  for (const { id, earlierPrices, momentBefore, publishedOn } of homes) {
    const last = earlierPrices.at(-1);
    if (!last) continue;
    await transaction
      .updateTable('property_price')
      .set({ since: momentBefore(last.untilDaysAgo, '10:00') })
      .where('property_id', '=', id)
      .execute();
    await transaction
      .insertInto('property_price')
      .values(
        earlierPrices.map(({ price }, index) => ({
          property_id: id,
          price_cents: price * 100,
          since: earlierPrices[index - 1]
            ? momentBefore(earlierPrices[index - 1]?.untilDaysAgo ?? 0, '10:00')
            : new Date(`${publishedOn}T09:00:00Z`),
        })),
      )
      .execute();
  }
}
