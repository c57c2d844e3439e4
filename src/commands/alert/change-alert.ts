import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { SearchCriteria } from '#domain/search/criteria.ts';
import type { Alert, Frequency } from './alert.ts';
import { alertQuery, hasRoom } from './create-alert.ts';
import { yearAfter } from './expire-alerts.ts';
import { notePropertyChanges } from './note-property-changes.ts';

/** The changes that the person who made an alert can ask for. */
type AlertChange =
  | { to: 'confirm' | 'pause' | 'resume' | 'end' | 'restart' | 'stay' }
  | { to: 'change'; criteria: SearchCriteria; frequency: Frequency };

/** 'ended': the alert can no longer be changed. 'too many': its address has the most alerts that it may have. */
type AlertOutcome = 'changed' | 'ended' | 'too many';

const isListening = (to: AlertChange['to']) => ['confirm', 'resume', 'restart', 'change'].includes(to);

/**
 * The same change twice has no further effect. An alert that becomes active, or gets another search, hears only of
 * later changes: properties are compared first, in the same transaction.
 */
export async function changeAlert(
  { database, now, actor = 'visitor' }: { database: Kysely<Database>; now: Date; actor?: string },
  id: number,
  change: AlertChange,
): Promise<AlertOutcome> {
  return database.transaction().execute(async (transaction) => {
    if (isListening(change.to)) await notePropertyChanges(transaction, now);
    const alert = (await transaction
      .selectFrom('search_alert')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()) as Alert | undefined;
    if (!alert) return 'ended';
    const isRestart = change.to === 'restart';
    if ((alert.status === 'ended') !== isRestart) return isRestart ? 'changed' : 'ended';
    const isNew = isRestart || (change.to === 'confirm' && alert.status === 'unconfirmed');
    if (isNew && !(await hasRoom(transaction, alert.email))) return 'too many';
    const changed = changedBy(alert, change, now);
    if (!changed) return 'changed';
    await transaction.updateTable('search_alert').set(changed).where('id', '=', id).execute();
    if (changed.status === 'active') await endSameSearch(transaction, alert, now);
    await noteChange(transaction, { id, change, now, actor });
    return 'changed';
  });
}

/** Ends other alerts with the same search: nobody is mailed twice about it, and the last frequency counts. */
async function endSameSearch(
  transaction: Transaction<Database>,
  { id, email, purpose, query }: Alert,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('search_alert')
    .set({ status: 'ended', ended_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', 'in', ['active', 'paused'])
    .where('purpose', '=', purpose)
    .where('query', '=', query)
    .where('id', '!=', id)
    .execute();
}

/** Undefined if nothing changes. */
function changedBy(
  { status, confirmed_at }: Alert,
  change: AlertChange,
  now: Date,
): Updateable<Database['search_alert']> | undefined {
  const lasting = { expires_on: yearAfter(now), asked_to_stay_at: null };
  switch (change.to) {
    case 'confirm':
      return status === 'unconfirmed' ? { status: 'active', confirmed_at: now, ...lasting } : undefined;
    case 'pause':
      return status === 'active' ? { status: 'paused' } : undefined;
    case 'resume':
      return status === 'paused' ? { status: 'active' } : undefined;
    case 'stay':
      return status === 'unconfirmed' ? undefined : lasting;
    case 'end':
      return { status: 'ended', ended_at: now };
    case 'restart':
      return confirmed_at
        ? { status: 'active', ended_at: null, ...lasting }
        : { status: 'unconfirmed', ended_at: null };
    case 'change': {
      const { criteria, frequency } = change;
      return { purpose: criteria.purpose, query: alertQuery(criteria), frequency };
    }
  }
}

async function noteChange(
  transaction: Transaction<Database>,
  { id, change, now, actor }: { id: number; change: AlertChange; now: Date; actor: string },
): Promise<void> {
  await audit(transaction, { now, actor }, `alert.${change.to}`, `alert:${id}`);
}
