import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/settings.ts';
import { check } from '#site/check.ts';
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
    last = validSections((await findSettings(database)) ?? {}, last, log);
    return last;
  };
  return new Remembered('the settings', defaultSettings, read, log);
}

function validSections(
  stored: Record<string, unknown>,
  last: Settings,
  log: Pick<Logger, 'error'>,
): Settings {
  const sections = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const section = name as keyof Settings;
    if (!(name in stored)) return [name, defaultSettings[section]];
    const { value, problems } = check<unknown>(schema, stored[name], name);
    if (!problems) return [name, value];
    log.error({ section: name, problems }, 'a setting is not valid');
    return [name, last[section]];
  });
  const settings: Settings = Object.fromEntries(sections);
  const { problems } = check(settingsSchema, settings);
  if (!problems) return settings;
  // Each section is valid, but they do not fit each other, as a default language that is not in use.
  log.error({ problems }, 'the settings do not fit together');
  return { ...settings, languages: last.languages, defaultLanguage: last.defaultLanguage };
}
