import { sql, type Transaction } from 'kysely';
import { listAppointmentsOfWeek } from '#database/appointment/appointments-of-week.ts';
import type { Database } from '#database/client.ts';
import { listCommunicationsOfWeek } from '#database/property/communications-of-week.ts';
import { listOwnedDocuments } from '#database/property/owned-documents.ts';
import { listOpenSteps } from '#database/property/planned-steps.ts';
import { listViewsBetween } from '#database/view/view-counts.ts';
import { shortName } from '#domain/person/short-name.ts';
import { expiryOn } from '#domain/property/expiry.ts';
import { addDays } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';

/** The most of each kind; the portal shows all of them. */
const mostShown = 10;

type Week = Pick<MailData<'owner-week'>, 'from' | 'until' | 'homes'>;

/** The news of the week before `monday`, for the owner's properties that are online. */
export async function propertiesOfWeek(
  transaction: Transaction<Database>,
  ownerId: string,
  monday: string,
): Promise<{ week: Pick<Week, 'from' | 'until'>; homes: Week['homes'] }> {
  const from = addDays(monday, -7);
  const ids = await onlineProperties(transaction, ownerId);
  const week = { from: timeOn(from, '00:00'), until: timeOn(monday, '00:00') };
  const views = await listViewsBetween(transaction, ids, from, addDays(monday, -1));
  const visitsBefore = await listViewsBetween(transaction, ids, addDays(from, -7), addDays(from, -1));
  const appointments = await listAppointmentsOfWeek(transaction, ids, week);
  const messages = await listCommunicationsOfWeek(transaction, ids, week);
  const documents = await listOwnedDocuments(transaction, ownerId);
  const steps = await listOpenSteps(transaction, ids);
  const homes = ids.map((propertyId) => {
    const of = <Row extends { property_id: number }>(rows: readonly Row[]) =>
      rows.filter(({ property_id }) => property_id === propertyId).slice(0, mostShown);
    const expiring = documents.filter(
      ({ expires_on }) => expires_on !== null && expiryOn(expires_on, monday).state !== 'valid',
    );
    return {
      propertyId,
      visits: views.get(propertyId) ?? 0,
      visitsBefore: visitsBefore.get(propertyId) ?? 0,
      viewings: of(appointments).map(({ starts_at, visitor, feedback, feedback_language }) => ({
        at: starts_at.toISOString(),
        visitor: shortName(visitor),
        feedback: feedback ?? undefined,
        language: feedback_language ?? undefined,
      })),
      messages: of(messages).map(({ happened_at, contact, subject, language, form }) => ({
        at: happened_at.toISOString(),
        contact: shortName(contact).slice(0, 200),
        subject: subject.slice(0, 200),
        language: language ?? undefined,
        form,
      })),
      papers: of(expiring).map(({ kind, expires_on }) => ({ kind, expiresOn: expires_on ?? '' })),
      steps: of(steps).map(({ due_on, subject, language }) => ({
        dueOn: due_on ?? undefined,
        subject: subject.slice(0, 200),
        language: language ?? undefined,
      })),
    };
  });
  return { week: { from, until: addDays(monday, -1) }, homes };
}

async function onlineProperties(transaction: Transaction<Database>, ownerId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from property_owner o join property p on p.id = o.property_id
    where o.owner_id = ${ownerId} and p.publication = 'published'
    order by p.published_at desc nulls last, p.id desc`.execute(transaction);
  return rows.map(({ id }) => id);
}
