import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';

/**
 * Removes units that no visitor ever saw, such as rows pasted by mistake; gives how many. A unit that was ever
 * published is withdrawn instead, and a unit with an owner, an appointment or a request stays.
 */
export async function removeUnits(
  { database, now, actor }: By,
  { projectId, ids }: { projectId: number; ids: readonly number[] },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      delete from property p
      where p.project_id = ${projectId} and p.id = any(${[...ids]})
        and p.publication = 'draft' and p.published_at is null and p.source = 'gevel'
        and not exists (select from property_owner o where o.property_id = p.id)
        and not exists (select from appointment a where a.property_id = p.id)
        and not exists (select from lead l where l.property_id = p.id)
      returning id`.execute(transaction);
    if (rows.length > 0)
      await audit(transaction, { now, actor }, 'project.remove-units', `project:${projectId}`);
    return rows.length;
  });
}
