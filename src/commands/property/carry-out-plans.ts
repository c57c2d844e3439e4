import { type Kysely, sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { JobContext } from '#jobs/define-job.ts';
import { publishEditsIn } from './publish-edits.ts';
import { publishIn } from './publish-property.ts';
import { withdrawIn } from './withdraw-property.ts';

/** The job, which runs each minute. */
export async function planHandler(_: object, { database, log, now }: JobContext): Promise<void> {
  for (const { propertyId, outcome } of await carryOutPlans(database, now()))
    if (outcome === 'refused') log.warn({ propertyId }, 'a planned publication was refused');
}

type Done = { propertyId: number; outcome: 'published' | 'withdrawn' | 'refused' | 'was so' };

/**
 * Carries out what is due, each in its own transaction: it happens once, even if another process looks at the same
 * time.
 */
export async function carryOutPlans(database: Kysely<Database>, now: Date): Promise<Done[]> {
  const done: Done[] = [];
  for (;;) {
    const next = await database.transaction().execute((transaction) => carryOutNext(transaction, now));
    if (!next) return done;
    done.push(next);
  }
}

async function carryOutNext(transaction: Transaction<Database>, now: Date): Promise<Done | undefined> {
  // Locks the property before its plan, as publishing by hand does: the other way round they could wait for each other.
  // Another process may have carried out the plan meanwhile, so it is read again.
  const next = await duePlans(transaction, now)
    .innerJoin('property', 'property.id', 'property_id')
    .select('property_id')
    .limit(1)
    .forUpdate('property')
    .skipLocked()
    .executeTakeFirst();
  if (!next) return undefined;
  const plan = await duePlans(transaction, now)
    .selectAll()
    .where('property_id', '=', next.property_id)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) return { propertyId: next.property_id, outcome: 'was so' };
  const { property_id: propertyId, planned_by: actor, despite } = plan;
  const by = { now, actor };
  if (plan.change === 'withdraw') {
    const withdrawn = await withdrawIn(transaction, by, [propertyId]);
    return { propertyId, outcome: withdrawn.length > 0 ? 'withdrawn' : 'was so' };
  }
  await sql`savepoint publishing`.execute(transaction);
  const outcome = await publishAll(transaction, by, { propertyId, despite: despite ?? undefined });
  if (outcome !== 'refused') return { propertyId, outcome };
  // The edits may already have been stored; the rollback makes them wait again.
  await sql`rollback to savepoint publishing`.execute(transaction);
  await transaction
    .updateTable('planned_publication')
    .set({ refused_at: now })
    .where('property_id', '=', propertyId)
    .where('change', '=', 'publish')
    .execute();
  await audit(transaction, by, 'property.plan-publish refused', `property:${propertyId}`);
  return { propertyId, outcome: 'refused' };
}

/** Publishes the waiting edits first, as by hand: a property that comes back shows them. */
async function publishAll(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  publishing: { propertyId: number; despite: string | undefined },
): Promise<'published' | 'refused' | 'was so'> {
  const edits = await publishEditsIn(transaction, by, publishing);
  if (edits.outcome !== 'published' && edits.outcome !== 'nothing to publish') return 'refused';
  const { outcome } = await publishIn(transaction, by, {
    id: publishing.propertyId,
    despite: publishing.despite,
  });
  if (outcome === 'refused' || outcome === 'never') return 'refused';
  return outcome === 'was published' && edits.outcome === 'nothing to publish' ? 'was so' : 'published';
}

function duePlans(transaction: Transaction<Database>, now: Date) {
  return transaction
    .selectFrom('planned_publication')
    .where('at', '<=', now)
    .where('refused_at', 'is', null)
    .orderBy('at')
    .orderBy('property_id');
}
