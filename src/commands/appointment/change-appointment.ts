import { type Kysely, sql, type Transaction } from 'kysely';
import { countRequest, TooManyRequests } from '#commands/lead/count-request.ts';
import type { Database } from '#database/client.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { takeSlot } from './book-viewing.ts';
import { queueVisitMails, type VisitSite } from './queue-visit-mails.ts';

/** It is cancelled, or over. */
export class NothingToChange extends Error {
  override name = 'NothingToChange';
}

type Surroundings = VisitSite & {
  database: Kysely<Database>;
  /** 'visitor', or 'command'. */
  actor: string;
};

type OpenVisit = {
  id: number;
  property_id: number;
  slot_id: number | null;
  starts_at: Date | null;
  wished: string[];
};

/** Each change is a mail to two people. */
const changesAnHour = { most: 10, seconds: hourSeconds };

/** Cancels a visit and frees its place, with the mails that say so. Throws NothingToChange. */
export async function cancelAppointment(site: Surroundings, id: number): Promise<void> {
  await change(site, id, 'cancelled', cancel);
}

/**
 * Cancels a visit in the transaction that erases who asked for it, and frees its place. Only the agent is told, in a
 * mail that does not say who it was. Throws NothingToChange.
 */
export async function cancelNamelessly(
  transaction: Transaction<Database>,
  site: VisitSite,
  id: number,
): Promise<void> {
  await changeIn(transaction, { ...site, actor: 'command' }, id, 'cancelled', cancel, { isNameless: true });
}

/**
 * Moves a visit to another time of the home, with the mails that say so. Throws NothingToChange, ViewingFull and
 * TooManyRequests.
 */
export async function moveAppointment(site: Surroundings, id: number, startsAt: Date): Promise<void> {
  await change(site, id, 'moved', async (transaction, visit) => {
    if (visit.starts_at?.getTime() === startsAt.getTime()) throw new NothingToChange();
    // In one order: two who change places would else wait for each other.
    await sql`
      select from viewing_slot
      where id = ${visit.slot_id} or (property_id = ${visit.property_id} and starts_at = ${startsAt})
      order by id for update`.execute(transaction);
    const slot = await takeSlot(transaction, { propertyId: visit.property_id, startsAt }, site.now);
    await freeSlot(transaction, visit);
    await setTime(transaction, id, slot);
    await sql`update appointment set slot_id = ${slot.id}, agent_id = ${slot.agentId} where id = ${id}`.execute(
      transaction,
    );
    return visit.starts_at ? 'moved' : 'confirmed';
  });
}

/**
 * Asks for other parts of days where a home has no times of its own. A time that the agent has given stays until there
 * is another. Throws NothingToChange and TooManyRequests.
 */
export async function wishOtherMoments(site: Surroundings, id: number, wished: string[]): Promise<void> {
  await change(site, id, 'wished', async (transaction, visit) => {
    if (wished.join() === visit.wished.join()) throw new NothingToChange();
    await sql`
      update appointment set wished = ${JSON.stringify(wished)}::jsonb, revision = revision + 1 where id = ${id}`.execute(
      transaction,
    );
    return 'other_wish';
  });
}

/** Gives a visit that was asked for its time, or another one, outside the times of the home. Throws NothingToChange. */
export async function confirmAppointment(
  site: Surroundings,
  id: number,
  time: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await change(site, id, 'confirmed', async (transaction, visit) => {
    await freeSlot(transaction, visit);
    await setTime(transaction, id, time);
    await sql`update appointment set slot_id = null where id = ${id}`.execute(transaction);
    return visit.starts_at ? 'moved' : 'confirmed';
  });
}

type Work = (
  transaction: Transaction<Database>,
  visit: OpenVisit,
) => Promise<'moved' | 'confirmed' | 'cancelled' | 'other_wish'>;

async function change(site: Surroundings, id: number, action: string, work: Work): Promise<void> {
  await site.database.transaction().execute((transaction) => changeIn(transaction, site, id, action, work));
}

async function changeIn(
  transaction: Transaction<Database>,
  site: Omit<Surroundings, 'database'>,
  id: number,
  action: string,
  work: Work,
  { isNameless }: { isNameless?: boolean } = {},
): Promise<void> {
  const { now, actor } = site;
  const { rows } = await sql<OpenVisit>`
    select id, property_id, slot_id, starts_at, wished from appointment
    where id = ${id} and status in ('requested', 'confirmed') and (starts_at is null or starts_at > ${now})
    for update`.execute(transaction);
  const visit = rows[0];
  if (!visit) throw new NothingToChange();
  const isCounted = actor === 'visitor' && action !== 'cancelled';
  if (isCounted && !(await countRequest(transaction, ['appointment', String(id)], changesAnHour, now)))
    throw new TooManyRequests();
  const told = await work(transaction, visit);
  await transaction
    .insertInto('audit_entry')
    .values({ at: now, actor, action: `appointment.${action}`, subject: `appointment:${id}` })
    .execute();
  const previous = told === 'moved' ? (visit.starts_at ?? undefined) : undefined;
  await queueVisitMails(transaction, site, id, told, { previous, isNameless });
}

async function cancel(transaction: Transaction<Database>, visit: OpenVisit): Promise<'cancelled'> {
  await freeSlot(transaction, visit);
  await sql`
    update appointment set status = 'cancelled', slot_id = null, revision = revision + 1 where id = ${visit.id}`.execute(
    transaction,
  );
  return 'cancelled';
}

async function freeSlot(transaction: Transaction<Database>, { slot_id }: OpenVisit): Promise<void> {
  if (slot_id === null) return;
  await sql`update viewing_slot set booked = booked - 1 where id = ${slot_id}`.execute(transaction);
}

async function setTime(
  transaction: Transaction<Database>,
  id: number,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await sql`
    update appointment set status = 'confirmed', starts_at = ${startsAt}, ends_at = ${endsAt}, wished = '[]',
      revision = revision + case when starts_at is null then 0 else 1 end, reminded_at = null
    where id = ${id}`.execute(transaction);
}
