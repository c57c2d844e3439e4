import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

type Home = { id: number; reference: string };

/** Properties that visitors see, in the order of `ids`. */
export async function listHomesById(database: Kysely<Database>, ids: readonly number[]): Promise<Home[]> {
  const { rows } = await sql<Home>`
    select id, reference from public_property where id = any(${ids}::int[])
    order by array_position(${ids}::int[], id)`.execute(database);
  return rows;
}

/** Properties that visitors see. `references`: in capitals. */
export async function listHomesByReference(
  database: Kysely<Database>,
  references: readonly string[],
): Promise<Home[]> {
  const { rows } = await sql<Home>`
    select id, reference from public_property where upper(reference) = any(${references}::text[])
    order by id`.execute(database);
  return rows;
}

/** The newest news. */
export async function listIssueArticles(
  database: Kysely<Database>,
): Promise<{ id: number; title: LocalisedText }[]> {
  const { rows } = await sql<{ id: number; title: LocalisedText }>`
    select id, title from article where publication = 'published' and category = 'news'
    order by published_on desc nulls last, id desc limit 100`.execute(database);
  return rows;
}
