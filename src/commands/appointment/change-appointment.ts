import { type Kysely, sql, type Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import { countRequest, TooManyRequests } from '#commands/lead/count-request.ts';
import { noteAppointment, reopenLeadOf, settleLeadOf } from '#commands/lead/settle-lead.ts';
import { listBusyTimes, type TimeSpan } from '#database/appointment/busy-times.ts';
import type { Database } from '#database/client.ts';
import { type NoChange, whyNoChange } from '#domain/appointment/can.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { takeSlot } from './book-appointment.ts';
import { lockAgents } from './lock-agents.ts';
import { type AppointmentSite, queueAppointmentMails } from './queue-appointment-mails.ts';

/** 'unknown': there is no such appointment. 'same': it is as it was asked to be. */
export type NothingToChangeReason = NoChange | 'unknown' | 'same';

export class NothingToChange extends Error {
  override name = 'NothingToChange';
  readonly reason: NothingToChangeReason;

  constructor(reason: NothingToChangeReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The agent is somewhere else at that time. */
export class AgentBusy extends Error {
  override name = 'AgentBusy';
}

export type ChangingSite = AppointmentSite & {
  database: Kysely<Database>;
  /** 'visitor', 'command', or the staff member. */
  actor: string;
};

type OpenAppointment = {
  id: number;
  property_id: number;
  agent_id: number | null;
  slot_id: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  wished: string[];
};

/** Each change sends mails to two people. */
const changesAnHour = { most: 10, seconds: hourSeconds };

/** Frees its place and queues the mails about it. Throws NothingToChange. */
export async function cancelAppointment(site: ChangingSite, id: number): Promise<void> {
  await change(site, id, 'cancelled', cancel);
}

/**
 * Cancels an appointment in the transaction that erases its visitor, and frees its place. Only the agent gets a mail,
 * which does not say who the visitor was. Throws NothingToChange.
 */
export async function cancelNamelessly(
  transaction: Transaction<Database>,
  { actor = 'command', ...site }: AppointmentSite & { actor?: string },
  id: number,
): Promise<void> {
  await changeIn(
    transaction,
    { ...site, actor },
    { id, action: 'cancelled', work: cancel, isNameless: true },
  );
}

/**
 * Moves an appointment to another slot of the property, with the mails about it. Throws NothingToChange, SlotFull and
 * TooManyRequests.
 */
export async function moveAppointment(site: ChangingSite, id: number, startsAt: Date): Promise<void> {
  await change(site, id, 'moved', async (transaction, appointment) => {
    if (appointment.starts_at?.getTime() === startsAt.getTime()) throw new NothingToChange('same');
    // Slots are always locked in one order: two visitors who swap slots would otherwise wait for each other for ever.
    const both = sql`id = ${appointment.slot_id} or (property_id = ${appointment.property_id} and starts_at = ${startsAt})`;
    const { rows: slots } = await sql<{ agent_id: number }>`
      select agent_id from viewing_slot where ${both}`.execute(transaction);
    await lockAgents(
      transaction,
      slots.map(({ agent_id }) => agent_id),
    );
    await sql`select from viewing_slot where ${both} order by id for update`.execute(transaction);
    const slot = await takeSlot(transaction, { propertyId: appointment.property_id, startsAt }, site.now);
    await freeSlot(transaction, appointment);
    await setTime(transaction, id, slot);
    await sql`update appointment set slot_id = ${slot.id}, agent_id = ${slot.agentId} where id = ${id}`.execute(
      transaction,
    );
    return appointment.starts_at ? 'moved' : 'confirmed';
  });
}

/**
 * Asks for other parts of days if the property has no slots. A time that the agent has given stays until there is
 * another. Throws NothingToChange and TooManyRequests.
 */
export async function wishOtherMoments(site: ChangingSite, id: number, wished: string[]): Promise<void> {
  await change(site, id, 'wished', async (transaction, appointment) => {
    if (wished.join() === appointment.wished.join()) throw new NothingToChange('same');
    await sql`
      update appointment set wished = ${JSON.stringify(wished)}::jsonb, revision = revision + 1 where id = ${id}`.execute(
      transaction,
    );
    await reopenLeadOf(transaction, id);
    return 'other_wish';
  });
}

/**
 * Gives a requested appointment its time, or another one, outside the property's slots; with `agentId`, to another
 * agent. Throws NothingToChange and AgentBusy.
 */
export async function confirmAppointment(
  site: ChangingSite,
  id: number,
  { agentId, ...time }: TimeSpan & { agentId?: number },
): Promise<void> {
  await change(site, id, 'confirmed', async (transaction, appointment) => {
    const agent = agentId ?? appointment.agent_id;
    const isSame =
      agent === appointment.agent_id &&
      appointment.starts_at?.getTime() === time.startsAt.getTime() &&
      appointment.ends_at?.getTime() === time.endsAt.getTime();
    // If the visitor wished another time, confirming the agreed one is the answer.
    if (isSame && appointment.wished.length === 0) throw new NothingToChange('same');
    await requireFree(transaction, agent, time, id);
    await freeSlot(transaction, appointment);
    await setTime(transaction, id, time);
    await sql`update appointment set slot_id = null, agent_id = ${agent} where id = ${id}`.execute(
      transaction,
    );
    return appointment.starts_at ? 'moved' : 'confirmed';
  });
}

/** Throws AgentBusy. Until the transaction ends nobody else can give the agent an appointment. */
export async function requireFree(
  transaction: Transaction<Database>,
  agentId: number | null,
  time: TimeSpan,
  exceptAppointment?: number,
): Promise<void> {
  if (agentId === null) return;
  await lockAgents(transaction, [agentId]);
  const busy = await listBusyTimes(transaction, agentId, time, { exceptAppointment });
  if (busy.length > 0) throw new AgentBusy();
}

type Work = (
  transaction: Transaction<Database>,
  appointment: OpenAppointment,
) => Promise<'moved' | 'confirmed' | 'cancelled' | 'other_wish'>;

async function change(site: ChangingSite, id: number, action: string, work: Work): Promise<void> {
  await site.database
    .transaction()
    .execute((transaction) => changeIn(transaction, site, { id, action, work }));
}

async function changeIn(
  transaction: Transaction<Database>,
  site: Omit<ChangingSite, 'database'>,
  { id, action, work, isNameless }: { id: number; action: string; work: Work; isNameless?: boolean },
): Promise<void> {
  const { now, actor } = site;
  const { rows } = await sql<OpenAppointment & { status: string }>`
    select id, property_id, agent_id, slot_id, status, starts_at, ends_at, wished from appointment
    where id = ${id} for update`.execute(transaction);
  const appointment = rows[0];
  if (!appointment) throw new NothingToChange('unknown');
  const reason = whyNoChange({ status: appointment.status, startsAt: appointment.starts_at }, now);
  if (reason) throw new NothingToChange(reason);
  const isCounted = actor === 'visitor' && action !== 'cancelled';
  if (isCounted && !(await countRequest(transaction, ['appointment', String(id)], changesAnHour, now)))
    throw new TooManyRequests();
  const told = await work(transaction, appointment);
  if (actor !== 'visitor' && !isNameless) {
    if (told !== 'cancelled') await noteAppointment(transaction, { now, actor }, id);
    // Cancelling an appointment because another time was proposed leaves the request waiting for the visitor.
    const leavesWaiting = told === 'cancelled' && appointment.starts_at !== null;
    await settleLeadOf(transaction, { now, actor }, id, { leavesWaiting });
  }
  await audit(transaction, { now, actor }, `appointment.${action}`, `appointment:${id}`);
  const { starts_at, ends_at, agent_id } = appointment;
  const previous = told === 'moved' ? (starts_at ?? undefined) : undefined;
  const before =
    previous && ends_at && agent_id ? { agentId: agent_id, startsAt: previous, endsAt: ends_at } : undefined;
  await queueAppointmentMails(transaction, site, id, { change: told, previous, before, isNameless });
}

async function cancel(
  transaction: Transaction<Database>,
  appointment: OpenAppointment,
): Promise<'cancelled'> {
  await freeSlot(transaction, appointment);
  await sql`
    update appointment set status = 'cancelled', slot_id = null, revision = revision + 1 where id = ${appointment.id}`.execute(
    transaction,
  );
  return 'cancelled';
}

async function freeSlot(transaction: Transaction<Database>, { slot_id }: OpenAppointment): Promise<void> {
  if (slot_id === null) return;
  await sql`update viewing_slot set booked = booked - 1 where id = ${slot_id}`.execute(transaction);
}

async function setTime(
  transaction: Transaction<Database>,
  id: number,
  { startsAt, endsAt }: TimeSpan,
): Promise<void> {
  await sql`
    update appointment set status = 'confirmed', starts_at = ${startsAt}, ends_at = ${endsAt}, wished = '[]',
      revision = revision + case when starts_at is null then 0 else 1 end, reminded_at = null
    where id = ${id}`.execute(transaction);
}
