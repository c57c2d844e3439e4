import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './client.ts';

/** Keys by database. A transaction counts as a database of its own: a key that it makes is undone if it fails. */
const remembered = new WeakMap<Kysely<Database>, Map<string, Promise<string>>>();

/**
 * The key is made when first needed. All processes get the same one and remember it as long as they live: restart them
 * after changing it.
 */
export function getSecret(database: Kysely<Database>, name: string): Promise<string> {
  const known = remembered.get(database) ?? new Map<string, Promise<string>>();
  remembered.set(database, known);
  const secret = known.get(name) ?? readOrMakeSecret(database, name);
  known.set(name, secret);
  // The next call tries again.
  secret.catch(() => known.delete(name));
  return secret;
}

async function readOrMakeSecret(database: Kysely<Database>, name: string): Promise<string> {
  await database
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findSecret(database, name)) ?? readOrMakeSecret(database, name);
}

/** Undefined if nobody has needed the key yet. */
export async function findSecret(database: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await database.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
