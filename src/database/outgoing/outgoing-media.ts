import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn } from '#database/picture/stored-picture.ts';
import type { MediaRow } from '#database/property/property-page.ts';

export type OutgoingMediaRow = MediaRow;

/** Media of several properties or projects at once, by id: photographs, then plans, each in order. */
export async function listMediaOf(
  database: Kysely<Database>,
  subject: 'property' | 'project',
  ids: readonly number[],
): Promise<Map<number, OutgoingMediaRow[]>> {
  const owner = sql.ref(`m.${subject}_id`);
  const { rows } = await sql<MediaRow & { owner: number }>`
    select ${owner} as owner, m.kind, m.caption, ${pictureColumn}
    from media m join picture i on i.id = m.picture_id
    where ${owner} = any(${ids}::int[]) order by m.kind, m.sort, m.id`.execute(database);
  return Map.groupBy(rows, ({ owner: id }) => id);
}
