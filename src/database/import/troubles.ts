import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { weightyLists } from '#domain/property/source-lists.ts';

/**
 * Troubles that somebody has to look at: nothing came in for long, the source reports changes and none arrives, more
 * than a tenth of the properties are bad, more than three tenths of the photographs could not be fetched, or a value has
 * no meaning here that decides where a property is shown and found or that the law asks for.
 */
export const sourceTroubles = [
  'stale',
  'nothing changes',
  'many bad',
  'many without photographs',
  'unknown values',
] as const;
export type SourceTrouble = (typeof sourceTroubles)[number];

export type TroubledSource = { name: string; troubles: SourceTrouble[] };

/** Days without changes are usual in a small agency. */
const quietDays = 7;

/** Of the counts of a run. */
const changedSomething = ['created', 'changed', 'withdrawn', 'photos', 'documents']
  .map((count) => `$.${count} > 0`)
  .join(' || ');

/**
 * A source with a schedule is stale if its last good answer is older than its limit. A source without one is not
 * expected at a certain time: it is stale if it has sent before and then nothing for a week or its limit, whichever is
 * longer, or if a message failed since. A source that is only read by hand is never stale. Nothing changes if a source
 * has sent messages for a week, the last within that week, and no run has changed anything since the first of them.
 */
function health(now: Date): RawBuilder<unknown> {
  return sql`
    select source.id, source.name, source.told_troubles, array_remove(array[
      case when
        case when every_minutes is not null
          then greatest(healthy_at, watched_since) < ${now}::timestamptz - alarm_after
          else greatest(sent_at, watched_since) < ${now}::timestamptz - greatest(alarm_after, quiet)
            and sent_at is not null
            or exists (select from import_hook where source_id = source.id and status = 'failed'
              and received_at > greatest(sent_at, watched_since)) end
        then 'stale' end,
      case when first_message_at < ${now}::timestamptz - quiet and last_message_at >= ${now}::timestamptz - quiet
        then 'nothing changes' end,
      case when (select count(*) filter (where outcome = 'bad') > 0.1 * count(*) from import_record
        where source_id = source.id and gone_at is null) then 'many bad' end,
      case when (select count(*) filter (where problem is not null) > 0.3 * count(*) from import_media
        where source_id = source.id) then 'many without photographs' end,
      case when exists (select from import_record, jsonb_array_elements(unmapped) each
        where source_id = source.id and gone_at is null and each ->> 'list' = any(${[...weightyLists]}::text[]))
        then 'unknown values' end
    ], null) as troubles
    from import_source source,
      make_interval(mins => alarm_after_minutes) alarm_after,
      make_interval(days => ${quietDays}) quiet,
      lateral (select max(ended_at) as sent_at from import_run where source_id = source.id and not is_rehearsal
        and cause in ('hook', 'file') and status in ('done', 'partly')) sent,
      lateral (select max(id) as changed_run from import_run where source_id = source.id and not is_rehearsal
        and counts @@ ${changedSomething}::jsonpath) changed,
      lateral (select min(started_at) as first_message_at, max(started_at) as last_message_at from import_run
        where source_id = source.id and cause = 'hook' and started_at >= watched_since
          and id > coalesce(changed_run, 0)) messages
    where not is_paused`;
}

/** `now`: the clock of the caller. */
export async function listTroubledSources(database: Kysely<Database>, now: Date): Promise<TroubledSource[]> {
  const { rows } = await sql<TroubledSource>`
    select name, troubles from (${health(now)}) health where troubles <> '{}' order by name`.execute(
    database,
  );
  return rows;
}

/**
 * Stores the present troubles, and gives those that are new since the last call. If two calls coincide, only one gets
 * them. A source that is being read is left for later, because half of its properties prove nothing.
 */
export async function noteTroubles(database: Kysely<Database>, now: Date): Promise<TroubledSource[]> {
  const { rows } = await sql<TroubledSource & { before: SourceTrouble[] }>`
    update import_source source set told_troubles = health.troubles from (${health(now)}) health
    where source.id = health.id and source.told_troubles <> health.troubles
      and (busy_until is null or busy_until <= ${now})
    returning health.name, health.troubles, health.told_troubles as before`.execute(database);
  return rows
    .map(({ name, troubles, before }) => ({
      name,
      troubles: troubles.filter((each) => !before.includes(each)),
    }))
    .filter(({ troubles }) => troubles.length > 0);
}
