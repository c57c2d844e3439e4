import { listOfficeSlots } from '#database/appointment/office-calendar.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';

/** More free times of a property than anybody reads. */
const mostSlots = 12;

/** The slots of a property that have a place left, with the fields that a form sends to take one. */
export async function listFreeSlots({ database, now, language }: OfficeContext, propertyId: number | null) {
  if (propertyId === null) return [];
  const slots = await listOfficeSlots(database, { from: now, propertyId });
  return slots
    .filter(({ booked, capacity }) => booked < capacity)
    .slice(0, mostSlots)
    .map((slot) => ({
      id: slot.id,
      startsAt: slot.starts_at,
      text: `${momentText(momentOf({ startsAt: slot.starts_at, endsAt: slot.ends_at }), language)}, ${slot.agent_name}`,
      fields: spanFieldsOf(slot.starts_at, slot.ends_at, slot.agent_id),
    }));
}

export type OfferedSlot = Awaited<ReturnType<typeof listFreeSlots>>[number];

/** The values for the fields of `SpanFields`. */
export function spanFieldsOf(startsAt: Date, endsAt: Date, agentId: number | null) {
  return {
    day: dayOf(startsAt),
    time: formatTime(startsAt),
    minutes: String(Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs)),
    agent: agentId === null ? '' : String(agentId),
  };
}
