import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { lockProperty, touchProperty } from './lock-property.ts';
import { takeOverPhotos } from './take-over-photos.ts';

/**
 * Puts the photographs and plans of a property in this order; those not named stay behind them, in their present order.
 * False, and nothing is changed, if one is not of this property.
 */
export async function arrangeMedia(
  { database, now, actor }: By,
  propertyId: number,
  mediaIds: readonly number[],
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockProperty(transaction, propertyId);
    const rows = await transaction
      .selectFrom('media')
      .select('id')
      .where('property_id', '=', propertyId)
      .orderBy('sort')
      .orderBy('id')
      .forUpdate()
      .execute();
    const own = rows.map(({ id }) => id);
    const wanted = [...new Set(mediaIds)];
    if (wanted.some((id) => !own.includes(id))) return false;
    const order = [...wanted, ...own.filter((id) => !wanted.includes(id))];
    await sql`
      update media set sort = place - 1
      from unnest(${order}::int[]) with ordinality as wanted (id, place)
      where media.id = wanted.id and sort is distinct from place - 1`.execute(transaction);
    await takeOverPhotos(transaction, { now, actor }, propertyId, 'photoOrder');
    await touchProperty(transaction, propertyId, now);
    await audit(transaction, { now, actor }, 'media.arrange', `property:${propertyId}`);
    return true;
  });
}
