import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import { inOneLine } from '#site/site-problem.ts';
import { Remembered } from './remembered.ts';

/**
 * The stored settings, with defaults for the others. An invalid section is logged once and keeps its last valid form.
 */
export function rememberSettings(
  database: Kysely<Database>,
  log: Pick<Logger, 'error'>,
): Remembered<Settings> {
  let last = defaultSettings;
  let told = new Set<string>();
  const read = async () => {
    const found = new Set<string>();
    last = validSettings((await findSettings(database)) ?? {}, last, (problem) => {
      const key = JSON.stringify(problem);
      if (!told.has(key))
        log.error({ ...problem, problems: problem.problems.map(inOneLine) }, 'the settings are not valid');
      found.add(key);
    });
    told = found;
    return last;
  };
  return new Remembered('the settings', defaultSettings, read, log);
}
