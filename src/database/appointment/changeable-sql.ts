import { type RawBuilder, sql } from 'kysely';
import { openStatuses } from '#domain/appointment/can.ts';

const open = sql.join(openStatuses.map((status) => sql.lit(status)));

/**
 * True if `whyNoChange` of domain/appointment/can.ts has no objection. `appointment`: the name of the appointment in the
 * query.
 */
export function isChangeableSql(appointment: string, now: Date): RawBuilder<boolean> {
  const startsAt = sql.ref(`${appointment}.starts_at`);
  return sql<boolean>`(${sql.ref(`${appointment}.status`)} in (${open}) and (${startsAt} is null or ${startsAt} > ${now}))`;
}
