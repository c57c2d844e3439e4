import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { href } from '#site/paths/paths.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'search_alert';
const PURPOSE = 'alert';

/** What a link in a mail leads to: the page of the alert, with the button for it first. Only the button does it. */
const alertSteps = ['confirm', 'change', 'pause', 'resume', 'end', 'stay', 'now'] as const;
export type AlertStep = (typeof alertSteps)[number];

/** The token in these paths lets its bearer, who has our mails, do all with the alert. It holds for ever. */
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

/** Takes a token as it stands in an address; gives the id of its alert, undefined for one of somebody else's making. */
export async function alertIn(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const read = readToken(await getSecret(database, KEY), PURPOSE, token, now);
  return read && Number(read.subject);
}
