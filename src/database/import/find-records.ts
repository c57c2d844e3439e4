import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type FoundRecord = {
  ref: string;
  kind: string;
  outcome: string | null;
  problems: { field: string; reason: string }[];
  fetchedAt: Date;
  goneAt: Date | null;
  propertyId: number | null;
  reference: string | null;
};

/**
 * Finds records of a source by their number there or their reference here. Without `query` those with problems come
 * first.
 */
export async function findRecords(
  database: Kysely<Database>,
  { sourceId, query, most }: { sourceId: number; query: string; most: number },
): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select record.ref, record.kind, record.outcome, record.problems, record.fetched_at as "fetchedAt",
      record.gone_at as "goneAt", record.property_id as "propertyId",
      coalesce(property.reference, project.reference) as reference
    from import_record record
      left join property on property.id = record.property_id left join project on project.id = record.project_id
    where record.source_id = ${sourceId} and (${query} = ''
      or strpos(lower(record.ref), lower(${query})) > 0
      or strpos(lower(coalesce(property.reference, project.reference, '')), lower(${query})) > 0)
    order by record.gone_at is not null, record.outcome = 'bad' desc nulls last,
      jsonb_array_length(record.problems) > 0 desc, record.fetched_at desc, record.ref
    limit ${most}`.execute(database);
  return rows;
}
