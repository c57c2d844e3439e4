import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { dayOf } from '#domain/time/dates.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { FileStorage } from '#images/storage.ts';
import { keepPicture } from '#images/store-picture.ts';
import type { redrawVisitorPicture } from '#images/visitor-picture.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { Settings } from '#site/settings/settings.ts';

export type DrawnPicture = Exclude<Awaited<ReturnType<typeof redrawVisitorPicture>>, string>;

type Written = {
  author: string;
  comment: string;
  email: string;
  website: string | undefined;
  language: Language;
  picture: DrawnPicture | undefined;
  leadId: number;
};

type Context = {
  jobs: Pick<Jobs, 'enqueue'>;
  pictureFiles: FileStorage;
  settings: Pick<Settings, 'agency' | 'defaultLanguage'>;
  now: Date;
};

/** Keeps it as a draft, with its picture, and asks the agency to read it. */
export async function keepTestimonial(
  transaction: Transaction<Database>,
  { jobs, pictureFiles, settings, now }: Context,
  { author, comment, email, website, language, picture: drawn, leadId }: Written,
): Promise<void> {
  const picture_id = drawn?.picture.id ?? null;
  if (drawn) {
    const store = { storage: pictureFiles, jobs };
    await keepPicture(transaction, store, drawn, { isOfVisitor: true });
  }
  // A draft is not shown before somebody of the agency has read it.
  await transaction
    .insertInto('testimonial')
    .values({
      slug: [slugOf(author, language), leadId].filter(Boolean).join('-'),
      author,
      comment: JSON.stringify({ [language]: comment }),
      original_language: language,
      website: website ?? null,
      picture_id,
      posted_on: dayOf(now),
      publication: 'draft',
      lead_id: leadId,
    })
    .execute();
  await queueMail(transaction, jobs, {
    template: 'testimonial-for-agency',
    language: settings.defaultLanguage,
    recipient: settings.agency.email,
    replyTo: email,
    leadId,
    now,
    data: {
      name: author,
      comment,
      website,
      picturePath: picture_id ? pictureAddress({ id: picture_id, name: 'testimonial' }, 750) : undefined,
    },
  });
}
