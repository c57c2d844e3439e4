import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { href } from '#site/paths/paths.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'search_alert';
const PURPOSE = 'alert';

/** The link in a mail opens the page of the alert with the button for this step first. Only the button performs it. */
const alertSteps = ['confirm', 'change', 'pause', 'resume', 'end', 'restart', 'stay', 'now'] as const;
export type AlertStep = (typeof alertSteps)[number];

/** The token in these paths gives full control of the alert. It never expires. */
export async function alertLinks(
  database: Kysely<Database>,
  { id, language }: { id: number; language: Language },
): Promise<{ pathTo: (step: AlertStep) => string; unsubscribePath: string }> {
  const token = signToken(await getSecret(database, KEY), PURPOSE, String(id));
  return {
    pathTo: (step) => `${href(language, 'alert')}?${new URLSearchParams({ token, do: step })}`,
    unsubscribePath: `/unsubscribe/alert/?${new URLSearchParams({ token })}`,
  };
}

/** Undefined for a token that is not ours. */
export async function alertIn(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const read = readToken(await getSecret(database, KEY), PURPOSE, token, now);
  return read && Number(read.subject);
}
