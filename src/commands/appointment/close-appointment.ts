import { type Kysely, sql } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { type NoResult, whyNoResult } from '#domain/appointment/can.ts';
import type { Language } from '#domain/language.ts';

/**
 * The result of an appointment. Without `feedback` the earlier feedback stays; `language`: of the feedback, not known if
 * absent. `isPublic`: the owner of the property can read it. `internal`: for the office only; if absent, the earlier text
 * stays.
 */
export type AppointmentResult = { internal?: string } & (
  | { status: 'carried_out'; feedback?: string; language?: Language; isPublic?: boolean }
  | { status: 'no_show' }
);

export type CloseOutcome = 'closed' | 'unknown' | NoResult | 'no_feedback';

/** Records that a past appointment took place or that nobody came; also corrects an earlier record. */
export async function closeAppointment(
  { database, now, actor }: { database: Kysely<Database>; now: Date; actor: string },
  id: number,
  result: AppointmentResult,
): Promise<CloseOutcome> {
  return database.transaction().execute(async (transaction) => {
    const appointment = await transaction
      .selectFrom('appointment')
      .select([
        'status',
        'starts_at',
        'feedback',
        'feedback_language',
        'feedback_is_public',
        'feedback_internal',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!appointment) return 'unknown';
    const reason = whyNoResult({ status: appointment.status, startsAt: appointment.starts_at }, now);
    if (reason) return reason;
    const { feedback, feedback_language, feedback_is_public } = said(appointment, result);
    if (feedback_is_public && feedback === null) return 'no_feedback';
    const internal = result.internal === undefined ? appointment.feedback_internal : result.internal || null;
    await sql`
      update appointment set status = ${result.status}, feedback = ${feedback},
        feedback_language = ${feedback_language}, feedback_is_public = ${feedback_is_public}, feedback_internal = ${internal}
      where id = ${id}`.execute(transaction);
    await audit(transaction, { now, actor }, `appointment.${result.status}`, `appointment:${id}`);
    return 'closed';
  });
}

type Said = { feedback: string | null; feedback_language: string | null; feedback_is_public: boolean };

const nothing: Said = { feedback: null, feedback_language: null, feedback_is_public: false };

/** An appointment to which nobody came has no feedback; new feedback is public only when that is said explicitly. */
function said(before: Said, result: AppointmentResult): Said {
  if (result.status === 'no_show') return nothing;
  const { feedback, language, isPublic } = result;
  if (feedback === undefined) return { ...before, feedback_is_public: isPublic ?? before.feedback_is_public };
  if (feedback === '') return nothing;
  return { feedback, feedback_language: language ?? null, feedback_is_public: isPublic ?? false };
}
