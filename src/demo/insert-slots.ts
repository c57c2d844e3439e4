import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { countryIds } from '#domain/place/region.ts';
import { openDays, timeOn } from '#domain/time/time-slots.ts';

/** By property: one agent may have all of them. */
const times = [
  [
    { from: '10:00', to: '10:40', capacity: 1 },
    { from: '11:00', to: '11:40', capacity: 2 },
    { from: '16:00', to: '16:40', capacity: 1 },
  ],
  [
    { from: '12:00', to: '12:40', capacity: 1 },
    { from: '13:00', to: '13:40', capacity: 2 },
    { from: '17:00', to: '17:40', capacity: 1 },
  ],
  [
    { from: '14:00', to: '14:40', capacity: 1 },
    { from: '15:00', to: '15:40', capacity: 2 },
    { from: '18:00', to: '18:40', capacity: 1 },
  ],
];

/** For the three newest available properties, in the two weeks after `now`. */
export async function insertSlots(transaction: Transaction<Database>, now: Date): Promise<void> {
  const { rows: properties } = await sql<{ id: number; agent_id: number }>`
    select id, agent_id from property
    where publication = 'published' and availability = 'available' and agent_id is not null and project_id is null
    order by id desc limit 3`.execute(transaction);
  const days = openDays(now, countryIds.belgium).filter((_, index) => index % 3 === 1);
  const slots = properties.flatMap(({ id, agent_id }, index) =>
    days.flatMap((day) =>
      (times[index] ?? []).map(({ from, to, capacity }) => ({
        property_id: id,
        agent_id,
        starts_at: timeOn(day, from),
        ends_at: timeOn(day, to),
        capacity,
      })),
    ),
  );
  if (slots.length > 0) await transaction.insertInto('viewing_slot').values(slots).execute();
}
