import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { findMailHold } from './hold.ts';
import { findMailPause, type MailPause } from './mail-pause.ts';

/** The last error of a mail begins with this if no text could be made of its data. */
export const UNWRITTEN = 'could not be written: ';

export type MailState = {
  waiting: number;
  dead: number;
  /** Waiting mails whose data this version cannot turn into a text. */
  unwritten: number;
  /** Since when the oldest overdue mail waits. A mail that its recipient's server puts off is not due. */
  dueSince: Date | undefined;
  /** Since when the server accepts nothing, and why. */
  pause: MailPause | undefined;
  /** Since when nothing is sent, because the site was restored. */
  heldSince: Date | undefined;
};

export async function readMailState(database: Kysely<Database>, now: Date): Promise<MailState> {
  const { rows } = await sql<{ waiting: number; dead: number; unwritten: number; dueSince: Date | null }>`
    select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'dead') as dead,
      count(*) filter (where status = 'waiting' and last_error like ${`${UNWRITTEN}%`}) as unwritten,
      min(next_attempt_at) filter (where status = 'waiting' and next_attempt_at <= ${now}) as "dueSince"
    from mail_message where status <> 'sent'`.execute(database);
  const { waiting = 0, dead = 0, unwritten = 0, dueSince = null } = rows[0] ?? {};
  // Without a waiting mail a pause may be out of date, and it holds up nothing.
  const pause = waiting > 0 ? await findMailPause(database) : undefined;
  const heldSince = await findMailHold(database);
  return { waiting, dead, unwritten, dueSince: dueSince ?? undefined, pause, heldSince };
}
