import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { missingPictures } from '#database/picture/pictures.ts';
import { insertSiteChange } from '#database/site/site-changes.ts';
import type { FileStorage } from '#images/storage.ts';
import type { Difference } from '#site/difference.ts';
import { picturesIn } from '#site/pages/pictures-in.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import type { SiteDocument } from './site-document.ts';

type ChangeOptions = {
  changedBy: string;
  /** Says what would change and writes nothing. */
  isRehearsal: boolean;
  /** The storage of the films. */
  films: Pick<FileStorage, 'exists'>;
};

/** `problems`: why nothing was written. */
type ChangeResult = { problems: SiteProblem[]; differences: Difference[]; isWritten: boolean };

/**
 * Makes the given settings or pages those of the site, all or nothing, and records who did it. When nothing changes,
 * nothing is written.
 */
export function changeSite<Value>(
  database: Kysely<Database>,
  document: SiteDocument<Value>,
  written: unknown,
  options: ChangeOptions,
): Promise<ChangeResult> {
  return database
    .transaction()
    .execute((transaction) => changeWithin(transaction, document, written, options));
}

/** The same in the caller's transaction. */
export async function changeWithin<Value>(
  transaction: Transaction<Database>,
  document: SiteDocument<Value>,
  written: unknown,
  { changedBy, isRehearsal, films }: ChangeOptions,
): Promise<ChangeResult> {
  const { value: after, problems } = document.check(written);
  if (after === undefined) return refused(problems ?? []);
  // Of two simultaneous changes, the second sees the result of the first. Readers do not wait.
  await sql`lock table ${sql.table(document.table)} in share row exclusive mode`.execute(transaction);
  const missing = await missingPictureProblems(transaction, picturesIn(written, document.root));
  if (missing.length > 0) return refused(missing);
  const misfits = (await document.misfits?.(transaction, films, written)) ?? [];
  if (misfits.length > 0) return refused(misfits);
  const stored = await document.find(transaction);
  const before = document.complete(stored);
  const differences = document.differences(before, after);
  if (differences.length === 0 || isRehearsal) return { problems: [], differences, isWritten: false };
  await document.replace(transaction, after);
  await document.follow?.(transaction, before, after);
  const kept = await document.find(transaction);
  await insertSiteChange(transaction, document.subject, { changedBy, before: stored ?? null, after: kept });
  return { problems: [], differences, isWritten: true };
}

/** `pictures`: the paths of fields by the ids of their pictures. */
export async function missingPictureProblems(
  transaction: Transaction<Database>,
  pictures: ReadonlyMap<string, string>,
): Promise<SiteProblem[]> {
  const missing = await missingPictures(transaction, [...pictures.keys()]);
  return missing.map((id) => ({
    path: pictures.get(id) ?? '',
    reason: `there is no picture ${id} on this site`,
    code: 'PICTURE_GONE',
  }));
}

function refused(problems: SiteProblem[]): ChangeResult {
  return { problems, differences: [], isWritten: false };
}
