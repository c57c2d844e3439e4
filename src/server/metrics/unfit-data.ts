import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPages } from '#database/site/pages.ts';
import { findSettings } from '#database/site/settings.ts';
import { readStoredPage } from '#site/pages/stored-page.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import type { SiteProblem } from '#site/site-problem.ts';

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
        ...problems.map((problem) => (module ? inModule(page.name, module.type, problem) : fieldOf(problem))),
      );
  return { settings, unfit };
}

function inModule(page: string, type: unknown, problem: SiteProblem): string {
  return `${page}, module ${typeof type === 'string' ? type : 'of no type'}: ${fieldOf(problem)}`;
}

function fieldOf({ path }: SiteProblem): string {
  return path || 'the file';
}
