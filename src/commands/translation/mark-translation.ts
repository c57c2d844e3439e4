import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { textHash } from '#database/text/text-hash.ts';
import type { TextKind } from '#database/text/text-states.ts';
import type { Language } from '#domain/language.ts';

type TextSubject = { kind: TextKind; id: number };

/** `source` and `target`: the text in both languages, as stored. 'machine': nobody has read the translation yet. */
type MarkedTranslation = {
  sourceLanguage: Language;
  language: Language;
  source: unknown;
  target: unknown;
  state: 'checked' | 'machine';
};

/** Records that these texts, as they are now, are translations of each other. */
export async function markTranslations(
  { database, ...by }: By,
  subject: TextSubject,
  marked: readonly MarkedTranslation[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await markTranslationsIn(transaction, by, subject, marked);
    const [first] = marked;
    if (first)
      await audit(
        transaction,
        by,
        `translation.${first.state} ${first.language}`,
        `${subject.kind}:${subject.id}`,
      );
  });
}

/** The same in the caller's transaction, without an entry in the log. */
export async function markTranslationsIn(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  { kind, id }: TextSubject,
  marked: readonly MarkedTranslation[],
): Promise<void> {
  for (const { sourceLanguage, language, source, target, state } of marked) {
    await transaction
      .insertInto('text_state')
      .values({
        kind,
        subject_id: id,
        source_language: sourceLanguage,
        language,
        target_hash: textHash(target),
        source_hash: textHash(source),
        ...{ state, actor, at: now },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject_id', 'source_language', 'language', 'target_hash', 'source_hash'])
          .doUpdateSet({
            // A translation that a person has read stays read, even if a service writes the same text again.
            state: sql`case when text_state.state = 'checked' then 'checked' else excluded.state end`,
            ...{ actor, at: now },
          }),
      )
      .execute();
    // The same words would otherwise still count as unread beside another source.
    if (state === 'checked')
      await transaction
        .deleteFrom('text_state')
        .where('kind', '=', kind)
        .where('subject_id', '=', id)
        .where('language', '=', language)
        .where('target_hash', '=', textHash(target))
        .where('state', '=', 'machine')
        .execute();
  }
}
