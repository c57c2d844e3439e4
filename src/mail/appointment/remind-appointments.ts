import { type Kysely, sql } from 'kysely';
import { findPlaceOfAppointment } from '#database/appointment/place-of-appointment.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import type { Jobs } from '#jobs/queue.ts';
import { appointmentPath } from '#links/appointment-link.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { visitorsDoor } from '#texts/wording/place-text.ts';

type Due = {
  id: number;
  leadId: number;
  propertyId: number;
  agentId: number | null;
  startsAt: Date;
  endsAt: Date;
  firstName: string | null;
  email: string;
  language: Language;
};

/**
 * Queues one reminder for each confirmed appointment of tomorrow: it is marked in the transaction that queues the
 * reminder. Visitors who booked today get none, because they have just read the confirmation.
 */
export async function remindAppointments({
  database,
  jobs,
  now,
}: {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  now: Date;
}): Promise<void> {
  const today = Date.parse(dayOf(now));
  const startOf = (days: number) =>
    timeOn(new Date(today + days * dayMs).toISOString().slice(0, 10), '00:00');
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<Due>`
      update appointment v set reminded_at = ${now} from lead l
      where l.id = v.lead_id and l.email <> '' and v.status = 'confirmed' and v.reminded_at is null and v.created_at < ${startOf(0)}
        and v.starts_at >= ${startOf(1)} and v.starts_at < ${startOf(2)}
      returning v.id, v.lead_id as "leadId", v.property_id as "propertyId", v.agent_id as "agentId",
        v.starts_at as "startsAt", v.ends_at as "endsAt", l.first_name as "firstName", l.email, l.language`.execute(
      transaction,
    );
    for (const appointment of rows) {
      const place = await findPlaceOfAppointment(transaction, appointment.propertyId);
      const path = await appointmentPath(transaction, appointment.language, appointment, now);
      await queueMail(transaction, jobs, {
        template: 'appointment-reminder',
        language: appointment.language,
        recipient: appointment.email,
        leadId: appointment.leadId,
        now,
        data: {
          propertyId: appointment.propertyId,
          agentId: appointment.agentId ?? undefined,
          startsAt: appointment.startsAt.toISOString(),
          endsAt: appointment.endsAt.toISOString(),
          firstName: appointment.firstName ?? undefined,
          address: visitorsDoor(place, appointment.language),
          movePath: path,
          cancelPath: `${path}#cancel`,
        },
      });
    }
  });
}
