import { type Kysely, sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
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

/** Why a redirect cannot be taken. `first`: the line on which the old address already stands. */
export type RedirectFault = { line?: number; from: string; to?: string; first?: number } & {
  reason: 'no-path' | 'twice' | 'is-page' | 'no-target' | 'loop' | 'leads-nowhere';
};

type RedirectResult = { faults: RedirectFault[]; differences: Difference[]; isWritten: boolean };

type RedirectOptions = { publicUrl: string; isRehearsal: boolean };

/**
 * Adds the redirects, all or none. A target that is itself an old address is replaced by that one's target.
 * `isRehearsal`: says what would change and writes nothing.
 */
export function importRedirects(
  database: Kysely<Database>,
  lines: readonly RedirectLine[],
  options: RedirectOptions,
): Promise<RedirectResult> {
  return database.transaction().execute((transaction) => importWithin(transaction, lines, options));
}

/** The same by somebody of the office. */
export function changeRedirects(
  { database, ...by }: By,
  lines: readonly RedirectLine[],
  options: RedirectOptions,
): Promise<RedirectResult> {
  return database.transaction().execute(async (transaction) => {
    const result = await importWithin(transaction, lines, options);
    const { differences, isWritten } = result;
    if (isWritten) await audit(transaction, by, `redirects.change ${differences.length}`, 'redirects');
    return result;
  });
}

async function importWithin(
  transaction: Transaction<Database>,
  lines: readonly RedirectLine[],
  { publicUrl, isRehearsal }: RedirectOptions,
): Promise<RedirectResult> {
  await sql`lock table redirect in share row exclusive mode`.execute(transaction);
  const pages = pagesDocument.complete(await pagesDocument.find(transaction)) as Page[];
  const isPage = (path: string) => matchPath(path) !== undefined || findOwnPage(pages, path) !== undefined;
  const { targets, gone, faults } = readLines(lines, isPage, publicUrl);
  if (faults.length > 0) return { faults, differences: [], isWritten: false };

  const before = new Map((await listRedirects(transaction)).map(({ from, to }) => [from, to]));
  const wanted = new Map([...before, ...targets]);
  for (const from of gone) wanted.delete(from);
  const { targets: after, loops } = resolveRedirects(wanted);
  const changed = new Map([...after].filter(([from, to]) => before.get(from) !== to));
  faults.push(...loops.map((from) => ({ from, reason: 'loop' as const })));
  for (const [from, to] of changed) {
    if (to.startsWith('/') && !isPage(pathOf(to))) faults.push({ from, to, reason: 'leads-nowhere' });
  }
  const differences = differencesBetween(Object.fromEntries(before), Object.fromEntries(after));
  if (faults.length > 0 || differences.length === 0 || isRehearsal)
    return { faults, differences, isWritten: false };
  await writeRedirects(transaction, changed, gone);
  return { faults, differences, isWritten: true };
}

function readLines(lines: readonly RedirectLine[], isPage: (path: string) => boolean, publicUrl: string) {
  const faults: RedirectFault[] = [];
  const targets = new Map<string, string>();
  const gone: string[] = [];
  const seen = new Map<string, number>();
  for (const { line, from, to } of lines) {
    const key = oldPath(from, publicUrl);
    const target = redirectTarget(to, publicUrl);
    const first = key && seen.get(key);
    if (!key) faults.push({ line, from, reason: 'no-path' });
    else if (first) faults.push({ line, from: key, first, reason: 'twice' });
    else if (to === '') gone.push(key);
    else if (isPage(`${key === '/' ? '' : key}/`)) faults.push({ line, from: key, reason: 'is-page' });
    else if (!target) faults.push({ line, from: key, to, reason: 'no-target' });
    else targets.set(key, withFinalSlash(target));
    if (key && !first) seen.set(key, line);
  }
  return { targets, gone, faults };
}

/** The problem in words, for the person who imports a file. */
export function redirectFaultLine({ line, from, to, first, reason }: RedirectFault): string {
  const at = line === undefined ? '' : `line ${line}: `;
  switch (reason) {
    case 'no-path':
      return `${at}"${from}" must be a path of this site without a query, such as /old/page`;
    case 'twice':
      return `${at}${from} is already on line ${first}`;
    case 'is-page':
      return `${at}${from} is the address of a page of this site`;
    case 'no-target':
      return `${at}"${to}" must be a path of this site, or an address that begins with https://`;
    case 'loop':
      return `${from} leads back to itself`;
    default:
      return `${from} leads to ${to}, which is not a page of this site`;
  }
}

/** The form in which an old address is stored. `text`: as somebody wrote it, possibly a full address of this site. */
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
