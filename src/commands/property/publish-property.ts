import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';
import { exemptKeys } from '#database/property/property-edits.ts';
import { lackingMentions } from '#domain/property/legal-completeness/exempt.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { dayOf } from '#domain/time/dates.ts';
import { forgetPlan } from './forget-plan.ts';

type Outcome = {
  /** refused: it lacks what the law requires of an advertisement; `never`: no reason can justify that. */
  outcome: 'published' | 'was published' | 'refused' | 'never';
  /** What it lacks, even if it is published all the same. */
  missing: Mention[];
};

/** `despite`: why it may be published although the law asks for more; it is kept with what was missing. */
type Publishing = { id: number; despite?: string | undefined };

/** Publishes a draft or a withdrawn property. */
export async function publishProperty(by: By, publishing: Publishing): Promise<Outcome> {
  return by.database.transaction().execute((transaction) => publishIn(transaction, by, publishing));
}

/** The same in the caller's transaction. */
export async function publishIn(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  { id, despite }: Publishing,
): Promise<Outcome> {
  const row = await transaction
    .selectFrom('property')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const exempt = await exemptKeys(transaction, id);
  const missing = lackingMentions(propertyFacts(row), exempt, dayOf(by.now));
  if (row.publication === 'published') {
    await forgetPlan(transaction, id, 'publish');
    return { outcome: 'was published', missing };
  }
  const blocking = missing.filter(({ level }) => level === 'block');
  if (blocking.some(({ isAbsolute }) => isAbsolute)) return { outcome: 'never', missing };
  if (blocking.length > 0 && !despite) return { outcome: 'refused', missing };
  await actAs(transaction, by.actor);
  await transaction
    .updateTable('property')
    .set({
      publication: 'published',
      published_at: sql`coalesce(published_at, ${by.now})`,
      updated_at: by.now,
    })
    .where('id', '=', id)
    .execute();
  await forgetPlan(transaction, id, 'publish');
  const spite = `despite ${blocking.map((each) => each.id).join(', ')}: ${despite}`;
  const action = blocking.length > 0 ? `property.publish ${spite}` : 'property.publish';
  await audit(transaction, by, action, `property:${id}`);
  return { outcome: 'published', missing };
}
