import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { slugOf } from '#domain/text/slug.ts';
import { addDays } from '#domain/time/dates.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { privacyVersion } from '#texts/versions/privacy-version.ts';
import type { PlacedProperty } from './insert-owners.ts';
import type { DemoVisitor } from './owners-property.ts';

/** Every appointment takes forty minutes. */
const appointmentMs = 40 * minuteMs;

/** Communications, requests, appointments, publications and next steps. */
export async function insertContacts(
  transaction: Transaction<Database>,
  properties: readonly PlacedProperty[],
  now: Date,
): Promise<void> {
  const requests = properties.flatMap((property) =>
    property.requests.map((request) => ({ property, ...request })),
  );
  const requestIds = await insertLeads(
    transaction,
    requests.map(({ property, form, by, daysAgo, time }) =>
      lead(property, form, by, property.momentBefore(daysAgo, time)),
    ),
    now,
  );
  await transaction
    .insertInto('communication')
    .values([
      ...requests.map(({ property, form, daysAgo, time, status }, index) => ({
        property_id: property.id,
        lead_id: requestIds[index] ?? null,
        happened_at: property.momentBefore(daysAgo, time),
        kind: 'request',
        contact: null,
        subject: form,
        comment: null,
        language: null,
        status: status ?? 'open',
        is_public: true,
      })),
      ...properties.flatMap((property) =>
        property.messages.map(({ daysAgo, time, isPrivate, status, contact, comment, ...message }) => ({
          ...message,
          property_id: property.id,
          lead_id: null,
          happened_at: property.momentBefore(daysAgo, time),
          contact: contact ?? null,
          language: property.language,
          comment: comment ?? null,
          status: status ?? 'closed',
          is_public: !isPrivate,
        })),
      ),
    ])
    .execute();
  await insertAppointments(transaction, properties, now);
  await transaction
    .insertInto('publication')
    .values(
      properties.flatMap(({ id, language, publications, dayBefore }) =>
        publications.map(({ sinceDaysAgo, untilDaysAgo, views, comment, ...publication }) => ({
          ...publication,
          property_id: id,
          since: dayBefore(sinceDaysAgo),
          until: untilDaysAgo === undefined ? null : dayBefore(untilDaysAgo),
          comment: comment ?? null,
          comment_language: comment === undefined ? null : language,
          views: views ?? null,
          views_at: views === undefined ? null : now,
        })),
      ),
    )
    .execute();
  await transaction
    .insertInto('planned_step')
    .values(
      properties.flatMap(({ id, language, steps, dayBefore, momentBefore }) =>
        steps.map(({ subject, inDays, isDone }) => ({
          property_id: id,
          subject,
          language,
          due_on: dayBefore(-inDays),
          done_at: isDone ? momentBefore(-inDays, '17:00') : null,
        })),
      ),
    )
    .execute();
}

async function insertAppointments(
  transaction: Transaction<Database>,
  properties: readonly PlacedProperty[],
  now: Date,
): Promise<void> {
  const appointments = properties.flatMap((property) =>
    property.appointments.map((appointment) => ({ property, ...appointment })),
  );
  const askedAt = (property: PlacedProperty, daysAgo: number) =>
    property.momentBefore(Math.max(1, daysAgo + 3), '19:30');
  const leadIds = await insertLeads(
    transaction,
    appointments.map(({ property, by, daysAgo }) => lead(property, 'visit', by, askedAt(property, daysAgo))),
    now,
  );
  await transaction
    .insertInto('appointment')
    .values(
      appointments.map(({ property, daysAgo, time, status, feedback, isPrivate }, index) => {
        const startsAt = timeOn(notOnSunday(property.dayBefore(daysAgo), daysAgo), time);
        return {
          property_id: property.id,
          lead_id: leadIds[index] ?? null,
          agent_id: property.agentId,
          starts_at: startsAt,
          ends_at: new Date(startsAt.getTime() + appointmentMs),
          status,
          feedback: feedback ?? null,
          feedback_language: feedback === undefined ? null : property.language,
          feedback_is_public: feedback !== undefined && !isPrivate,
          // No reminder is due: these visitors do not exist.
          reminded_at: now,
          created_at: askedAt(property, daysAgo),
        };
      }),
    )
    .execute();
}

function notOnSunday(day: string, daysAgo: number): string {
  if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) return day;
  return addDays(day, daysAgo > 0 ? -1 : 1);
}

function lead({ id, agentId, reference }: PlacedProperty, form: string, by: DemoVisitor, createdAt: Date) {
  const { firstName, lastName, language } = by;
  return {
    form,
    content_hash: createHash('sha256')
      .update(`${reference} ${form} ${createdAt.toISOString()}`)
      .digest('hex'),
    language,
    page: `/${language}/`,
    property_id: id,
    agent_id: agentId,
    first_name: firstName,
    last_name: lastName,
    email: `${slugOf(firstName, language)}.${slugOf(lastName, language)}@voorbeeld.example`,
    privacy_version: privacyVersion,
    created_at: createdAt,
  };
}

async function insertLeads(
  transaction: Transaction<Database>,
  leads: readonly ReturnType<typeof lead>[],
  now: Date,
): Promise<number[]> {
  // An agency answers within two days.
  const yesterday = new Date(now.getTime() - 2 * dayMs);
  const standing = leads.map((each) => ({ ...each, status: each.created_at < yesterday ? 'done' : 'new' }));
  const rows = await transaction.insertInto('lead').values(standing).returning('id').execute();
  return rows.map(({ id }) => id);
}
