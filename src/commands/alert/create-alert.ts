import { sql, type Transaction } from 'kysely';
import { countRequest, TooManyRequests } from '#commands/lead/count-request.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { dayMs, daySeconds } from '#domain/time/durations.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert, Frequency } from './alert.ts';
import { queueAlertMail } from './queue-alert-mail.ts';

/** The most confirmation mails to one address in a day, so that nobody is flooded by a stranger who keeps typing it. */
const askedADay = { most: 3, seconds: daySeconds };

/** The most unconfirmed alerts of one address: unanswered ones are deleted after some weeks (commands/retention/). */
const mostUnanswered = 6;

const mostPerAddress = 20;

/** Equal searches give equal texts: order and page are left out. */
export function alertQuery(criteria: SearchCriteria): string {
  return writeCriteria({ ...criteria, sort: 'newest', page: 1 }).toString();
}

/**
 * Stores the search with the lead that asked for it, and mails the address to confirm it: nothing else is sent before
 * that. The same search again within a day is not mailed again. Throws TooManyRequests when the address gets too many
 * mails or has too many alerts.
 */
export async function createAlert(
  transaction: Transaction<Database>,
  { jobs, zones, now }: { jobs: Pick<Jobs, 'enqueue'>; zones: Zones; now: Date },
  asked: {
    leadId?: number;
    email: string;
    firstName?: string;
    language: Language;
    criteria: SearchCriteria;
    frequency: Frequency;
  },
): Promise<void> {
  const { leadId, email, language, criteria, frequency } = asked;
  const hasPlace = await hasRoom(transaction, email);
  if (await askedBefore(transaction, asked, now)) return;
  const mayAsk = await countRequest(transaction, ['confirm-alert', email.toLowerCase()], askedADay, now);
  if (!mayAsk || !hasPlace || !(await isAnswering(transaction, email))) throw new TooManyRequests();
  const alert = (await transaction
    .insertInto('search_alert')
    .values({
      lead_id: leadId ?? null,
      email,
      language,
      purpose: criteria.purpose,
      query: alertQuery(criteria),
      frequency,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()) as Alert;
  await queueAlertMail(transaction, { jobs, now, zones }, alert, ({ criteria: words, pathTo }) => ({
    template: 'confirm-alert',
    data: { firstName: asked.firstName, criteria: words, confirmPath: pathTo('confirm') },
  }));
}

/**
 * True if a confirmation of the same search was mailed within a day and is unanswered; its frequency becomes the one
 * asked now.
 */
async function askedBefore(
  transaction: Transaction<Database>,
  { email, criteria, frequency }: { email: string; criteria: SearchCriteria; frequency: Frequency },
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .updateTable('search_alert')
    .set({ frequency })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'unconfirmed')
    .where('purpose', '=', criteria.purpose)
    .where('query', '=', alertQuery(criteria))
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** False once too many alerts of the address are unanswered or declined: it gets no more mails. */
async function isAnswering(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('search_alert')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count < mostUnanswered;
}

/** True if the address may have one more alert. Check again when one is confirmed. */
export async function hasRoom(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`search_alert ${address}`}, 0))`.execute(
    transaction,
  );
  const { count } = await transaction
    .selectFrom('search_alert')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(sql`lower(email)`, '=', address)
    .where('status', 'in', ['active', 'paused'])
    .executeTakeFirstOrThrow();
  return count < mostPerAddress;
}
