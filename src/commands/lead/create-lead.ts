import { createHash } from 'node:crypto';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { Settings } from '#site/settings/settings.ts';
import { assignNewLead } from './assign-new-lead.ts';

export type NewLead = Omit<Insertable<Database['lead']>, 'id' | 'content_hash' | 'created_at'>;

type LeadOutcome =
  | { outcome: 'created' | 'repeated'; id: number }
  /** The key was used before for another request. */
  | { outcome: 'conflict' };

/** The forms for requests about a property, which its owners see. */
const formsAboutProperties = ['contact', 'contact_me', 'documents', 'visit', 'offer'];

/** Only a browser with JavaScript sends a key. Without one, the same content within this time counts as one request. */
const repeatedWithinMinutes = 10;

/**
 * Stores a visitor's request, assigns it to staff, and does all that follows from it in one transaction: when this
 * gives an id, the request, its mails and its jobs are in the database, and when it throws, none of them is. The owners
 * of the property see the request if the settings say so. `actor`: who wrote it down, if not the visitor. `follow`:
 * adds the mails, the appointment, the alert … The same request sent again is not stored again: it is recognised by its
 * key, or without one by its content within ten minutes.
 */
export async function createLead(
  {
    database,
    now,
    settings,
    actor = 'visitor',
  }: { database: Kysely<Database>; now: Date; settings: Pick<Settings, 'owners'>; actor?: string },
  lead: NewLead,
  follow: (transaction: Transaction<Database>, leadId: number) => Promise<void>,
): Promise<LeadOutcome> {
  const content_hash = hashOf(lead);
  const key = lead.idempotency_key ?? null;
  return database.transaction().execute(async (transaction) => {
    // Two identical requests at once wait for each other here.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key ?? content_hash}, 0))`.execute(transaction);
    const earlier = await findEarlier(transaction, { key, content_hash, now });
    if (earlier?.content_hash === content_hash) return { outcome: 'repeated', id: earlier.id };
    if (earlier) return { outcome: 'conflict' };
    const { id } = await transaction
      .insertInto('lead')
      .values({ ...lead, content_hash, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, { now, actor }, `lead.${lead.form}`, `lead:${id}`);
    await assignNewLead(transaction, now, { id, form: lead.form, agentId: lead.agent_id ?? null });
    await addCommunication(transaction, lead, { id, now, isPublic: settings.owners.seeRequests });
    await follow(transaction, id);
    return { outcome: 'created', id };
  });
}

/** The form's name is the subject. The visitor's name and text stay in the request, and are read from there. */
async function addCommunication(
  transaction: Transaction<Database>,
  { form, property_id }: NewLead,
  { id, now, isPublic }: { id: number; now: Date; isPublic: boolean },
): Promise<void> {
  if (!property_id || !formsAboutProperties.includes(form)) return;
  await transaction
    .insertInto('communication')
    .values({
      property_id,
      lead_id: id,
      happened_at: now,
      kind: 'request',
      subject: form,
      is_public: isPublic,
    })
    .execute();
}

async function findEarlier(
  transaction: Transaction<Database>,
  { key, content_hash, now }: { key: string | null; content_hash: string; now: Date },
) {
  const leads = transaction.selectFrom('lead').select(['id', 'content_hash']);
  if (key) return leads.where('idempotency_key', '=', key).executeTakeFirst();
  const since = new Date(now.getTime() - repeatedWithinMinutes * minuteMs);
  return leads
    .where('content_hash', '=', content_hash)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Covers the visitor's request, but not how the visitor came to the site. */
function hashOf({ idempotency_key, campaign, referrer, ...said }: NewLead): string {
  const sorted = Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
