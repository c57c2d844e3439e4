import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { countryIds } from '#domain/place/region.ts';
import { hourMs } from '#domain/time/durations.ts';
import { openDays, writeMoment } from '#domain/time/time-slots.ts';

const visitors = [
  {
    first_name: 'Thi',
    last_name: 'Nguyen',
    waits: 5,
    parts: [
      { in: 1, from: '16:00', to: '19:00' },
      { in: 3, from: '10:00', to: '13:00' },
    ],
  },
  { first_name: 'Fatma', last_name: 'Öztürk', waits: 2, parts: [{ in: 2, from: '10:00', to: '13:00' }] },
];

/** People who asked to see a property that has no times of its own, and wait for the office. */
export async function insertWishes(transaction: Transaction<Database>, now: Date): Promise<void> {
  const { rows: properties } = await sql<{ id: number; agent_id: number }>`
    select id, agent_id from property
    where publication = 'published' and availability = 'available' and agent_id is not null and project_id is null
      and id not in (select property_id from viewing_slot)
    order by id desc limit ${visitors.length}`.execute(transaction);
  const days = openDays(now, countryIds.belgium);
  for (const [index, { id, agent_id }] of properties.entries()) {
    const visitor = visitors[index];
    if (!visitor) return;
    const { first_name, last_name, waits, parts } = visitor;
    const created_at = new Date(now.getTime() - waits * hourMs);
    const lead = await transaction
      .insertInto('lead')
      .values({
        form: 'visit',
        content_hash: randomUUID(),
        language: 'nl',
        page: '/nl/',
        property_id: id,
        agent_id,
        first_name,
        last_name,
        email: `${first_name.toLowerCase()}@voorbeeld.example`,
        phone: `0470 11 22 0${index}`,
        privacy_version: 1,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const wished = parts.map(({ in: day, from, to }) => writeMoment({ day: days[day] ?? '', from, to }));
    await transaction
      .insertInto('appointment')
      .values({ lead_id: lead.id, property_id: id, agent_id, wished: JSON.stringify(wished), created_at })
      .execute();
  }
}
