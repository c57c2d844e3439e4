import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

export type MailPause = Pick<Selectable<Database['mail_pause']>, 'failures' | 'since' | 'until' | 'reason'>;

export async function findMailPause(database: Kysely<Database>): Promise<MailPause | undefined> {
  return database
    .selectFrom('mail_pause')
    .select(['failures', 'since', 'until', 'reason'])
    .executeTakeFirst();
}

/** `failures`: how often in a row the server was tried in vain. */
export async function pauseMails(
  transaction: Transaction<Database>,
  { failures, until, reason, now }: { failures: number; until: Date; reason: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('mail_pause')
    .values({ failures, since: now, until, reason })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ failures, until, reason }))
    .execute();
}

export async function endMailPause(transaction: Transaction<Database>): Promise<void> {
  await sql`delete from mail_pause`.execute(transaction);
}
