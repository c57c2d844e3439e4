import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { listPages } from '#database/pages.ts';
import { defaultPages } from '#site/default-pages.ts';
import { moduleSchema } from '#site/module-schema.ts';
import { type Page, pageSchema } from '#site/page-schema.ts';
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
function validPage(stored: { modules: unknown; name: unknown }, log: Pick<Logger, 'error' | 'warn'>): Page[] {
  const modules = (Array.isArray(stored.modules) ? stored.modules : []).flatMap((each) => {
    const module = moduleSchema.safeParse(each);
    if (module.success) return [module.data];
    const { type, view } = (each ?? {}) as Record<string, unknown>;
    log.warn({ page: stored.name, type, view }, 'Invalid view');
    return [];
  });
  const page = pageSchema.safeParse({ ...stored, modules: [] });
  if (page.success) return [{ ...page.data, modules }];
  log.error({ page: stored.name, problem: page.error.issues }, 'a stored page is not valid');
  return [];
}
