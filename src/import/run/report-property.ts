import { listUntold, noteTold } from '#database/import/untold.ts';
import { SourceProblem } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import type { WrittenRecord } from './map-record.ts';
import { type Run, say } from './run.ts';

const mostAgain = 50;

/**
 * Tells the system the address of a home on the site, or that it is no longer there, if that has changed. The address
 * is the permanent one. The system's answer holds nothing up.
 */
export async function reportProperty(
  run: Run,
  raw: RawRecord,
  { online, propertyId }: WrittenRecord,
): Promise<void> {
  if (!run.adapter.reportOnline || !run.mayFetch || raw.kind !== 'home' || propertyId === undefined) return;
  if (online) await report(run, raw.ref, online === 'on' ? propertyId : null);
}

/** Tells what the system could not be told before. If it still cannot, the next run tries the rest. */
export async function reportAgain(run: Run): Promise<void> {
  const { adapter, around, mayFetch, source } = run;
  if (!adapter.reportOnline || !mayFetch) return;
  for (const { ref, propertyId, isOnline } of await listUntold(around.database, source.id, mostAgain))
    if (!(await report(run, ref, isOnline ? propertyId : null))) return;
}

/** True if the system took it. */
async function report(run: Run, ref: string, propertyId: number | null): Promise<boolean> {
  const { adapter, access, around, source } = run;
  const address = propertyId === null ? null : `${around.publicUrl}/property/${propertyId}/`;
  const told = await tell(() => adapter.reportOnline?.(access, ref, address));
  await noteTold(around.database, { sourceId: source.id, ref }, told);
  if (told !== undefined) say(run, ref, [{ field: 'online', reason: told }]);
  return told === undefined;
}

/** Gives why it could not be told. */
async function tell(what: () => Promise<void> | undefined): Promise<string | undefined> {
  try {
    await what();
    return undefined;
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    return error.message;
  }
}
