import { SourceProblem } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import type { WrittenRecord } from './map-record.ts';
import { type Run, say } from './run.ts';

/**
 * Tells the system the address of a home on the site, or that it is no longer there, if that has changed. The address
 * is the permanent one. The system's answer holds nothing up.
 */
export async function reportProperty(
  run: Run,
  raw: RawRecord,
  { online, propertyId }: WrittenRecord,
): Promise<void> {
  const { adapter, access, around, mayFetch } = run;
  if (!adapter.reportOnline || !mayFetch || raw.kind !== 'home' || propertyId === undefined) return;
  if (!online) return;
  try {
    await adapter.reportOnline(
      access,
      raw.ref,
      online === 'on' ? `${around.publicUrl}/property/${propertyId}/` : null,
    );
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    say(run, raw.ref, [{ field: 'online', reason: error.message }]);
  }
}
