import type { RequestContext } from '#app/request-context.ts';
import { listAppointmentStarts, listSlots } from '#database/appointment/slots.ts';
import { type Moment, openDays, timeOn, writeMoment } from '#domain/time/time-slots.ts';
import type { Choice } from '#questions/form.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { dayLabel, momentOf, momentText } from '#texts/wording/moment-text.ts';
import { shortTimeRange } from '#texts/wording/time-text.ts';

/** The times at which the property is shown; if it has none, parts of days to wish for. */
export async function offerOf(context: RequestContext, property: Property) {
  const times = await timesOf(context, property.id);
  return times ?? (await partsOf(context, property));
}

type Property = { id: number; agent_id: number | null; country_id: number };

export type ShownMoment = {
  value: string;
  /** 'dinsdag 24 november van 16 tot 19 uur' */
  label: string;
  /** '16–19 uur', if the day stands above it. */
  time: string;
  /** How many places are left, if that is known. */
  note: string;
  isFull: boolean;
};

type ShownDay = { day: string; short: string; label: string; moments: ShownMoment[] };

/** Undefined if the property has no times. */
async function timesOf({ database, now, language }: RequestContext, propertyId: number) {
  const t = formTexts(language);
  const slots = (await listSlots(database, propertyId, now)).map((slot) => ({
    left: slot.left,
    moment: momentOf(slot),
  }));
  if (slots.length === 0) return undefined;
  const days = Map.groupBy(slots, ({ moment }) => moment.day);
  return {
    kind: 'times' as const,
    // Full times too: a visitor who sends the same form twice is not told that the time is taken.
    choices: slots.map(({ moment }) => choiceOf(moment)),
    shown: {
      field: 'time' as const,
      label: t('APPOINTMENT_TIME'),
      days: [...days].map(([day, ofDay]) =>
        showDay(
          day,
          language,
          ofDay.map(({ moment, left }) =>
            showMoment(moment, language, {
              isFull: left <= 0,
              note: left > 0 ? t('APPOINTMENT_LEFT', { count: left }) : t('APPOINTMENT_TAKEN'),
            }),
          ),
        ),
      ),
      ...wordsOf(language, 1),
    },
  };
}

/** The open days of the next two weeks; a part is full if the agent has as many appointments as fit. */
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
  const shownDays = days.map((day) =>
    showDay(
      day,
      language,
      dayParts.map((part) => {
        const [from, to] = [timeOn(day, part.from), timeOn(day, part.to)];
        const appointments = starts.filter((start) => start >= from && start < to).length;
        const isFull = appointments >= mostInPart;
        return showMoment({ day, ...part }, language, {
          isFull,
          note: isFull ? t('APPOINTMENT_TAKEN') : '',
        });
      }),
    ),
  );
  const free = shownDays.flatMap(({ moments }) => moments).filter(({ isFull }) => !isFull);
  return {
    kind: 'parts' as const,
    choices: free.map(({ value }) => choiceOf(value)),
    shown: {
      field: 'moments' as const,
      label: t('APPOINTMENT_MOMENTS'),
      days: shownDays,
      ...wordsOf(language, free.length),
    },
  };
}

function choiceOf(moment: string | Moment): Choice {
  const value = typeof moment === 'string' ? moment : writeMoment(moment);
  return { value, label: (language) => momentText(value, language) };
}

function showDay(day: string, language: RequestContext['language'], moments: ShownMoment[]): ShownDay {
  const label = dayInWords(day, language, { weekday: true, year: false });
  return { day, short: dayLabel(day, language), label, moments };
}

function showMoment(
  moment: Moment,
  language: RequestContext['language'],
  places: Pick<ShownMoment, 'note' | 'isFull'>,
): ShownMoment {
  const label = momentText(moment, language);
  return { value: writeMoment(moment), label, time: shortTimeRange(moment, language), ...places };
}

function wordsOf(language: RequestContext['language'], most: number) {
  const t = formTexts(language);
  return {
    dayWord: t('APPOINTMENT_DAY'),
    full: t('APPOINTMENT_TAKEN'),
    /** In the order of the number chosen: one, two … */
    chosen: Array.from({ length: most }, (_, index) => t('APPOINTMENT_CHOSEN', { count: index + 1 })),
  };
}

export type ShownOffer = Awaited<ReturnType<typeof offerOf>>['shown'];
