import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ImportSource } from './sources.ts';

/** The state of a record here: its property, if it has one, and the outcome of the last run. */
export async function findRecordState(
  database: Kysely<Database>,
  { id, name }: Pick<ImportSource, 'id' | 'name'>,
  ref: string,
): Promise<
  | {
      propertyId: number | undefined;
      publication: string | undefined;
      outcome: string | undefined;
      isHeld: boolean;
      problems: { field: string; reason: string }[];
    }
  | undefined
> {
  const property = await database
    .selectFrom('property')
    .select(['id', 'publication'])
    .where('source', '=', name)
    .where('source_ref', '=', ref)
    .executeTakeFirst();
  const record = await database
    .selectFrom('import_record')
    .select(['outcome', 'is_held', 'problems'])
    .where('source_id', '=', id)
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (!property && !record) return undefined;
  return {
    propertyId: property?.id,
    publication: property?.publication,
    outcome: record?.outcome ?? undefined,
    isHeld: record?.is_held === true,
    problems: (record?.problems ?? []) as { field: string; reason: string }[],
  };
}

export async function projectOfRecord(
  database: Kysely<Database>,
  { name }: Pick<ImportSource, 'name'>,
  ref: string,
): Promise<number | undefined> {
  const project = await database
    .selectFrom('project')
    .select('id')
    .where('source', '=', name)
    .where('source_ref', '=', ref)
    .executeTakeFirst();
  return project?.id;
}
