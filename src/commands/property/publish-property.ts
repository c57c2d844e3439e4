import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { missingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { dayOf } from '#domain/time/dates.ts';

type Outcome = {
  /** refused: it lacks what the law wants of an advertisement; `never`: and no reason may stand against that. */
  outcome: 'published' | 'was published' | 'refused' | 'never';
  /** What it lacks, also where it is published all the same. */
  missing: Mention[];
};

/**
 * Publishes a draft, or what was withdrawn. `despite`: why it may be published although the law asks for more; it is kept
 * with what was missing.
 */
export async function publishProperty(
  by: By,
  { id, despite }: { id: number; despite?: string | undefined },
): Promise<Outcome> {
  return by.database.transaction().execute(async (transaction): Promise<Outcome> => {
    const row = await transaction
      .selectFrom('property')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const missing = missingMentions(propertyFacts(row), dayOf(by.now));
    if (row.publication === 'published') return { outcome: 'was published', missing };
    const blocking = missing.filter(({ level }) => level === 'block');
    if (blocking.some(({ isAbsolute }) => isAbsolute)) return { outcome: 'never', missing };
    if (blocking.length > 0 && !despite) return { outcome: 'refused', missing };
    await transaction
      .updateTable('property')
      .set({
        publication: 'published',
        published_at: sql`coalesce(published_at, ${by.now})`,
        updated_at: by.now,
      })
      .where('id', '=', id)
      .execute();
    const spite = `despite ${blocking.map((each) => each.id).join(', ')}: ${despite}`;
    const action = blocking.length > 0 ? `property.publish ${spite}` : 'property.publish';
    await audit(transaction, by, action, `property:${id}`);
    return { outcome: 'published', missing };
  });
}
