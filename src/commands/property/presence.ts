import type { By } from '#commands/audit.ts';

/** An open editor reports itself every 20 seconds; after this silence it counts as closed. */
const presentMs = 50_000;

/** Notes that somebody has the editor of a property open, and gives the others who have it open. */
export async function notePresence(
  { database, now, actor }: By,
  propertyId: number,
): Promise<{ actor: string; seenAt: Date }[]> {
  await database
    .insertInto('property_presence')
    .values({ property_id: propertyId, actor, seen_at: now })
    .onConflict((conflict) => conflict.columns(['property_id', 'actor']).doUpdateSet({ seen_at: now }))
    .execute();
  return database
    .selectFrom('property_presence')
    .select(['actor', 'seen_at as seenAt'])
    .where('property_id', '=', propertyId)
    .where('actor', '<>', actor)
    .where('seen_at', '>', new Date(now.getTime() - presentMs))
    .orderBy('actor')
    .execute();
}

/** The editor was closed. */
export async function endPresence({ database, actor }: Omit<By, 'now'>, propertyId: number): Promise<void> {
  await database
    .deleteFrom('property_presence')
    .where('property_id', '=', propertyId)
    .where('actor', '=', actor)
    .execute();
}
