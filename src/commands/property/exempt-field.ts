import { audit, type By } from '#commands/audit.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { mentionsFor } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';

type Exempted = 'exempted' | 'no reason' | 'not asked for' | 'no such property';

/**
 * Declares that a particular that the law asks for does not exist here; the reason is kept, and a later one replaces
 * it.
 */
export async function exemptField(
  { database, now, actor }: By,
  { propertyId, key, reason }: { propertyId: number; key: FieldKey; reason: string },
): Promise<Exempted> {
  const given = reason.trim();
  if (!given) return 'no reason';
  const said = { reason: given, actor, at: now };
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('property')
      .selectAll()
      .where('id', '=', propertyId)
      .executeTakeFirst();
    if (!row) return 'no such property';
    const asked = mentionsFor(propertyFacts(row)).filter(({ isAbsolute }) => !isAbsolute);
    if (!asked.some(({ shows }) => shows?.includes(key))) return 'not asked for';
    await transaction
      .insertInto('property_exemption')
      .values({ property_id: propertyId, key, ...said })
      .onConflict((conflict) => conflict.columns(['property_id', 'key']).doUpdateSet(said))
      .execute();
    await audit(transaction, { now, actor }, `property.exempt ${key}: ${given}`, `property:${propertyId}`);
    return 'exempted';
  });
}

/** False if there was no exemption. */
export async function endExemption(
  { database, now, actor }: By,
  { propertyId, key }: { propertyId: number; key: FieldKey },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('property_exemption')
      .where('property_id', '=', propertyId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await audit(transaction, { now, actor }, `property.end-exemption ${key}`, `property:${propertyId}`);
    return true;
  });
}
