import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ImportRun } from './runs.ts';
import { type ImportSource, listSources } from './sources.ts';

type SourceSummary = {
  source: ImportSource;
  /** Properties that were in the source at its last reading, without projects. */
  homes: number;
  bad: number;
  last: ImportRun | undefined;
};

/** Every source with its number of properties and its last run; rehearsals do not count as runs. */
export async function listSourceSummaries(database: Kysely<Database>): Promise<SourceSummary[]> {
  const sources = await listSources(database);
  const { rows: counts } = await sql<{ source_id: number; homes: number; bad: number }>`
    select source_id, count(*) filter (where kind <> 'project') as homes,
      count(*) filter (where outcome = 'bad') as bad
    from import_record where gone_at is null group by 1`.execute(database);
  const { rows: runs } = await sql<ImportRun>`
    select distinct on (source_id) * from import_run where not is_rehearsal
    order by source_id, started_at desc, id desc`.execute(database);
  return sources.map((source) => {
    const count = counts.find(({ source_id }) => source_id === source.id);
    return {
      source,
      homes: count?.homes ?? 0,
      bad: count?.bad ?? 0,
      last: runs.find(({ source_id }) => source_id === source.id),
    };
  });
}
