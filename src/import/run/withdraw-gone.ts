import type { Transaction } from 'kysely';
import { publishProjectIn } from '#commands/project/publish-project.ts';
import { lockSource } from '#commands/property/lock-source.ts';
import type { Database } from '#database/client.ts';
import { listPresentRefs, markGone, noteMissing } from '#database/import/gone.ts';
import { projectOfRecord } from '#database/import/record-state.ts';
import { problem } from '#domain/problem/problem.ts';
import { withdrawImportedIn } from '#import/core/withdraw-property.ts';
import { approvalNeeded } from '#import/core/withdrawal.ts';
import type { FetchEnd } from '#import/crm/adapter.ts';
import { type Run, runBy, say } from './run.ts';

/** The records that came in this run, and how it ended. */
type Came = { refs: ReadonlySet<string>; end: FetchEnd; isWhole: boolean };

/**
 * Takes homes off the site that the source no longer has; deletes nothing. A list that ended early says nothing about
 * homes it did not name; a list that lacks more than half is not believed. Gives why nothing was withdrawn.
 */
export async function withdrawGone(
  run: Run,
  { refs, end, isWhole }: Came,
  allowed: number,
): Promise<string | undefined> {
  const { around, source, adapter } = run;
  const present = await listPresentRefs(around.database, source.id);
  const known = new Set(present);
  const told = (end.gone ?? []).filter((ref) => known.has(ref) && !refs.has(ref));
  await withdrawTold(run, told);
  if (!end.isComplete || (!isWhole && !end.present)) return undefined;
  const named = new Set([...refs, ...(end.present ?? [])]);
  const missing = present.filter((ref) => !named.has(ref) && !told.includes(ref));
  const isApproved = missing.length <= allowed;
  if (!isApproved && approvalNeeded({ missing: missing.length, published: present.length }) === 'number')
    return problem('NOT_BELIEVED', { missing: missing.length, present: present.length });
  const before = new Set(source.missing ?? []);
  const gone = adapter.needsTwoLists && !isApproved ? missing.filter((ref) => before.has(ref)) : missing;
  await withdrawTold(run, gone);
  if (!run.isRehearsal) await noteMissing(around.database, source.id, missing);
  return undefined;
}

/** A unit goes with its project. A record marked as gone is off the site: a run that breaks off did both or neither. */
export async function withdrawTold(run: Run, refs: readonly string[]): Promise<void> {
  for (const ref of refs) {
    run.counts.withdrawn += await run.around.database
      .transaction()
      .execute((transaction) => withdrawOne(transaction, run, ref));
    say(run, ref, [{ field: 'record', reason: problem('GONE') }]);
  }
}

/** Gives how many homes were on the site. */
async function withdrawOne(transaction: Transaction<Database>, run: Run, ref: string): Promise<number> {
  const { around, source, isRehearsal } = run;
  await lockSource(transaction, source.name);
  const units = isRehearsal ? [] : await markGone(transaction, source, ref, around.now());
  let withdrawn = 0;
  for (const sourceRef of [ref, ...units]) {
    const name = { source: source.name, sourceRef };
    if ((await withdrawImportedIn(transaction, name, { now: around.now(), isRehearsal })) === 'withdrawn')
      withdrawn += 1;
  }
  const id = await projectOfRecord(transaction, source, ref);
  if (id && !isRehearsal) await publishProjectIn(transaction, runBy(run), { id, publication: 'withdrawn' });
  return withdrawn;
}
