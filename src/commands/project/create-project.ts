import { type Insertable, sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { ownSource } from '#commands/property/create-property.ts';
import type { FieldProblem } from '#commands/property/edit-change.ts';
import { lockSource } from '#commands/property/lock-source.ts';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import { readProject, type TypedProject } from './read-project.ts';

export type CreatedProject =
  | { outcome: 'created'; id: number; reference: string }
  | { outcome: 'bad'; problems: FieldProblem[] };

/** Makes a draft, with a reference of its own ('2026-P01'). */
export async function createProject(
  { database, now, actor }: By,
  typed: TypedProject,
): Promise<CreatedProject> {
  return database.transaction().execute(async (transaction) => {
    const needed = { name: '', postalCode: '', city: '', countryId: '', ...typed };
    const { columns, problems } = await readProject(transaction, needed);
    if (problems.length > 0) return { outcome: 'bad', problems };
    // Or two would get the same reference.
    await lockSource(transaction, ownSource);
    const year = dayOf(now).slice(0, 4);
    const { rows } = await sql<{ number: number }>`
      select coalesce(max(substr(reference, 7)::integer), 0) + 1 as number from project
      where reference like ${`${year}-P%`} and reference ~ '^\\d{4}-P\\d{2,5}$'`.execute(transaction);
    const reference = `${year}-P${String(rows[0]?.number).padStart(2, '0')}`;
    const { id } = await transaction
      .insertInto('project')
      .values({
        ...(columns as Insertable<Database['project']>),
        ...{ reference, publication: 'draft', created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, { now, actor }, 'project.create', `project:${id}`);
    return { outcome: 'created', id, reference };
  });
}
