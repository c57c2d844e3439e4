import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { findMailHold } from './hold.ts';
import { findMailPause, type MailPause } from './mail-pause.ts';

export type MailState = {
  waiting: number;
  dead: number;
  /** Since when the oldest mail that should have gone waits. One that its recipient's server puts off is not due. */
  dueSince: Date | undefined;
  /** Since when the server takes nothing, and why. */
  pause: MailPause | undefined;
  /** Since when nothing is sent, as the site was restored. */
  heldSince: Date | undefined;
};

export async function readMailState(database: Kysely<Database>, now: Date): Promise<MailState> {
  const { rows } = await sql<{ waiting: number; dead: number; dueSince: Date | null }>`
    select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'dead') as dead,
      min(next_attempt_at) filter (where status = 'waiting' and next_attempt_at <= ${now}) as "dueSince"
    from mail_message where status <> 'sent'`.execute(database);
  const { waiting = 0, dead = 0, dueSince = null } = rows[0] ?? {};
  // Nothing has shown yet that it works again, but nothing waits for it either.
  const pause = waiting > 0 ? await findMailPause(database) : undefined;
  const heldSince = await findMailHold(database);
  return { waiting, dead, dueSince: dueSince ?? undefined, pause, heldSince };
}
