import type { TeamAgent } from '#database/agent/team.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { hourMs, minuteMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { dayLabel } from '#texts/wording/moment-text.ts';
import { timeInColumn } from '#texts/wording/time-text.ts';
import type { CalendarData } from './calendar.server.ts';
import { inLanes } from './lanes.ts';
import { entriesOf } from './week-entries.server.ts';
import type { ChosenWish, WeekEntry } from './week-entry.server.ts';

const quarterMs = 15 * minuteMs;

export type ShownEntry = Omit<WeekEntry, 'startsAt' | 'endsAt'> & {
  time: string;
  /** In quarters of an hour: the first one, counted from 1 at the top of the grid, and how many. */
  row: number;
  rows: number;
  lane: number;
  lanes: number;
};

/** A column for each agent on each day; a week shows Sunday only if it has an entry. */
export function presentWeek(
  office: OfficeContext,
  {
    days,
    data,
    agents,
    chosenWish,
  }: {
    days: readonly string[];
    data: CalendarData;
    agents: readonly TeamAgent[];
    chosenWish: ChosenWish;
  },
) {
  const { language, now } = office;
  const columns = days.map((day) => ({
    day,
    agents: agents.map((agent) => ({ agent, entries: entriesOf(office, data, { day, agent, chosenWish }) })),
  }));
  const shown = columns.filter(
    ({ day, agents: of }) => day !== days[6] || of.some(({ entries }) => entries.length > 0),
  );
  const all = shown.flatMap(({ day, agents: of }) =>
    of.flatMap(({ entries }) =>
      entries.filter(({ kind }) => kind !== 'absence').map((entry) => ({ day, ...entry })),
    ),
  );
  const hoursOf = (at: Date, day: string) => (at.getTime() - timeOn(day, '00:00').getTime()) / hourMs;
  const first = Math.floor(Math.min(9, ...all.map(({ day, startsAt }) => clockHour(startsAt, day))));
  const last = Math.min(
    24,
    Math.ceil(
      Math.max(
        19,
        ...all.map(
          ({ day, endsAt, startsAt }) =>
            clockHour(startsAt, day) + hoursOf(endsAt, day) - hoursOf(startsAt, day),
        ),
      ),
    ),
  );
  const place = (day: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => {
    const [top, bottom] = [
      timeOn(day, clock(first)),
      last === 24 ? timeOn(day, '23:59') : timeOn(day, clock(last)),
    ];
    const from = Math.max(0, Math.round((startsAt.getTime() - top.getTime()) / quarterMs));
    const to = Math.round((Math.min(endsAt.getTime(), bottom.getTime()) - top.getTime()) / quarterMs);
    return { row: from + 1, rows: Math.max(1, to - from) };
  };
  return {
    hours: Array.from({ length: last - first }, (_, index) => timeInColumn(clock(first + index), language)),
    firstHour: first,
    days: shown.map(({ day, agents: of }) => ({
      day,
      label: dayInWords(day, language, { weekday: true, year: false }),
      short: dayLabel(day, language),
      isToday: day === dayOf(now),
      columns: of.map(({ agent, entries }) => ({
        id: agent.id,
        agent: agent.first_name,
        name: agent.name,
        entries: inLanes(entries.filter(({ kind }) => kind !== 'wish'))
          .concat(
            entries.filter(({ kind }) => kind === 'wish').map((entry) => ({ ...entry, lane: 0, lanes: 1 })),
          )
          .map(
            ({ startsAt, endsAt, ...entry }): ShownEntry => ({
              ...entry,
              time:
                entry.kind === 'absence' || entry.kind === 'wish'
                  ? ''
                  : timeInColumn(formatTime(startsAt), language),
              ...place(day, { startsAt, endsAt }),
            }),
          )
          // The wish lies below the entries drawn on it.
          .toSorted((a, b) => Number(b.kind === 'wish') - Number(a.kind === 'wish')),
      })),
    })),
  };
}

export type ShownWeek = ReturnType<typeof presentWeek>;

function clockHour(at: Date, day: string): number {
  if (dayOf(at) !== day) return 0;
  const [hours = 0, minutes = 0] = formatTime(at).split(':').map(Number);
  return hours + minutes / 60;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
