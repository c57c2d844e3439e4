import type { Kysely } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { openWebhookSecret } from '#commands/webhook/change-webhooks.ts';
import { type DeliveryOutcome, settleDelivery } from '#commands/webhook/settle-delivery.ts';
import type { Database } from '#database/client.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  dropOldDeliveries,
  listDueWebhooks,
  queueDeliveries,
} from '#database/webhook/webhooks.ts';
import { problem } from '#domain/problem/problem.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import { type FetchOptions, guardedFetch } from '#import/fetch/guarded-fetch.ts';
import type { JobContext } from '#jobs/define-job.ts';
import { webhookMessage } from './webhook-message.ts';

const mostAtOnce = 1000;
const claimedMs = 5 * minuteMs;
const keptDays = 30;

export type WebhookSurroundings = {
  database: Kysely<Database>;
  publicUrl: string;
  importKey: string | undefined;
  now: () => Date;
  /** Options that a test sets for the guarded fetch. */
  reach?: Partial<FetchOptions>;
};

export async function deliverWebhooksHandler(
  _: object,
  { database, now, environment: { publicUrl, importKey } }: JobContext,
): Promise<void> {
  await deliverWebhooks({ database, publicUrl, importKey, now });
}

/** A receiver that is away holds up no other. */
export async function deliverWebhooks(around: WebhookSurroundings): Promise<void> {
  const { database, now } = around;
  await queueDeliveries(database, mostAtOnce, now());
  const due = await listDueWebhooks(database, now());
  await Promise.all(due.map((id) => deliverTo(around, id)));
  await dropOldDeliveries(database, new Date(now().getTime() - keptDays * dayMs));
}

/** Delivers in turn, until one fails: a receiver that does not take one now takes none of the others either. */
async function deliverTo(around: WebhookSurroundings, webhookId: number): Promise<void> {
  const { database, now } = around;
  for (let each = 0; each < mostAtOnce; each++) {
    const until = new Date(now().getTime() + claimedMs);
    const delivery = await claimDelivery(database, webhookId, now(), until);
    if (!delivery) return;
    const outcome = await send(around, delivery);
    await settleDelivery(database, delivery, outcome, now());
    if (outcome.problem !== null) return;
  }
}

async function send(
  { publicUrl, importKey, now, reach }: WebhookSurroundings,
  delivery: ClaimedDelivery,
): Promise<DeliveryOutcome> {
  const secret = importKey && openWebhookSecret(delivery, importKey);
  if (!secret) return { answer: null, problem: problem('KEY_CLOSED') };
  const id = `msg_${delivery.message_id}`;
  const body = webhookMessage(delivery, publicUrl);
  const at = now();
  const answered = await guardedFetch(delivery.address, {
    hosts: [new URL(delivery.address).hostname],
    maxBytes: 64_000,
    connectMs: 5000,
    totalMs: 20_000,
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    ...reach,
  });
  if (answered.kind === 'refused') return { answer: null, problem: answered.reason };
  const status = answered.kind === 'answered' ? answered.status : 304;
  const isTaken = status >= 200 && status < 300;
  return { answer: status, problem: isTaken ? null : problem('RECEIVER_STATUS', { status }) };
}
