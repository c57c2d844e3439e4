import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

type StoredAnswerTemplate = { id: string; name: string; subject: LocalisedText; body: LocalisedText };

/** The agency's own templates, in the order in which it made them. */
export async function listAnswerTemplates(database: Kysely<Database>): Promise<StoredAnswerTemplate[]> {
  const rows = await database
    .selectFrom('answer_template')
    .select(['id', 'name', 'subject', 'body'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as StoredAnswerTemplate[];
}
