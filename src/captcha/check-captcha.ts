import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { isAnswered, makeChallenge, seal, unseal } from './characters-challenge.ts';
import { checkWork } from './proof-of-work.ts';

/** The key in the table `secret` with which challenges are signed and sealed. */
export const CAPTCHA_KEY = 'captcha';

export type CaptchaAnswer = { work: string; token: string; characters: string };

export type CaptchaOutcome =
  | { outcome: 'passed' }
  /** `token`: a new challenge for the page. */
  | { outcome: 'missing' | 'wrong'; token: string };

/**
 * Passes if the work is done or the characters are right. Each challenge counts once, right or wrong, and only for the
 * form for which it was made.
 */
export async function checkCaptcha(
  database: Kysely<Database>,
  form: string,
  { work, token, characters }: CaptchaAnswer,
  now: Date,
): Promise<CaptchaOutcome> {
  const key = await getSecret(database, CAPTCHA_KEY);
  const done = await checkWork(key, form, work, now);
  if (done && (await isFirstUse(database, done, now))) return { outcome: 'passed' };
  const challenge = token ? unseal(key, token, now) : undefined;
  if (challenge?.form === form && (await isFirstUse(database, challenge.id, now))) {
    if (isAnswered(challenge, characters)) return { outcome: 'passed' };
  }
  return {
    outcome: characters === '' ? 'missing' : 'wrong',
    token: seal(key, makeChallenge(form, now)),
  };
}

/**
 * Registers used challenges, because the library does not. If a challenge is used twice at once, only one use passes.
 */
async function isFirstUse(database: Kysely<Database>, challenge: string, now: Date): Promise<boolean> {
  const rows = await database
    .insertInto('captcha_used')
    .values({ challenge, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .execute();
  return rows.length > 0;
}
