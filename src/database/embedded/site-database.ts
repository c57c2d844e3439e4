import { Client, DatabaseError } from 'pg';
import { StartProblem } from '#database/start-problem.ts';
import { superuser } from './cluster.ts';

/** The role of the site: it owns its database and nothing else, and can neither run programs nor read files. */
export const siteRole = 'gevel_site';

const name = 'gevel';
const ANSWER_MS = 10_000;
const LOCK = 2_906_118;

/**
 * If another process took the name in between, PostgreSQL reports the name as taken, or a duplicate key in its
 * catalogue.
 */
const taken = ['42710', '42P04', '23505'];

/**
 * Makes the site's role and database if they do not exist yet, and gives the address for the site. `pid`: the server's,
 * to be named in the error if it does not answer.
 */
export async function ensureSiteDatabase(
  { port, pid }: { port: number; pid: number },
  password: string,
): Promise<string> {
  const url = (role: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  await using server = await connect(url(superuser, 'postgres'), pid);
  // During an update the site counts the connections of the previous version, which may belong to the superuser.
  const rights = `login password '${password}' in role pg_read_all_stats`;
  await unlessTaken(server.client.query(`create role ${siteRole} ${rights}`));
  const { rowCount } = await server.client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await unlessTaken(server.client.query(`create database ${name} owner ${siteRole}`));
  await using database = await connect(url(superuser, name), pid);
  await handOver(database.client);
  return url(siteRole, name);
}

/** Makes the site the owner of all that the superuser made: versions before 0.2 connected as the superuser. */
async function handOver(client: Client): Promise<void> {
  const { rows } = await client.query<{ command: string }>(ownedBySuperuser);
  if (rows.length === 0) return;
  await client.query(`set lock_timeout = ${ANSWER_MS}`);
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  // Read again: another process may have done it while this one waited.
  const left = await client.query<{ command: string }>(ownedBySuperuser);
  for (const { command } of left.rows) await client.query(`${command} owner to ${siteRole}`);
}

const isOwn = (catalogue: string, namespace: string) => `
  ${namespace} not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
  and not ${dependsOn(catalogue, "'e'")}`;

const dependsOn = (catalogue: string, kinds: string) => `exists (select from pg_depend
    where classid = '${catalogue}'::regclass and objid = ${catalogue}.oid and deptype in (${kinds}))`;

/** Indexes, sequences of columns and types of tables change owner with their table; extensions stay. */
const ownedBySuperuser = `
  select format('alter database %I', datname) as command from pg_database
    where datname = current_database() and datdba = current_user::regrole
  union all select format('alter schema %I', nspname) from pg_namespace
    where nspowner = current_user::regrole and ${isOwn('pg_namespace', 'pg_namespace.oid')}
  union all select format('alter table %s', oid::regclass) from pg_class
    where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
      and ${isOwn('pg_class', 'relnamespace')}
      and not (relkind = 'S' and ${dependsOn('pg_class', "'a', 'i'")})
  union all select format('alter routine %s', oid::regprocedure) from pg_proc
    where proowner = current_user::regrole and ${isOwn('pg_proc', 'pronamespace')}
  union all select format('alter type %s', oid::regtype) from pg_type
    where typowner = current_user::regrole and typtype in ('e', 'd')
      and ${isOwn('pg_type', 'typnamespace')}`;

async function connect(connectionString: string, pid: number) {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: 2 * ANSWER_MS,
  });
  await client.connect().catch((cause: Error) => {
    if (cause instanceof DatabaseError) throw cause;
    throw new StartProblem(
      `The embedded PostgreSQL (process ${pid}) is running but does not answer: end it with kill -9 ${pid}, and start again.`,
      { cause },
    );
  });
  return { client, [Symbol.asyncDispose]: () => client.end() };
}

async function unlessTaken(query: Promise<unknown>): Promise<void> {
  await query.catch((error: unknown) => {
    if (!(error instanceof DatabaseError && taken.includes(error.code ?? ''))) throw error;
  });
}
