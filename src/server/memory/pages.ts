import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { listPages, type StoredPage } from '#database/site/pages.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { type PageProblem, readStoredPage } from '#site/pages/stored-page.ts';
import { inOneLine } from '#site/site-problem.ts';
import { Remembered } from './remembered.ts';

type Log = Pick<Logger, 'error' | 'warn'>;

/** The stored pages of the site, or the default ones if none are stored. Each invalid part is logged once. */
export function rememberPages(database: Kysely<Database>, log: Log): Remembered<readonly Page[]> {
  let told = new Set<string>();
  const read = async () => {
    const stored = await listPages(database);
    const found = new Set<string>();
    const pages = stored.flatMap((page) => {
      const { page: fitted, problems } = readStoredPage(page);
      for (const problem of problems) {
        const key = JSON.stringify([page.name, problem]);
        if (!told.has(key)) say(log, page, problem);
        found.add(key);
      }
      return fitted ?? [];
    });
    told = found;
    return stored.length > 0 ? pages : defaultPages;
  };
  return new Remembered('the pages', defaultPages, read, log);
}

function say(log: Log, { name }: StoredPage, { module, ...found }: PageProblem): void {
  const problems = found.problems.map(inOneLine);
  if (module) log.warn({ page: name, ...module, problems }, 'Invalid view');
  else log.error({ page: name, problems }, 'a stored page is not valid');
}
