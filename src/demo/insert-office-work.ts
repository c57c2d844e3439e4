import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { slugOf } from '#domain/text/slug.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs, hourMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { privacyVersion } from '#texts/versions/privacy-version.ts';
import { rentIndexation } from './articles/news/rent-indexation.ts';
import { viewingAHome } from './articles/news/viewing-a-home.ts';
import { draftNewsletter, sentNewsletter } from './newsletters.ts';
import { unreadTestimonial } from './testimonials.ts';

/** What staff find in the office: a testimonial to read, newsletters, a text whose translations are older, a portal. */
export async function insertOfficeWork(transaction: Transaction<Database>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await insertUnreadTestimonial(transaction, before(1));
  await insertNewsletters(transaction, before);
  await noteOlderTranslations(transaction, before(60));
  await transaction
    .insertInto('portal')
    .values({ name: 'Immoportaal', feed: 'full', key: randomUUID(), created_at: before(2) })
    .execute();
}

async function insertUnreadTestimonial(transaction: Transaction<Database>, at: Date): Promise<void> {
  const { author, email, comment } = unreadTestimonial;
  const { id } = await transaction
    .insertInto('lead')
    .values({
      form: 'testimonial',
      content_hash: randomUUID(),
      language: 'nl',
      page: '/nl/',
      first_name: author,
      email,
      privacy_version: privacyVersion,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('testimonial')
    .values({
      slug: `${slugOf(author, 'nl')}-${id}`,
      author,
      comment: JSON.stringify({ nl: comment }),
      original_language: 'nl',
      posted_on: dayOf(at),
      publication: 'draft',
      lead_id: id,
    })
    .execute();
}

const readers = [
  ...['nl', 'nl', 'nl', 'nl', 'fr', 'fr', 'de', 'en'].map((language) => ({ language, status: 'active' })),
  { language: 'nl', status: 'ended' },
];

/** The one that was sent reached all of them; one reader then ended it. */
async function insertNewsletters(
  transaction: Transaction<Database>,
  before: (days: number) => Date,
): Promise<void> {
  const sentAt = timeOn(dayOf(before(24)), '10:00');
  const subscriptions = await transaction
    .insertInto('newsletter_subscription')
    .values(
      readers.map(({ language, status }, index) => ({
        email: `lezer${index + 1}@voorbeeld.example`,
        language,
        status,
        created_at: before(40 + index),
        confirmed_at: new Date(before(40 + index).getTime() + hourMs),
        ended_at: status === 'ended' ? before(23) : null,
      })),
    )
    .returning('id')
    .execute();
  const { id } = await transaction
    .insertInto('newsletter_issue')
    .values({
      subject: JSON.stringify(sentNewsletter.subject),
      body: JSON.stringify(sentNewsletter.body),
      property_ids: sql`array(select id from property where reference in ('RL-2411', 'RL-2402', 'RL-2398') order by id)`,
      article_id: sql`(select id from article where slug ->> 'nl' = ${rentIndexation.slug.nl})`,
      version: 2,
      created_at: before(25),
      ...{ send_at: sentAt, started_at: sentAt, queued_at: sentAt, finished_at: sentAt },
      ...{
        sent_count: readers.length,
        ended_count: readers.filter(({ status }) => status === 'ended').length,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('newsletter_delivery')
    .values(subscriptions.map((reader) => ({ issue_id: id, subscription_id: reader.id, at: sentAt })))
    .execute();
  await transaction
    .insertInto('newsletter_issue')
    .values({
      subject: JSON.stringify(draftNewsletter.subject),
      body: JSON.stringify(draftNewsletter.body),
      article_id: sql`(select id from article where slug ->> 'nl' = ${viewingAHome.slug.nl})`,
      created_at: before(1),
    })
    .execute();
}

/** The translations say what the Dutch sentence said before it got 'on average'. */
async function noteOlderTranslations(transaction: Transaction<Database>, at: Date): Promise<void> {
  const { slug, intro } = viewingAHome;
  await sql`
    insert into text_state (kind, subject_id, source_language, language, target_hash, source_hash, state, actor, at)
    select 'article', id, 'nl', said.language, text_hash(said.words), text_hash(to_jsonb(${intro.nl.replace('gemiddeld ', '')}::text)),
      'checked', 'unknown', ${at}
    from article cross join lateral jsonb_each(intro) as said (language, words)
    where slug ->> 'nl' = ${slug.nl} and said.language <> 'nl'`.execute(transaction);
}
