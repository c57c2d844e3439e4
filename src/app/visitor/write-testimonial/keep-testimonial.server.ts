import type { Transaction } from 'kysely';
import type { KeptLead } from '#app/forms/own-steps.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Database } from '#database/client.ts';
import { slugOf } from '#domain/text/slug.ts';
import { dayOf } from '#domain/time/dates.ts';
import { pictureAddress } from '#images/addresses.ts';
import { keepPicture } from '#images/store-picture.ts';
import type { redrawVisitorPicture } from '#images/visitor-picture.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { testimonialForm } from './testimonial-form.ts';

export type DrawnPicture = Exclude<Awaited<ReturnType<typeof redrawVisitorPicture>>, string>;

/** Kept as a draft, with its picture; the agency is asked to read it. */
export async function keepTestimonial(
  transaction: Transaction<Database>,
  { jobs, language, now, pictureFiles, settings }: RequestContext,
  drawn: DrawnPicture | undefined,
  { id, values }: KeptLead<typeof testimonialForm>,
): Promise<void> {
  const { author, comment, website } = values;
  const picture_id = drawn?.picture.id ?? null;
  if (drawn) {
    const store = { storage: pictureFiles, jobs };
    await keepPicture(transaction, store, drawn.picture, drawn.bytes, { isOfVisitor: true });
  }
  // Nobody sees a draft before somebody of the agency has read it.
  await transaction
    .insertInto('testimonial')
    .values({
      slug: [slugOf(author, language), id].filter(Boolean).join('-'),
      author,
      comment: JSON.stringify({ [language]: comment }),
      original_language: language,
      website: website ?? null,
      picture_id,
      posted_on: dayOf(now),
      publication: 'draft',
      lead_id: id,
    })
    .execute();
  await queueMail(transaction, jobs, {
    template: 'testimonial-for-agency',
    language: settings.defaultLanguage,
    recipient: settings.agency.email,
    replyTo: values.email,
    leadId: id,
    now,
    data: {
      name: author,
      comment,
      website,
      picturePath: picture_id ? pictureAddress({ id: picture_id, name: 'testimonial' }, 750) : undefined,
    },
  });
}
