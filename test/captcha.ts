import type { Kysely } from 'kysely';
import { makeChallenge, seal } from '#captcha/characters-challenge.ts';
import { CAPTCHA_KEY } from '#captcha/check-captcha.ts';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';

/** The fields with which a visitor without JavaScript passes the form's captcha, once. */
export async function passCaptcha(
  database: Kysely<Database>,
  form: string,
  now = new Date(),
): Promise<Record<string, string>> {
  return solvedCaptcha(await getSecret(database, CAPTCHA_KEY), form, now);
}

/** The same for a caller who has already read the secret. */
export function solvedCaptcha(
  secret: Awaited<ReturnType<typeof getSecret>>,
  form: string,
  now = new Date(),
): Record<string, string> {
  const challenge = makeChallenge(form, now);
  return { captcha_token: seal(secret, challenge), captcha: challenge.characters.toLowerCase() };
}
