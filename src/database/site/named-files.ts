import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** The keys of all files that rows name: the storage must have them for the site to show everything. */
export async function listNamedFiles(
  database: Kysely<Database>,
): Promise<Record<'pictures' | 'documents' | 'films', string[]>> {
  const pictures = await database.selectFrom('picture').select('original_key as key').execute();
  const documents = await database
    .selectFrom('document')
    .select('file_key as key')
    .distinct()
    .where('file_key', 'is not', null)
    .$narrowType<{ key: string }>()
    .execute();
  const films = await sql<{ key: string }>`
    select distinct found[1] as key
    from (select modules from page union all select document -> 'modules' from page_edit) written,
      regexp_matches(modules::text, '"/films/([0-9a-f]{20}\\.(?:mp4|webm))"', 'g') found`.execute(database);
  const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
  return { pictures: keys(pictures), documents: keys(documents), films: keys(films.rows) };
}
