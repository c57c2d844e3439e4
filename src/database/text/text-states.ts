import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { KnownTranslation } from '#domain/text/translation-state.ts';

/** The kinds of subject with texts in several languages. */
export const textKinds = ['property', 'page', 'article', 'testimonial'] as const;

export type TextKind = (typeof textKinds)[number];

export type TextState = KnownTranslation & {
  kind: TextKind;
  subjectId: number;
  sourceLanguage: Language;
  language: Language;
};

/** `subject`: absent for all of them, which are few. */
export async function listTextStates(
  database: Kysely<Database>,
  subject?: { kind: TextKind; id: number },
): Promise<TextState[]> {
  const rows = await database
    .selectFrom('text_state')
    .select(['kind', 'subject_id as subjectId', 'source_language as sourceLanguage', 'language'])
    .select(['target_hash as targetHash', 'source_hash as sourceHash', 'state'])
    .$if(subject !== undefined, (query) =>
      query.where('kind', '=', subject?.kind ?? '').where('subject_id', '=', subject?.id ?? 0),
    )
    .execute();
  return rows as TextState[];
}
