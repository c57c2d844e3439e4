import { type Site, WrongUse } from '#command-line/command.ts';
import { findSettings } from '#database/site/settings.ts';
import type { Language } from '#domain/language.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';

export async function getSettings({ database }: Pick<Site, 'database'>): Promise<Settings> {
  // Invalid settings are reported by the command status.
  return validSettings((await findSettings(database)) ?? {}, defaultSettings, () => {});
}

/** The site's first language if --language was not given. Throws WrongUse. */
export function readLanguage(settings: Settings, given: string = settings.defaultLanguage): Language {
  const language = languagesInUse(settings).find((code) => code === given);
  if (!language) throw new WrongUse(`The site has no language "${given}".`);
  return language;
}
