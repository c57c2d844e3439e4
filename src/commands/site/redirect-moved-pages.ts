import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { listRedirects, writeRedirects } from '#database/site/redirects.ts';
import { redirectKey, resolveRedirects } from '#domain/address/redirect.ts';
import { languages } from '#domain/language.ts';
import { findOwnPage, pagePaths } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';

/**
 * Redirects the old addresses of the agency's own pages to their new ones, in each language; redirects to an old
 * address now lead straight to the new one. Call it in the transaction of the change, with all pages.
 */
export async function redirectMovedPages(
  transaction: Transaction<Database>,
  before: readonly Page[],
  after: readonly Page[],
): Promise<void> {
  const moved = new Map(before.flatMap((page) => movesOf(page, before, after)));
  if (moved.size === 0) return;
  await sql`lock table redirect in share row exclusive mode`.execute(transaction);
  const stored = new Map((await listRedirects(transaction)).map(({ from, to }) => [from, to]));
  // Moving a page back would otherwise make a loop with the redirect of the first move.
  const gone = [...stored.keys()].filter((from) => findOwnPage(after, `${from}/`));
  const wanted = new Map([...stored, ...moved].filter(([from]) => !gone.includes(from)));
  const { targets } = resolveRedirects(wanted);
  const changed = new Map([...targets].filter(([from, to]) => stored.get(from) !== to));
  await writeRedirects(transaction, changed, gone);
}

/** The old addresses that have no page any more, with the new ones. */
function movesOf(page: Page, before: readonly Page[], after: readonly Page[]): [string, string][] {
  const now = after.find(({ id }) => id === page.id);
  if (!now) return [];
  const [old, current] = [pagePaths(before, page), pagePaths(after, now)];
  return languages.flatMap((language) => {
    const [from, to] = [old[language], current[language]];
    if (!from || !to || from === to) return [];
    const isPage = findOwnPage(before, from) === page && findOwnPage(after, to) === now;
    const key = redirectKey(from);
    return isPage && key && !findOwnPage(after, from) ? [[key, to] as [string, string]] : [];
  });
}
