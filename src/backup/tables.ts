import type { Client } from 'pg';

export type Table = { name: string; columns: string[] };

/** Objects of an extension, as on a hosted server, are neither backed up nor removed. */
const ownObject = (id: string) => `not exists (select from pg_depend where objid = ${id} and deptype = 'e')`;

/**
 * Every table of the site, each after the tables that its rows refer to. Leaves out unlogged tables, which PostgreSQL
 * empties after a crash, and the schema "jobs" (see docs/decisions/023).
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    select relname::text as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as "refersTo"
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and ${ownObject('c.oid')}
    order by relname`);
  const ordered: Table[] = [];
  for (let waiting = rows; waiting.length > 0; ) {
    const isReady = ({ refersTo }: { refersTo: string[] }) =>
      !refersTo.some((other) => waiting.some(({ name }) => name === other));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function copyCommand({ name, columns }: Table, direction: 'to stdout' | 'from stdin'): string {
  return `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`;
}

/** True if the database holds anything, also of another program. */
export async function holdsSomething(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(`
    select exists (select from pg_class c where relkind in ('r', 'p', 'v', 'm') and ${ownObject('c.oid')}
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))) as holds`);
  return rows[0]?.holds ?? false;
}

/** Removes all that migrations and the job queue have made, in the caller's transaction. */
export async function dropEverything(client: Client): Promise<void> {
  const { rows } = await client.query<{ command: string }>(`
    select format('drop view if exists public.%I cascade', relname) as command from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'v' and ${ownObject('c.oid')}
    union all
    select format('drop table if exists public.%I cascade', relname) from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${ownObject('c.oid')}
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where pronamespace = 'public'::regnamespace and ${ownObject('p.oid')}
    union all
    select 'drop schema if exists jobs cascade'`);
  for (const { command } of rows) await client.query(command);
}
