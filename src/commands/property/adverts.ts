import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { dayOf } from '#domain/time/dates.ts';

type Advert = {
  propertyId: number;
  channel: string;
  /** Absent values stay as they are. */
  since?: string;
  address?: string;
  views?: number;
  comment?: string;
  contact?: string;
  subject?: string;
  /** Of the given comment and subject; not known if absent. */
  language?: Language;
};

/**
 * Records where a property is advertised. On a channel that already has it, the new particulars replace the old ones
 * and it is online again. With a start in the future it is planned.
 */
export async function setAdvert(
  by: By,
  { propertyId, channel, since, views, language, ...said }: Advert,
): Promise<'added' | 'changed' | 'without since'> {
  return by.database.transaction().execute(async (transaction) => {
    const before = await lockAdvert(transaction, propertyId, channel);
    const from = since ?? before?.since;
    if (!from) return 'without since';
    const values = {
      property_id: propertyId,
      channel,
      since: from,
      until: null,
      status: from > dayOf(by.now) ? 'planned' : 'online',
      ...said,
      ...(said.comment !== undefined && { comment_language: language ?? null }),
      ...(said.subject !== undefined && { subject_language: language ?? null }),
      ...(views !== undefined && { views, views_at: by.now }),
    };
    const { id } = await transaction
      .insertInto('publication')
      .values(values)
      .onConflict((conflict) => conflict.columns(['property_id', 'channel']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, by, `publication.${before ? 'change' : 'add'}`, `publication:${id}`);
    return before ? 'changed' : 'added';
  });
}

/** An advert that was only planned is removed: 'withdrawn'. Gives the reason if the end cannot be recorded. */
export async function endAdvert(
  by: By,
  { propertyId, channel, on }: { propertyId: number; channel: string; on: string },
): Promise<'ended' | 'withdrawn' | 'unknown' | 'before it began'> {
  return by.database.transaction().execute(async (transaction) => {
    const advert = await lockAdvert(transaction, propertyId, channel);
    if (!advert) return 'unknown';
    if (advert.since > dayOf(by.now)) {
      await transaction.deleteFrom('publication').where('id', '=', advert.id).execute();
      await audit(transaction, by, 'publication.end', `publication:${advert.id}`);
      return 'withdrawn';
    }
    if (on < advert.since) return 'before it began';
    await transaction
      .updateTable('publication')
      .set({ until: on, status: 'offline' })
      .where('id', '=', advert.id)
      .execute();
    await audit(transaction, by, 'publication.end', `publication:${advert.id}`);
    return 'ended';
  });
}

function lockAdvert(transaction: Transaction<Database>, propertyId: number, channel: string) {
  return transaction
    .selectFrom('publication')
    .select(['id', 'since'])
    .where('property_id', '=', propertyId)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst();
}
