import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './client.ts';

/** The key is made when first needed; all processes get the same one. */
export async function getSecret(database: Kysely<Database>, name: string): Promise<string> {
  await database
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findSecret(database, name)) ?? getSecret(database, name);
}

/** Undefined where nobody has needed the key yet. */
export async function findSecret(database: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await database.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
