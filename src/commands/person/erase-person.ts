import { type Kysely, sql, type Transaction } from 'kysely';
import { cancelNamelessly } from '#commands/appointment/change-appointment.ts';
import type { AppointmentSite } from '#commands/appointment/queue-appointment-mails.ts';
import { audit } from '#commands/audit.ts';
import { isChangeableSql } from '#database/appointment/changeable-sql.ts';
import type { Database } from '#database/client.ts';
import { removePicturesJob } from '#images/remove-pictures-job.ts';
import { blankMentions, listMentions } from './mentions.ts';
import { findPerson, type Person, personalPlaces } from './places.ts';

/** Requested, or still to come. */
type AppointmentToCancel = { id: number; reference: string; startsAt: Date | null; agent: string | null };

/** What an erasure does. */
export type Erasure = {
  deleted: { words: [one: string, several: string]; count: number }[];
  /** The number of past appointments: they stay, without the person. */
  nameless: number;
  cancelled: AppointmentToCancel[];
  /** The number of places where others have written the address: it is removed there. */
  mentions: number;
};

/** `actor`: who does it, if not the command line. */
type Surroundings = AppointmentSite & { database: Kysely<Database>; actor?: string };

/** What `erasePerson` would do. */
export async function planErasure({ database, now }: Surroundings, email: string): Promise<Erasure> {
  return planFor(database, await findPerson(database, email), now);
}

/**
 * Erases all that is stored for an e-mail address, in one transaction; gives what it did. Future appointments are
 * cancelled: their places are free again, and the agent is told, without the visitor's name. A job removes the pictures
 * of the person's testimonials a moment later. The erasure is recorded without the address.
 */
export async function erasePerson(site: Surroundings, email: string): Promise<Erasure> {
  const { database, now, actor = 'command' } = site;
  return database.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, email);
    const erasure = await planFor(transaction, person, now);
    for (const { id } of erasure.cancelled) await cancelNamelessly(transaction, site, id);
    await blankMentions(transaction, await listMentions(transaction, person));
    for (const { table, own, erasure: manner } of personalPlaces.toReversed()) {
      if (manner === 'delete')
        await sql`delete from ${sql.table(table)} where ${own(person)}`.execute(transaction);
    }
    await site.jobs.enqueue(transaction, removePicturesJob, {});
    if (!isNothing(erasure)) {
      await audit(transaction, { now, actor }, 'person.erased', 'person');
    }
    return erasure;
  });
}

export function isNothing({ deleted, nameless, cancelled, mentions }: Erasure): boolean {
  return deleted.length + nameless + cancelled.length + mentions === 0;
}

async function planFor(database: Kysely<Database>, person: Person, now: Date): Promise<Erasure> {
  const deleted: Erasure['deleted'] = [];
  for (const { table, words, own, erasure } of personalPlaces) {
    if (erasure === 'nameless') continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(table)} where ${own(person)}`.execute(database);
    const count = rows[0]?.count ?? 0;
    if (count > 0) deleted.push({ words, count });
  }
  const appointments = await listAppointments(database, person, now);
  const cancelled = appointments.filter(({ isOpen }) => isOpen);
  const mentions = await listMentions(database, person);
  return { deleted, nameless: appointments.length - cancelled.length, cancelled, mentions: mentions.length };
}

async function listAppointments(
  database: Kysely<Database> | Transaction<Database>,
  person: Person,
  now: Date,
) {
  const { rows } = await sql<AppointmentToCancel & { isOpen: boolean }>`
    select v.id, p.reference, v.starts_at as "startsAt", a.first_name || ' ' || a.last_name as agent,
      ${isChangeableSql('v', now)} as "isOpen"
    from appointment v join property p on p.id = v.property_id left join agent a on a.id = v.agent_id
    where v.lead_id = any(${person.leadIds}) order by v.starts_at nulls first, v.id`.execute(database);
  return rows;
}
