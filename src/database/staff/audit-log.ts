import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type LogEntry = { id: number; at: Date; actor: string; action: string; subject: string };

type LogFilter = {
  /** In the form of the log: `staff:<uuid>`, `owner:<uuid>`, 'visitor', 'command'. */
  actor?: string;
  /** Days in Belgium, both included: '2026-11-23'. */
  from?: string;
  until?: string;
  /**
   * Matches part of the action or its subject, an action in `actions` (any character but a to z as '_'), or a subject
   * in `subjects`.
   */
  text?: string;
  actions?: readonly string[];
  subjects?: readonly string[];
};

/** Newest first; one more than `count` if there are older ones. `before`: the last id of the previous page. */
export async function listLog(
  database: Kysely<Database>,
  { actor, from, until, text, actions = [], subjects = [] }: LogFilter,
  { before, count }: { before?: number; count: number },
): Promise<LogEntry[]> {
  let query = database
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor', 'action', 'subject'])
    .orderBy('id', 'desc')
    .limit(count + 1);
  if (before) query = query.where('id', '<', before);
  if (actor) query = query.where('actor', '=', actor);
  if (from)
    query = query.where(sql<boolean>`at >= (${from}::date)::timestamp at time zone 'Europe/Brussels'`);
  if (until)
    query = query.where(sql<boolean>`at < (${until}::date + 1)::timestamp at time zone 'Europe/Brussels'`);
  if (text)
    query = query.where(sql<boolean>`(strpos(lower(action || ' ' || subject), lower(${text})) > 0
      or regexp_replace(split_part(action, ' ', 1), '[^a-z]', '_', 'g') = any(${[...actions]}) or subject = any(${[...subjects]}))`);
  return query.execute();
}

/** The log's subjects for properties, staff and owners whose name, address or reference contains the text. */
export async function findSubjects(database: Kysely<Database>, text: string): Promise<string[]> {
  const pattern = `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
  const { rows } = await sql<{ subject: string }>`
    (select 'property:' || id as subject from property where reference ilike ${pattern} limit 200)
    union all (select 'staff:' || id from staff where name ilike ${pattern} or email ilike ${pattern} limit 200)
    union all (select 'owner:' || id from owner where name ilike ${pattern} or email ilike ${pattern} limit 200)`.execute(
    database,
  );
  return rows.map(({ subject }) => subject);
}

/** Names by subject: the reference of a property, the visitor's name for a lead. `nameActors` names people. */
export async function nameSubjects(
  database: Kysely<Database>,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ subject: string; name: string }>`
    select 'property:' || id as subject, reference as name from property where 'property:' || id = any(${[...subjects]})
    union all
    select 'lead:' || id, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from lead
    where 'lead:' || id = any(${[...subjects]})`.execute(database);
  return new Map(rows.map(({ subject, name }) => [subject, name]));
}

/** Names by actor, in the form of the log, if known. */
export async function nameActors(
  database: Kysely<Database>,
  actors: readonly string[],
): Promise<Map<string, string>> {
  const idsOf = (kind: string) =>
    actors.filter((actor) => actor.startsWith(`${kind}:`)).map((actor) => actor.slice(kind.length + 1));
  const { rows } = await sql<{ actor: string; name: string }>`
    select 'staff:' || id as actor, name from staff where id::text = any(${idsOf('staff')})
    union all
    select 'owner:' || id, name from owner where id::text = any(${idsOf('owner')})`.execute(database);
  return new Map(rows.map(({ actor, name }) => [actor, name]));
}
