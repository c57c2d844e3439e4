import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';

const MARK = '/* planned once */';

/**
 * Begins a statement whose plan costs several times its run, as that of a property's page does. PostgreSQL keeps a
 * statement with a name for as long as the connection lives, and from its sixth call on also its plan.
 */
export const plannedOnce = sql.raw(MARK);

/**
 * What PostgreSQL says if it cannot run a statement by its name: a migration has changed a view (0A000), or somebody
 * between us and the database has dropped the name (26000) or taken it for another connection's (42P05).
 */
const refusals = new Set(['0A000', '26000', '42P05']);

const refusedOnce = new WeakSet<PoolClient>();
const names = new Map<string, string>();

/** Runs a statement that begins with `plannedOnce` by its name, as long as its connection takes it; others as they are. */
export async function runPlannedOnce(
  client: PoolClient,
  text: string,
  values: unknown[],
): Promise<QueryResult> {
  if (!text.startsWith(MARK) || refusedOnce.has(client)) return client.query(text, values);
  try {
    return await client.query({ name: nameOf(text), text, values });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refusedOnce.add(client);
    return client.query(text, values);
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? hash('sha256', text, 'base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusals.has(String(error.code));
}
