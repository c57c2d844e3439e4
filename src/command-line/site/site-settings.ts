import { type Site, WrongUse } from '#command-line/command.ts';
import { settingsDocument } from '#commands/site/settings-document.ts';
import type { Language } from '#domain/language.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import type { Settings } from '#site/settings/settings.ts';

export async function getSettings({ database }: Pick<Site, 'database'>): Promise<Settings> {
  return settingsDocument.complete(await settingsDocument.find(database)) as Settings;
}

/** The site's first language where --language was not given. Throws WrongUse. */
export function readLanguage(settings: Settings, given: string = settings.defaultLanguage): Language {
  const language = languagesInUse(settings).find((code) => code === given);
  if (!language) throw new WrongUse(`The site has no language "${given}".`);
  return language;
}
