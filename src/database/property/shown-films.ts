import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** The addresses of all videos and virtual tours that visitors can see with a property, each once. */
export async function listShownFilms(
  database: Kysely<Database>,
): Promise<{ videos: string[]; tours: string[] }> {
  const { rows } = await sql<{ videos: string[] | null; tours: string[] | null }>`
    select array_agg(distinct video_url) filter (where video_url is not null) as videos,
      array_agg(distinct virtual_tour_url) filter (where virtual_tour_url is not null) as tours
    from public_property`.execute(database);
  return { videos: rows[0]?.videos ?? [], tours: rows[0]?.tours ?? [] };
}
