import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** True if anything of the kind is published. */
export type FilledLists = { news: boolean; testimonials: boolean };

export async function findFilledLists(database: Kysely<Database>): Promise<FilledLists> {
  const { rows } = await sql<FilledLists>`
    select exists (select from article where publication = 'published' and category = 'news') as news,
      exists (select from testimonial where publication = 'published') as testimonials`.execute(database);
  return rows[0] ?? { news: false, testimonials: false };
}
