import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { PortalFormat } from '#database/portal/portals.ts';
import { askToSend } from '#database/portal/sendings.ts';
import { dayOf } from '#domain/time/dates.ts';
import { endAdverts } from './tell-owners.ts';

/** Gives the key of its secret address; undefined if a portal of that name exists. */
export async function addPortal(
  by: By,
  { name, feed }: { name: string; feed: PortalFormat },
): Promise<string | undefined> {
  return by.database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('portal')
      .values({ name, feed, key: randomUUID(), created_at: by.now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning(['id', 'key'])
      .executeTakeFirst();
    if (added) await audit(transaction, by, 'portal.add', `portal:${added.id}`);
    return added?.key;
  });
}

/**
 * Its address no longer answers, and its adverts end for the owners. 'ending': the properties that may be on it are
 * taken off first, unless that was already asked.
 */
export async function endPortal(by: By, name: string): Promise<'ended' | 'ending' | 'not there'> {
  return by.database.transaction().execute(async (transaction) => {
    const { rows: ending } = await sql<{ portal_id: number }>`
      update portal_account a set ending_at = ${by.now}
      from portal p where p.id = a.portal_id and p.name = ${name} and a.ending_at is null and exists (
        select from portal_sending s where s.portal_id = a.portal_id and s.may_be_there)
      returning a.portal_id`.execute(transaction);
    if (ending[0]) {
      await audit(transaction, by, 'portal.end', `portal:${ending[0].portal_id}`);
      return 'ending';
    }
    const ended = await transaction
      .deleteFrom('portal')
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst();
    if (!ended) return 'not there';
    await endAdverts(transaction, name, dayOf(by.now));
    await audit(transaction, by, 'portal.end', `portal:${ended.id}`);
    return 'ended';
  });
}

/** A paused portal gets no answers and is sent nothing; it keeps the properties that it has. */
export async function pausePortal(by: By, name: string, isPaused: boolean): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('portal')
      .set({ paused_at: isPaused ? by.now : null })
      .where('name', '=', name)
      .where('paused_at', isPaused ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await audit(transaction, by, isPaused ? 'portal.pause' : 'portal.resume', `portal:${changed.id}`);
    return true;
  });
}

/** Gives the key of a new secret address; the former address stops working. */
export async function renewPortal(by: By, name: string): Promise<string | undefined> {
  return by.database.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('portal')
      .set({ key: randomUUID() })
      .where('name', '=', name)
      .returning(['id', 'key'])
      .executeTakeFirst();
    if (renewed) await audit(transaction, by, 'portal.renew', `portal:${renewed.id}`);
    return renewed?.key;
  });
}

/** Takes effect at the portal's next visit, or the next sending. False if nothing changed. */
export async function keepOffPortal(
  by: By,
  portalId: number,
  { propertyId, isOff }: { propertyId: number; isOff: boolean },
): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const exclusion = { portal_id: portalId, property_id: propertyId };
    const changed = isOff
      ? (
          await transaction
            .insertInto('portal_exclusion')
            .values({ ...exclusion, at: by.now })
            .onConflict((conflict) => conflict.columns(['portal_id', 'property_id']).doNothing())
            .executeTakeFirst()
        ).numInsertedOrUpdatedRows
      : (
          await transaction
            .deleteFrom('portal_exclusion')
            .where('portal_id', '=', portalId)
            .where('property_id', '=', propertyId)
            .executeTakeFirst()
        ).numDeletedRows;
    if (!changed) return false;
    await askToSend(transaction, portalId, propertyId, by.now);
    await audit(transaction, by, isOff ? 'portal.exclude' : 'portal.include', `property:${propertyId}`);
    return true;
  });
}
