import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPages } from '#database/site/pages.ts';
import { findSettings } from '#database/site/settings.ts';
import { readStoredPage } from '#site/pages/stored-page.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';

/** The invalid places in the stored settings and pages, by section and key. Values are never told. */
export type UnfitData = { settings: string[]; pages: string[] };

export async function readStoredSite(
  database: Kysely<Database>,
): Promise<{ settings: Settings; unfit: UnfitData }> {
  const [stored = {}, pages] = await Promise.all([findSettings(database), listPages(database)]);
  const unfit: UnfitData = { settings: [], pages: [] };
  const settings = validSettings(stored, defaultSettings, ({ problems }) => {
    unfit.settings.push(...problems.map(fieldOf));
  });
  for (const page of pages)
    for (const { module, problems } of readStoredPage(page).problems)
      unfit.pages.push(
        ...problems.map((line) => (module ? inModule(page.name, module.type, line) : fieldOf(line))),
      );
  return { settings, unfit };
}

function inModule(page: string, type: unknown, line: string): string {
  return `${page}, module ${typeof type === 'string' ? type : 'of no type'}: ${fieldOf(line)}`;
}

/** The field in a line of `check`. */
function fieldOf(line: string): string {
  return line.slice(0, line.indexOf(': '));
}
