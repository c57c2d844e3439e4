import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

export type By = { database: Kysely<Database>; now: Date; actor: string };

/** Call it in the transaction that makes the change. `subject`: several if the same was done to each. */
export async function audit(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  action: string,
  subject: string | readonly string[],
): Promise<void> {
  await sql`insert into audit_entry (at, actor, action, subject)
    select ${now}, ${actor}, ${action}, unnest(${[subject].flat()}::text[])`.execute(transaction);
}
