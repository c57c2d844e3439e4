import type { Choice } from '#app/forms/form.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listAppointmentStarts, listSlots } from '#database/appointment/slots.ts';
import { openDays, timeOn, writeMoment } from '#domain/time/time-slots.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { dayLabel, momentOf, momentText } from '#texts/wording/moment-text.ts';
import { shortTimeRange } from '#texts/wording/time-text.ts';

/** The times at which the property is shown; where it has none, parts of days to wish. */
export async function offerOf(context: RequestContext, property: Property) {
  const times = await timesOf(context, property.id);
  return { times, parts: times.shown.length === 0 ? await partsOf(context, property) : undefined };
}

type Property = { id: number; agent_id: number | null; country_id: number };

export type ShownTime = { value: string; label: string; left: string; isFull: boolean };

/** None where the property has no times. */
async function timesOf({ database, now, language }: RequestContext, propertyId: number) {
  const t = formTexts(language);
  const slots = await listSlots(database, propertyId, now);
  const moments = slots.map((slot) => ({ ...slot, moment: momentOf(slot) }));
  return {
    // Full times too: a visitor who sends the same twice is not told that it is taken.
    choices: moments.map(
      ({ moment }): Choice => ({ value: writeMoment(moment), label: (each) => momentText(moment, each) }),
    ),
    shown: moments.map(
      ({ moment, left }): ShownTime => ({
        value: writeMoment(moment),
        label: momentText(moment, language),
        left: left > 0 ? t('APPOINTMENT_LEFT', { count: left }) : t('APPOINTMENT_TAKEN'),
        isFull: left <= 0,
      }),
    ),
  };
}

/** The open days of the next two weeks; a part is full where the agent has as many appointments as fit. */
async function partsOf(context: RequestContext, property: Property) {
  const { database, settings, now, language } = context;
  const { dayParts, mostInPart } = settings.visits;
  const t = formTexts(language);
  const days = openDays(now, property.country_id);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const starts = property.agent_id
    ? await listAppointmentStarts(database, property.agent_id, {
        from: timeOn(first, '00:00'),
        until: timeOn(last, '23:59'),
      })
    : [];
  const rows = days.map((day) => ({
    day,
    label: dayLabel(day, language),
    parts: dayParts.map((part) => {
      const moment = { day, ...part };
      const [from, to] = [timeOn(day, part.from), timeOn(day, part.to)];
      const appointments = starts.filter((start) => start >= from && start < to).length;
      return {
        value: writeMoment(moment),
        label: momentText(moment, language),
        isFull: appointments >= mostInPart,
      };
    }),
  }));
  const free = rows.flatMap(({ parts }) => parts).filter(({ isFull }) => !isFull);
  return {
    choices: free.map(({ value }): Choice => ({ value, label: (each) => momentText(value, each) })),
    shown: {
      rows,
      heads: dayParts.map((part) => shortTimeRange(part, language)),
      day: t('APPOINTMENT_DAY'),
      label: t('APPOINTMENT_MOMENTS'),
      full: t('APPOINTMENT_TAKEN'),
      /** By how many are chosen: one, two … */
      chosen: free.map((_, index) => t('APPOINTMENT_CHOSEN', { count: index + 1 })),
    },
  };
}

export type ShownParts = Awaited<ReturnType<typeof partsOf>>['shown'];
