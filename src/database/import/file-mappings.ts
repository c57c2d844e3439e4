import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** `header`: the columns of the file that was read so; null if it had none. */
type FileMapping = { mapping: unknown; header: string[] | null; keptAt: Date };

/** How the files of a source were read last. */
export function findFileMapping(
  database: Kysely<Database>,
  source: string,
): Promise<FileMapping | undefined> {
  return database
    .selectFrom('import_mapping')
    .select(['mapping', 'header', 'kept_at as keptAt'])
    .where('source', '=', source)
    .executeTakeFirst();
}

export async function keepFileMapping(
  database: Kysely<Database>,
  source: string,
  { mapping, header, keptAt }: FileMapping,
): Promise<void> {
  const row = { mapping: JSON.stringify(mapping), header, kept_at: keptAt };
  await database
    .insertInto('import_mapping')
    .values({ source, ...row })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .execute();
}

export async function forgetFileMapping(database: Kysely<Database>, source: string): Promise<void> {
  await database.deleteFrom('import_mapping').where('source', '=', source).execute();
}
