import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import { Remembered } from './remembered.ts';

/**
 * The settings as they are stored, with the defaults of those that are not. An invalid section is reported in the
 * log, and its last valid form holds.
 */
export function rememberSettings(
  database: Kysely<Database>,
  log: Pick<Logger, 'error'>,
): Remembered<Settings> {
  let last = defaultSettings;
  const read = async () => {
    last = validSettings((await findSettings(database)) ?? {}, last, (problem) =>
      log.error(problem, 'the settings are not valid'),
    );
    return last;
  };
  return new Remembered('the settings', defaultSettings, read, log);
}
