import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/** Who changes something, where and when. */
export type By = { database: Kysely<Database>; now: Date; actor: string };

/** Writes down, in the transaction that changes something, who did what with it. */
export async function audit(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  action: string,
  subject: string,
): Promise<void> {
  await transaction.insertInto('audit_entry').values({ at: now, actor, action, subject }).execute();
}
