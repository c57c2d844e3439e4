import { sql } from 'kysely';
import type { By } from '#commands/audit.ts';
import { dayOf } from '#domain/time/dates.ts';

/**
 * Counts characters before they are sent to the translation service. False, and nothing is counted, above `most` a day.
 */
export async function takeCharacters(
  { database, now }: Pick<By, 'database' | 'now'>,
  count: number,
  most: number,
): Promise<boolean> {
  if (count > most) return false;
  const { rows } = await sql`
    insert into translated_characters as t (day, count) values (${dayOf(now)}, ${count})
    on conflict (day) do update set count = t.count + excluded.count where t.count + excluded.count <= ${most}
    returning count`.execute(database);
  return rows.length > 0;
}
