import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** How many characters were sent to the translation service on that day, 'YYYY-MM-DD'. */
export async function charactersOn(database: Kysely<Database>, day: string): Promise<number> {
  const found = await database
    .selectFrom('translated_characters')
    .select('count')
    .where('day', '=', day)
    .executeTakeFirst();
  return found?.count ?? 0;
}
