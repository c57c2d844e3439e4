import { addDays } from './dates.ts';
import { minuteMs } from './durations.ts';
import { weekdays } from './opening-hours.ts';
import { timeOn } from './time-slots.ts';

export type SlotSeries = {
  /** The first and the last day, 'YYYY-MM-DD'. */
  since: string;
  until: string;
  days: readonly (typeof weekdays)[number][];
  /** As clocks show it: '09:00' to '12:00'. */
  from: string;
  to: string;
  minutes: number;
  /** Between one slot and the next, to drive or to air. */
  bufferMinutes: number;
};

/** More are a slip of the finger. */
export const mostInSeries = 300;

/**
 * The slots of a series, at most one more than `mostInSeries`. Each begins by the clock, so that a change of summer
 * time moves none, and lasts as many minutes as were asked for.
 */
export function slotSeries({ since, until, days, from, to, minutes, bufferMinutes }: SlotSeries) {
  const times: { startsAt: Date; endsAt: Date }[] = [];
  const [first, last] = [minuteOf(from), minuteOf(to)];
  for (let day = since; day <= until && times.length <= mostInSeries; day = addDays(day, 1)) {
    if (!days.includes(weekdayOf(day))) continue;
    for (let minute = first; minute + minutes <= last; minute += minutes + bufferMinutes) {
      const startsAt = timeOn(day, clockOf(minute));
      times.push({ startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) });
    }
  }
  return times.slice(0, mostInSeries + 1);
}

function weekdayOf(day: string): (typeof weekdays)[number] {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mo';
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
