import { sql } from 'kysely';
import { isUnavailable } from '#database/unavailable.ts';
import { problem } from '#domain/problem/problem.ts';
import { quote } from '#domain/reading/reading.ts';
import type { MappedRecord, RawRecord, RemoteMedia } from '#import/crm/mapped-record.ts';
import type { AddressOf } from '#import/crm/without-credentials.ts';
import { TextsReadTwice } from '#import/file/encoding/read-twice.ts';
import { reportProperty } from './report-property.ts';
import { type Run, say } from './run.ts';
import { takeMedia } from './take-media.ts';
import { writeMappedProject } from './write-mapped-project.ts';
import { writeMappedProperty } from './write-mapped-property.ts';

type RecordOutcome = 'created' | 'changed' | 'unchanged' | 'bad' | 'withdrawn' | 'ignored';

/** The result of a record. */
export type WrittenRecord = {
  outcome: RecordOutcome;
  problems: readonly { field: string; reason: string }[];
  propertyId?: number | undefined;
  projectId?: number | undefined;
  /** It waits as a draft, because it lacks particulars that the law wants. */
  isHeld?: true | undefined;
  /** For a home: 'on' if it came onto the site or changed there, 'off' if it was taken off. */
  online?: 'on' | 'off' | undefined;
};

/** Maps a raw record and writes it. A fault in it holds up no other record. */
export async function mapRecord(run: Run, raw: RawRecord, addressOf: AddressOf): Promise<void> {
  const mapped = mapSafely(run, raw);
  const written = mapped ? await writeSafely(run, mapped) : bad(problem('MAPPER_FAILED'));
  const problems = [...written.problems, ...(mapped?.warnings ?? []), ...readTwice(mapped)];
  run.counts[written.outcome] += 1;
  if (written.isHeld) run.counts.held += 1;
  say(run, raw.ref, problems);
  if (run.isRehearsal) return;
  await run.around.database
    .updateTable('import_record')
    .set({
      mapped_at: run.around.now(),
      mapper_version: String(run.adapter.mapperVersion ?? 1),
      // A record that the source withdrew may come back, even if it came with an error first.
      outcome:
        written.outcome === 'bad'
          ? sql`case outcome when 'withdrawn' then outcome else 'bad' end`
          : written.outcome,
      ...(written.outcome !== 'bad' && { is_held: written.isHeld === true }),
      // The system is still to be told whether the home is on the site.
      problems: sql`${JSON.stringify(problems)}::jsonb || coalesce((select jsonb_agg(each)
        from jsonb_array_elements(problems) each where each ->> 'field' = 'online'), '[]')`,
      unmapped: JSON.stringify(mapped?.unmapped ?? []),
      unread: mapped?.unread ?? [],
      property_id: sql`coalesce(${written.propertyId ?? null}, property_id)`,
      project_id: sql`coalesce(${written.projectId ?? null}, project_id)`,
    })
    .where('source_id', '=', run.source.id)
    .where('ref', '=', raw.ref)
    .execute();
  await reportProperty(run, raw, written);
  if (mapped?.visibility !== 'publish' || written.outcome === 'bad') return;
  const withMedia = { ...mapped, media: fetchable(mapped.media, addressOf) };
  const { propertyId, projectId } = written;
  if (propertyId) await takeMedia(run, withMedia, { of: 'property', id: propertyId });
  else if (projectId) await takeMedia(run, withMedia, { of: 'project', id: projectId });
}

function fetchable(media: readonly RemoteMedia[], addressOf: AddressOf): RemoteMedia[] {
  return media.map((each) => (each.url === undefined ? each : { ...each, url: addressOf(each.url) }));
}

/** Texts that make no sense come onto the site as they are: only the source can mend them. */
function readTwice(mapped: MappedRecord | undefined): WrittenRecord['problems'] {
  if (mapped?.visibility !== 'publish') return [];
  const texts = new TextsReadTwice();
  texts.read(mapped.change);
  const seen = texts.suspicion();
  return seen
    ? [
        {
          field: 'record',
          reason: problem('TEXT_READ_TWICE', { stands: quote(seen.stands), wouldBe: quote(seen.wouldBe) }),
        },
      ]
    : [];
}

function mapSafely({ adapter, maps }: Run, raw: RawRecord): MappedRecord | undefined {
  try {
    return adapter.map(raw, maps);
  } catch {
    return undefined;
  }
}

async function writeSafely(run: Run, mapped: MappedRecord): Promise<WrittenRecord> {
  try {
    return mapped.kind === 'project'
      ? await writeMappedProject(run, mapped)
      : await writeMappedProperty(run, mapped);
  } catch (error) {
    // A database that is away fails all records.
    if (isUnavailable(error)) throw error;
    return bad(problem('NOT_STORED'));
  }
}

function bad(reason: string, field = 'record'): WrittenRecord {
  return { outcome: 'bad', problems: [{ field, reason }] };
}
