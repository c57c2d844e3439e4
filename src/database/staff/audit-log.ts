import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

export type LogEntry = { id: number; at: Date; actor: string; action: string; subject: string };

export type LogFilter = {
  /** As the log has it: `staff:<uuid>`, `owner:<uuid>`, 'visitor', 'command'. */
  actor?: string;
  /** Days as the agency counts them, both included: '2026-11-23'. */
  from?: string;
  until?: string;
  /** Part of the action or of its subject, or the action is one of `actions` (with '_' for each other sign), or the subject one of `subjects`. */
  text?: string;
  actions?: readonly string[];
  subjects?: readonly string[];
};

/** Newest first; one more than `count` where there are older ones. `before`: the id that the page before ended with. */
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

/** What the log calls those whose name, address or reference has the text in it. */
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

/** By subject: the reference of a property, the name of who asked. Those of persons are in `nameActors`. */
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

/** By actor: what the log calls them, and their name where it is known. */
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
