import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { dayMs } from '#domain/time/durations.ts';
import { href } from '#site/paths/paths.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'newsletter_link';

type NewsletterStep = 'newsletter-confirm' | 'newsletter-end';

const confirmMs = 7 * dayMs;

/**
 * The first path confirms a subscription and is valid for a week. The others end it and never expire: one is a page
 * with a button, mail programs post to the other.
 */
export async function newsletterPaths(
  database: Kysely<Database>,
  { id, language }: { id: number; language: Language },
  now: Date,
): Promise<{ confirmPath: string; endPath: string; unsubscribePath: string }> {
  const key = await getSecret(database, KEY);
  const token = (step: NewsletterStep, until?: Date) => signToken(key, step, String(id), until);
  const confirm = token('newsletter-confirm', new Date(now.getTime() + confirmMs));
  const end = token('newsletter-end');
  return {
    confirmPath: `${href(language, 'newsletterConfirm')}?token=${confirm}`,
    endPath: `${href(language, 'newsletterEnd')}?token=${end}`,
    unsubscribePath: `/unsubscribe/newsletter/?token=${end}`,
  };
}

/** Undefined if the token does not allow this step. */
export async function subscriptionIn(
  database: Kysely<Database>,
  step: NewsletterStep,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const read = readToken(await getSecret(database, KEY), step, token, now);
  return read && Number(read.subject);
}
