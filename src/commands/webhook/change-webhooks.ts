import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { openSecrets, sealSecrets } from '#commands/import/sealed-secrets.ts';

/**
 * Gives the secret of its signatures, which is shown this once; undefined if there already is a webhook at that
 * address.
 */
export async function addWebhook(
  by: By,
  address: string,
  importKey: string,
): Promise<{ id: number; secret: string } | undefined> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return by.database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('webhook')
      .values({
        address,
        secret: sealSecrets({ secret }, importKey, boundTo(address)),
        // The webhook begins with later changes: the receiver reads the present state from the API.
        told_number: sql<number>`(select coalesce(max(number), 0) from outgoing_change)`,
        created_at: by.now,
      })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return undefined;
    await audit(transaction, by, 'webhook.add', `webhook:${added.id}`);
    return { id: added.id, secret };
  });
}

/** Undefined with another key than the one that sealed it. */
export function openWebhookSecret(
  { address, secret }: { address: string; secret: Uint8Array },
  importKey: string,
): string | undefined {
  const opened = openSecrets(secret, importKey, boundTo(address));
  return opened && String(opened.secret);
}

/** No source has this name: theirs contain no blanks. */
function boundTo(address: string): string {
  return `webhook ${address}`;
}

/** A paused webhook is sent nothing; afterwards it is sent all that changed meanwhile. */
export async function pauseWebhook(by: By, id: number, isPaused: boolean): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook')
      .set({ paused_at: isPaused ? by.now : null })
      .where('id', '=', id)
      .where('paused_at', isPaused ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(transaction, by, isPaused ? 'webhook.pause' : 'webhook.resume', `webhook:${id}`);
    return true;
  });
}

export async function endWebhook(by: By, id: number): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('webhook')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await audit(transaction, by, 'webhook.end', `webhook:${id}`);
    return true;
  });
}

/** Sends a message once more, under its former id: a receiver that has it already drops it. */
export async function sendAgain(by: By, webhookId: number, number: number): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_delivery')
      .set({ status: 'waiting', attempts: 0, next_attempt_at: by.now })
      .where('webhook_id', '=', webhookId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(transaction, by, 'webhook.again', `webhook:${webhookId}`);
    return true;
  });
}
