import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '#database/client.ts';
import { defaultSettings, type Settings, settingsSchema } from '#site/settings.ts';
import { Remembered } from './remembered.ts';

/**
 * The settings of the site as they are stored, those that are not by their default. A section that is not valid is
 * told of in the log, and its last valid form holds.
 */
export function rememberSettings(
  database: Kysely<Database>,
  log: Pick<Logger, 'error'>,
): Remembered<Settings> {
  let last = defaultSettings;
  const read = async () => {
    const row = await database.selectFrom('setting').select('document').executeTakeFirst();
    last = validSections(row?.document, last, log);
    return last;
  };
  return new Remembered('the settings', defaultSettings, read, log);
}

function validSections(stored: unknown, last: Settings, log: Pick<Logger, 'error'>): Settings {
  const document = stored && typeof stored === 'object' ? (stored as Record<string, unknown>) : {};
  const sections = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const section = name as keyof Settings;
    if (!(name in document)) return [name, defaultSettings[section]];
    const { success, data, error } = schema.safeParse(document[name]);
    if (success) return [name, data];
    log.error({ section: name, problem: z.prettifyError(error) }, 'a setting is not valid');
    return [name, last[section]];
  });
  return Object.fromEntries(sections);
}
