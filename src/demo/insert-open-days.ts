import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { countryIds } from '#domain/place/region.ts';
import { openDays, timeOn } from '#domain/time/time-slots.ts';

const note = {
  nl: 'Parkeren kan in de straat. Bel aan bij de groene deur.',
  fr: 'Vous pouvez vous garer dans la rue. Sonnez à la porte verte.',
  de: 'Parken können Sie in der Straße. Klingeln Sie an der grünen Tür.',
  en: 'You can park in the street. Ring at the green door.',
};

/** For the house that is announced so, for one whose address is hidden, and for one to let, on the next Saturdays. */
export async function insertOpenDays(transaction: Transaction<Database>, now: Date): Promise<void> {
  const { rows } = await sql<{ announced: number | null; hidden: number | null; to_let: number | null }>`
    with open as (
      select * from property
      where publication = 'published' and availability = 'available' and project_id is null
    )
    select (select min(id) from open where marquee = 'open_house') as announced,
      (select min(id) from open where not publish_address and purpose = 'sale') as hidden,
      (select min(id) from open where publish_address and purpose = 'rent' and type = 'apartment') as to_let
  `.execute(transaction);
  const { announced, hidden, to_let } = rows[0] ?? {};
  const [first = '', second = ''] = openDays(now, countryIds.belgium).filter(
    (day) => new Date(day).getUTCDay() === 6,
  );
  const days = [
    { property_id: announced, day: first, from: '14:00', to: '16:00', note },
    { property_id: announced, day: second, from: '10:00', to: '12:30', note: {} },
    { property_id: hidden, day: second, from: '14:00', to: '17:00', note: {} },
    { property_id: to_let, day: first, from: '11:00', to: '12:00', note: {} },
  ].flatMap(({ property_id, day, from, to, note }) =>
    property_id && day
      ? [
          {
            property_id,
            starts_at: timeOn(day, from),
            ends_at: timeOn(day, to),
            note: JSON.stringify(note),
          },
        ]
      : [],
  );
  if (days.length > 0) await transaction.insertInto('property_open_day').values(days).execute();
}
