import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { href } from '#site/paths.ts';
import { type Alert, alertToken } from './alert.ts';

/** What a link in a mail leads to: the page of the alert, with the button for it first. Only the button does it. */
const alertSteps = ['confirm', 'change', 'pause', 'resume', 'end', 'stay', 'now'] as const;
export type AlertStep = (typeof alertSteps)[number];

/** Takes an alert; gives the path of its page, for each thing that can be done there. */
export async function alertLinks(
  database: Kysely<Database>,
  { id, language }: Pick<Alert, 'id' | 'language'>,
): Promise<{ pathTo: (step: AlertStep) => string; unsubscribePath: string }> {
  const token = await alertToken(database, id);
  return {
    pathTo: (step) => `${href(language, 'alert')}?${new URLSearchParams({ token, do: step })}`,
    unsubscribePath: `/unsubscribe/alert/?${new URLSearchParams({ token })}`,
  };
}
