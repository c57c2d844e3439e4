import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';

/** Up to `most` photographs of a published property after the first. */
export async function listNextPhotos(
  database: Kysely<Database>,
  propertyId: number,
  most: number,
): Promise<{ id: string; width: number; nature: PictureNature }[]> {
  const { rows } = await sql<{ id: string; width: number; nature: PictureNature }>`
    select i.id, i.width, i.nature
    from public_property p join media m on m.property_id = p.id join picture i on i.id = m.picture_id
    where p.id = ${propertyId} and m.kind = 'photo'
    order by m.sort, m.id limit ${most} offset 1`.execute(database);
  return rows;
}
