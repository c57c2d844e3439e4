import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { findWrittenTestimonial, testimonialVersion } from '#database/site/testimonials.ts';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';

/** What the agency may correct: the spelling, and the language in which it was written. */
export type TestimonialTexts = {
  author: string;
  comment: LocalisedText;
  occasion: LocalisedText;
  originalLanguage: Language | null;
};

type Moderated = 'done' | 'gone' | 'late';

type Moderating = By & { jobs: Pick<Jobs, 'enqueue'>; defaultLanguage: Language };

/**
 * Keeps the corrected texts; 'publish' shows it on the site, 'withdraw' takes it off. `expected`: the version that was
 * read; 'late' if somebody else changed it since.
 */
export function changeTestimonial(
  { database, ...by }: By,
  id: number,
  {
    texts,
    expected,
    act,
  }: { texts: TestimonialTexts; expected: string; act: 'save' | 'publish' | 'withdraw' },
): Promise<Moderated> {
  return database.transaction().execute(async (transaction): Promise<Moderated> => {
    const state = await lockTestimonial(transaction, id, expected);
    if (state !== 'done') return state;
    const publication = { save: undefined, publish: 'published', withdraw: 'withdrawn' }[act];
    await transaction
      .updateTable('testimonial')
      .set({
        author: texts.author,
        comment: JSON.stringify(texts.comment),
        occasion: JSON.stringify(texts.occasion),
        original_language: texts.originalLanguage,
        ...(publication && { publication }),
      })
      .where('id', '=', id)
      .execute();
    await audit(transaction, by, `testimonial.${act}`, `testimonial:${id}`);
    return 'done';
  });
}

/**
 * Mails the reason to the author, unless the request with which the testimonial came has been deleted. `reasonLanguage`: the
 * language of the reason; null if it is not known.
 */
export function declineTestimonial(
  { database, jobs, defaultLanguage, ...by }: Moderating,
  id: number,
  { reason, reasonLanguage, expected }: { reason: string; reasonLanguage: Language | null; expected: string },
): Promise<Moderated> {
  return database.transaction().execute(async (transaction): Promise<Moderated> => {
    const state = await lockTestimonial(transaction, id, expected);
    if (state !== 'done') return state;
    const written = await findWrittenTestimonial(transaction, id);
    await transaction
      .updateTable('testimonial')
      .set({ publication: 'withdrawn' })
      .where('id', '=', id)
      .execute();
    await audit(transaction, by, 'testimonial.decline', `testimonial:${id}`);
    if (!written?.email || !written.leadId) return 'done';
    const language = languages.find((each) => each === written.originalLanguage) ?? defaultLanguage;
    await queueMail(transaction, jobs, {
      template: 'testimonial-declined',
      language,
      recipient: written.email,
      leadId: written.leadId,
      now: by.now,
      data: {
        name: written.author,
        reason,
        language: reasonLanguage ?? undefined,
        comment: written.comment[language] ?? '',
      },
    });
    return 'done';
  });
}

async function lockTestimonial(
  transaction: Transaction<Database>,
  id: number,
  expected: string,
): Promise<Moderated> {
  await sql`select id from testimonial where id = ${id} for update`.execute(transaction);
  const found = await findWrittenTestimonial(transaction, id);
  if (!found) return 'gone';
  return testimonialVersion(found) === expected ? 'done' : 'late';
}
