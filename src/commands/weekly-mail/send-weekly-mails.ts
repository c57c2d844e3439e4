import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { dayOf, mondayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import type { Jobs } from '#jobs/queue.ts';
import { weeklyMailPaths } from '#links/weekly-mail-link.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { href } from '#site/paths/paths.ts';
import { propertiesOfWeek } from './properties-of-week.ts';

type Reader = { id: string; name: string; email: string; language: Language };

/**
 * Queues last week's news to each owner with properties online. Once a week: an owner is marked in the transaction that
 * queues the mail. Nobody gets a mail about a week before log-in existed.
 */
export async function sendWeeklyMails({
  database,
  jobs,
  log,
  now,
}: {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Pick<Logger, 'error'>;
  now: Date;
}): Promise<void> {
  const monday = mondayOf(dayOf(now));
  const due = timeOn(monday, '08:00');
  if (now < due) return;
  const { rows } = await sql<{ id: string }>`select id from owner where ${isDue(due)} order by id`.execute(
    database,
  );
  for (const { id } of rows) {
    try {
      await database.transaction().execute(async (transaction) => {
        const owner = await markSent(transaction, id, due, now);
        if (owner) await queueWeek(transaction, jobs, owner, { monday, now });
      });
    } catch (error) {
      // The other owners must still get theirs; the next hour tries again.
      log.error({ err: error, owner: id }, 'a weekly mail could not be queued');
    }
  }
}

function isDue(due: Date): RawBuilder<unknown> {
  return sql`weekly_mail and email_verified and disabled_at is null and coalesce(weekly_mail_sent_at, created_at) < ${due} and exists (
    select from property_owner o join property p on p.id = o.property_id
    where o.owner_id = owner.id and p.publication = 'published')`;
}

/** Of two processes that reach the same owner at once, the second waits here and finds the mail queued. */
async function markSent(
  transaction: Transaction<Database>,
  id: string,
  due: Date,
  now: Date,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    update owner set weekly_mail_sent_at = ${now} where id = ${id} and ${isDue(due)}
    returning id, name, email, language`.execute(transaction);
  return rows[0];
}

async function queueWeek(
  transaction: Transaction<Database>,
  jobs: Pick<Jobs, 'enqueue'>,
  { id, name, email, language }: Reader,
  { monday, now }: { monday: string; now: Date },
): Promise<void> {
  const { week, homes } = await propertiesOfWeek(transaction, id, monday);
  await queueMail(transaction, jobs, {
    template: 'owner-week',
    language,
    recipient: email,
    now,
    data: {
      name,
      ...week,
      homes,
      overviewPath: href(language, 'owners'),
      ...(await weeklyMailPaths(transaction, { id, language })),
    },
  });
}
