import type { Insertable } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { FieldProblem } from '#commands/property/edit-change.ts';
import { projectReferences } from '#commands/property/own-references.ts';
import type { Database } from '#database/client.ts';
import { readProject, type TypedProject } from './read-project.ts';

type CreatedProject =
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
    const reference = (await projectReferences(transaction, now))();
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
