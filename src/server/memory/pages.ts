import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { listPages, type StoredPage } from '#database/site/pages.ts';
import { check } from '#site/check.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { moduleSchema, type PageModule } from '#site/pages/module-schema.ts';
import { type Page, pageSchema } from '#site/pages/page-schema.ts';
import { Remembered } from './remembered.ts';

/** The pages of the site as they are stored; the default ones where none are. */
export function rememberPages(
  database: Kysely<Database>,
  log: Pick<Logger, 'error' | 'warn'>,
): Remembered<readonly Page[]> {
  const read = async () => {
    const stored = await listPages(database);
    return stored.length > 0 ? stored.flatMap((page) => validPage(page, log)) : defaultPages;
  };
  return new Remembered('the pages', defaultPages, read, log);
}

/** A module that this version does not know, or that does not fit, is left out, and its page shows the others. */
function validPage({ modules, ...stored }: StoredPage, log: Pick<Logger, 'error' | 'warn'>): Page[] {
  const { value: page, problems } = check(pageSchema, stored, stored.name);
  if (page) {
    const all = Array.isArray(modules) ? modules : [];
    return [{ ...page, modules: all.flatMap((module) => validModule(module, stored.name, log)) }];
  }
  log.error({ page: stored.name, problems }, 'a stored page is not valid');
  return [];
}

function validModule(stored: unknown, page: string, log: Pick<Logger, 'warn'>): PageModule[] {
  const { value, problems } = check(moduleSchema, stored);
  if (value) return [value];
  const { type, view } = (stored ?? {}) as Record<string, unknown>;
  log.warn({ page, type, view, problems }, 'Invalid view');
  return [];
}
