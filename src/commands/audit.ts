import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

export type By = { database: Kysely<Database>; now: Date; actor: string };

/** Call it in the transaction that makes the change. */
export async function audit(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  action: string,
  subject: string,
): Promise<void> {
  await transaction.insertInto('audit_entry').values({ at: now, actor, action, subject }).execute();
}
