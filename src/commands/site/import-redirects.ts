import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { listRedirects, writeRedirects } from '#database/site/redirects.ts';
import { redirectKey, redirectTarget, resolveRedirects } from '#domain/address/redirect.ts';
import { type Difference, differencesBetween } from '#site/difference.ts';
import { findOwnPage } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { matchPath } from '#site/paths/paths.ts';
import { pagesDocument } from './pages-document.ts';

/** An old address and its target; a target of '' removes the redirect. */
export type RedirectLine = { line: number; from: string; to: string };

type RedirectResult = { problems: string[]; differences: Difference[]; isWritten: boolean };

/**
 * Adds the redirects, all or none. A target that is itself an old address is replaced by that one's target.
 * `isRehearsal`: says what would change and writes nothing.
 */
export async function importRedirects(
  database: Kysely<Database>,
  lines: readonly RedirectLine[],
  { publicUrl, isRehearsal }: { publicUrl: string; isRehearsal: boolean },
): Promise<RedirectResult> {
  return database.transaction().execute(async (transaction) => {
    await sql`lock table redirect in share row exclusive mode`.execute(transaction);
    const pages = pagesDocument.complete(await pagesDocument.find(transaction)) as Page[];
    const isPage = (path: string) => matchPath(path) !== undefined || findOwnPage(pages, path) !== undefined;
    const { targets, gone, problems } = readLines(lines, isPage, publicUrl);
    if (problems.length > 0) return { problems, differences: [], isWritten: false };

    const before = new Map((await listRedirects(transaction)).map(({ from, to }) => [from, to]));
    const wanted = new Map([...before, ...targets]);
    for (const from of gone) wanted.delete(from);
    const { targets: after, loops } = resolveRedirects(wanted);
    const changed = new Map([...after].filter(([from, to]) => before.get(from) !== to));
    problems.push(...loops.map((from) => `${from} leads back to itself`));
    for (const [from, to] of changed) {
      if (to.startsWith('/') && !isPage(pathOf(to)))
        problems.push(`${from} leads to ${to}, which is no page of this site`);
    }
    const differences = differencesBetween(Object.fromEntries(before), Object.fromEntries(after));
    if (problems.length > 0 || differences.length === 0 || isRehearsal)
      return { problems, differences, isWritten: false };
    await writeRedirects(transaction, changed, gone);
    return { problems, differences, isWritten: true };
  });
}

function readLines(lines: readonly RedirectLine[], isPage: (path: string) => boolean, publicUrl: string) {
  const problems: string[] = [];
  const targets = new Map<string, string>();
  const gone: string[] = [];
  const seen = new Map<string, number>();
  for (const { line, from, to } of lines) {
    const problem = (text: string) => problems.push(`line ${line}: ${text}`);
    const key = oldPath(from, publicUrl);
    const target = redirectTarget(to, publicUrl);
    const first = key && seen.get(key);
    if (!key) problem(`"${from}" is no path of this site without a query, such as /old/page`);
    else if (first) problem(`${key} stands on line ${first} already`);
    else if (to === '') gone.push(key);
    else if (isPage(`${key === '/' ? '' : key}/`)) problem(`${key} is the address of a page of this site`);
    else if (!target)
      problem(`"${to}" is neither a path of this site nor an address that begins with https://`);
    else targets.set(key, withFinalSlash(target));
    if (key && !first) seen.set(key, line);
  }
  return { problems, targets, gone };
}

/** In the form in which it is stored. `text`: as somebody wrote it, also as a full address of this site. */
function oldPath(text: string, publicUrl: string): string | undefined {
  const path = redirectTarget(text.replaceAll(' ', '%20'), publicUrl);
  return path && /^\/[^?#]*$/.test(path) ? redirectKey(path) : undefined;
}

/** Without the slash every visitor would be redirected twice. */
function withFinalSlash(target: string): string {
  const path = pathOf(target);
  if (!target.startsWith('/') || path.endsWith('/') || path.split('/').at(-1)?.includes('.')) return target;
  return `${path}/${target.slice(path.length)}`;
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}
