import type { By } from '#commands/audit.ts';
import { type PublishedEdits, publishEditsIn } from '#commands/property/publish-edits.ts';
import { publishIn } from '#commands/property/publish-property.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';

type Refused =
  | Exclude<PublishedEdits, { outcome: 'published' | 'nothing to publish' | 'refused' | 'never' }>
  | { outcome: 'refused' | 'never'; missing: Mention[] };

export type PublishedUnits =
  /** `fresh`: how many of them were drafts, which visitors did not see before. */
  | { outcome: 'published'; units: number; fresh: number }
  | { outcome: 'nothing to publish' }
  | { outcome: 'refused'; refused: { id: number; name: string; why: Refused }[] };

/**
 * Publishes the waiting edits and the drafts among the units of a project, all or none: visitors who compare two units
 * never see half of a new price list. `ids`: only these. `despite`: why, although the law asks for more.
 */
export async function publishUnits(
  { database, now, actor }: By,
  { projectId, ids, despite }: { projectId: number; ids?: readonly number[]; despite?: string | undefined },
): Promise<PublishedUnits> {
  const transaction = await database.startTransaction().execute();
  try {
    const outcome = await publish();
    if (outcome.outcome === 'published') await transaction.commit().execute();
    else await transaction.rollback().execute();
    return outcome;
  } catch (error) {
    if (!transaction.isRolledBack) await transaction.rollback().execute();
    throw error;
  }

  async function publish(): Promise<PublishedUnits> {
    const by = { now, actor };
    const units = await transaction
      .selectFrom('property')
      .select(['id', 'unit_name', 'reference', 'publication'])
      .where('project_id', '=', projectId)
      .$if(ids !== undefined, (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(ids ?? [])]))))
      .orderBy('id')
      .forUpdate()
      .execute();
    const refused: Extract<PublishedUnits, { outcome: 'refused' }>['refused'] = [];
    const counts = { units: 0, fresh: 0 };
    for (const { id, unit_name, reference, publication } of units) {
      const name = unit_name ?? reference;
      const edits = await publishEditsIn(transaction, by, { propertyId: id, despite });
      if (edits.outcome !== 'published' && edits.outcome !== 'nothing to publish') {
        refused.push({ id, name, why: edits });
        continue;
      }
      if (publication !== 'draft') {
        if (edits.outcome === 'published') counts.units += 1;
        continue;
      }
      const published = await publishIn(transaction, by, { id, despite });
      if (published.outcome === 'refused' || published.outcome === 'never') {
        const { outcome, missing } = published;
        refused.push({
          id,
          name,
          why: { outcome, missing: missing.filter(({ level }) => level === 'block') },
        });
        continue;
      }
      counts.units += 1;
      counts.fresh += 1;
    }
    if (refused.length > 0) return { outcome: 'refused', refused };
    return counts.units > 0 ? { outcome: 'published', ...counts } : { outcome: 'nothing to publish' };
  }
}
