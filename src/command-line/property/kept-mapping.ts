import type { Kysely } from 'kysely';
import { type CommandSurroundings, WrongUse } from '#command-line/command.ts';
import type { Database } from '#database/client.ts';
import { findFileMapping, forgetFileMapping, keepFileMapping } from '#database/import/file-mappings.ts';
import { quote } from '#domain/reading/reading.ts';
import { formatDay } from '#domain/time/dates.ts';
import { openRecords } from '#import/file/open-records.ts';
import { emptyMapping, type Mapping, mappingIn } from './import-mapping.ts';

type File = { database: Kysely<Database>; source: string; path: string };

/**
 * How the files of this source were read last, without what is of columns that the file has no longer. Says so, and
 * asks if columns are gone. Throws WrongUse if nobody agrees.
 */
export async function takeUpMapping(
  { database, source, path }: File,
  { err, ask, isAgreed }: Pick<CommandSurroundings, 'err' | 'ask'> & { isAgreed: boolean },
): Promise<Mapping> {
  const kept = await findFileMapping(database, source);
  const mapping = mappingIn(kept?.mapping);
  if (!kept || !mapping) return emptyMapping;
  err(`Read as the file of ${source} on ${formatDay(kept.keptAt, 'en')}; flags overrule it.\n`);
  const header = kept.header && (await headerOf(path, mapping));
  if (!kept.header || !header) return mapping;
  const fresh = header.filter((name) => !kept.header?.includes(name));
  const gone = kept.header.filter((name) => !header.includes(name));
  if (fresh.length > 0) err(`New columns since then: ${fresh.map(quote).join(', ')}.\n`);
  if (gone.length === 0) return mapping;
  err(`Columns that are gone since then: ${gone.map(quote).join(', ')}.\n`);
  if (!isAgreed) {
    const answer = await ask?.('Read it without them? [y/N] ');
    if (answer === undefined) throw new WrongUse('Nothing was read. If that is right, add --yes.');
    if (!/^\s*(y|yes|j|ja|o|oui)\s*$/iu.test(answer)) throw new WrongUse('Nothing was read.');
  }
  // Words may be kept by the heading or by the name of their column.
  const lost = new Set(gone.flatMap((name) => [name, mapping.columns[name]]));
  const without = <Kept>(named: Record<string, Kept>) =>
    Object.fromEntries(Object.entries(named).filter(([name]) => !lost.has(name)));
  return { ...mapping, columns: without(mapping.columns), values: without(mapping.values) };
}

/** Keeps how this file was read for the next one of its source. */
export async function keepMapping(
  { database, source }: Pick<File, 'database' | 'source'>,
  { mapping, header, keptAt }: { mapping: Mapping; header: readonly string[] | undefined; keptAt: Date },
): Promise<void> {
  if (JSON.stringify(mapping) === JSON.stringify(emptyMapping)) await forgetFileMapping(database, source);
  else await keepFileMapping(database, source, { mapping, header: header ? namesIn(header) : null, keptAt });
}

/** Null for objects, which have no columns, and for a file that cannot be read. */
async function headerOf(path: string, { encoding }: Mapping): Promise<string[] | null> {
  const opened = await openRecords(path, encoding);
  if (!('header' in opened)) return null;
  await opened.records.return(undefined);
  return namesIn(opened.header);
}

function namesIn(header: readonly string[]): string[] {
  return header.map((name) => name.trim()).filter(Boolean);
}
