import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { minuteMs } from '#domain/time/durations.ts';

/** Attempts after two, four, eight minutes …: 34 hours in all. */
export const mostAttempts = 11;

export type DeliveryOutcome = { answer: number | null; problem: string | null };

/**
 * Records the outcome of an attempt. By answering 410 a receiver says that it wants no more (Standard Webhooks): the
 * webhook is paused.
 */
export async function settleDelivery(
  database: Kysely<Database>,
  { webhook_id, number, attempts }: { webhook_id: number; number: number; attempts: number },
  { answer, problem }: DeliveryOutcome,
  now: Date,
): Promise<void> {
  const isRefused = answer === 410;
  const status =
    problem === null ? 'delivered' : isRefused || attempts >= mostAttempts ? 'failed' : 'waiting';
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhook_delivery')
      .set({
        status,
        answer,
        problem: problem?.slice(0, 500) ?? null,
        next_attempt_at: new Date(now.getTime() + 2 ** attempts * minuteMs),
      })
      .where('webhook_id', '=', webhook_id)
      .where('number', '=', number)
      .execute();
    if (isRefused)
      await transaction.updateTable('webhook').set({ paused_at: now }).where('id', '=', webhook_id).execute();
  });
}
