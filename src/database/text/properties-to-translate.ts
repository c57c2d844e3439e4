import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type HomeToTranslate = { id: number; reference: string; type: string; city: string; details: unknown } & {
  publication: string;
  source: string;
  publish_price: boolean;
};

/** Properties with their texts, waiting changes, locks and captions. `isPublicOnly`: of published ones the public texts. */
export async function readPropertiesToTranslate(
  database: Kysely<Database>,
  ids: readonly number[],
  isPublicOnly: boolean,
) {
  const view = sql.table(isPublicOnly ? 'public_property' : 'property');
  const [{ rows }, edits, locks, captions] = await Promise.all([
    sql<HomeToTranslate>`select v.*, p.publication, p.source from ${view} v join property p on p.id = v.id
      where v.id = any(${[...ids]})`.execute(database),
    database.selectFrom('property_edit').selectAll().where('property_id', 'in', ids).execute(),
    database
      .selectFrom('property_lock')
      .select(['property_id', 'key'])
      .where('property_id', 'in', ids)
      .execute(),
    database
      .selectFrom('media')
      .select(['id', 'property_id', 'caption'])
      .where('property_id', 'in', ids)
      .where('caption', 'is not', null)
      .orderBy('kind')
      .orderBy('sort')
      .execute(),
  ]);
  return { rows, edits, locks, captions };
}
