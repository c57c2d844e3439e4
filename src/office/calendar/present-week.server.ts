import type { TeamAgent } from '#database/agent/team.ts';
import { hasBegun } from '#domain/appointment/can.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { hourMs, minuteMs } from '#domain/time/durations.ts';
import { readMoment, timeOn } from '#domain/time/time-slots.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { dayLabel } from '#texts/wording/moment-text.ts';
import type { CalendarData } from './calendar.server.ts';
import { inLanes } from './lanes.ts';
import type { ShownWish } from './present-wishes.server.ts';
import { usualMinutes } from './usual-minutes.ts';

const quarterMs = 15 * minuteMs;

/** 'fits': free, and within what was wished; 'chosen': the time proposed for the wish. */
type EntryKind = 'visit' | 'past' | 'open' | 'free' | 'fits' | 'open-day' | 'absence' | 'wish' | 'chosen';

export type ShownEntry = {
  key: string;
  kind: EntryKind;
  href: string | undefined;
  time: string;
  text: string;
  /** For users who do not see where it stands. */
  label: string;
  /** In quarters of an hour: the first one, counted from 1 at the top of the grid, and how many. */
  row: number;
  rows: number;
  lane: number;
  lanes: number;
  /** The appointment that can be dragged to another time; none if several people share a slot. */
  movable?: number | undefined;
};

type Entry = Pick<ShownEntry, 'key' | 'kind' | 'href' | 'text' | 'label' | 'movable'> & {
  startsAt: Date;
  endsAt: Date;
};

type ChosenWish = Pick<ShownWish, 'id' | 'person' | 'proposal'> | undefined;

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
    hours: Array.from({ length: last - first }, (_, index) => clock(first + index)),
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
              time: entry.kind === 'absence' || entry.kind === 'wish' ? '' : shortClock(startsAt),
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

/** The screen of a property's open days. */
export function openDaysHref(propertyId: number | null): string {
  return `/office/properties/${propertyId}/open-days/`;
}

function entriesOf(
  { language, now }: OfficeContext,
  { visits, slots, openDays, absences, wishes }: CalendarData,
  { day, agent, chosenWish }: { day: string; agent: TeamAgent; chosenWish: ChosenWish },
): Entry[] {
  const t = officeTextsFor(language);
  const [midnight, next] = [timeOn(day, '00:00'), timeOn(day, '23:59')];
  const isHere = ({ agent_id, starts_at }: { agent_id: number | null; starts_at: Date | null }) =>
    agent_id === agent.id && starts_at !== null && dayOf(starts_at) === day;
  const said = (at: Date, text: string) => `${formatTime(at)} ${text}, ${agent.name}`;
  // Several people in one slot are one entry.
  const own = visits.filter(isHere);
  const groups = Map.groupBy(own, ({ id, slot_id }) => (slot_id === null ? `v${id}` : `s${slot_id}`));
  const booked: Entry[] = [...groups].flatMap(([key, [first, ...more]]) => {
    if (!first?.starts_at || !first.ends_at) return [];
    const text = [lastWord(first.person), ...(more.length > 0 ? [`+${more.length}`] : [])].join(' ');
    const isOver = hasBegun(first.starts_at, now);
    return [
      {
        key,
        kind: isOver ? (first.status === 'confirmed' ? 'open' : 'past') : 'visit',
        href: `/office/calendar/${first.id}/`,
        text,
        movable: isOver || more.length > 0 ? undefined : first.id,
        label: said(first.starts_at, `${first.person}${more.length > 0 ? ` +${more.length}` : ''}`),
        startsAt: first.starts_at,
        endsAt: first.ends_at,
      } as const,
    ];
  });
  const wish = wishes.find(
    ({ id, agent_id }) => id === chosenWish?.id && (agent_id === agent.id || agent_id === null),
  );
  const wanted: Entry[] = (wish?.wished ?? []).flatMap((text) => {
    const moment = readMoment(text);
    if (!wish || moment?.day !== day) return [];
    const startsAt = timeOn(day, moment.from);
    const label = t('CALENDAR_WISHED_BY', { person: wish.person });
    return [
      {
        key: `w${text}`,
        kind: 'wish',
        href: undefined,
        text: '',
        label,
        startsAt,
        endsAt: timeOn(day, moment.to),
      },
    ];
  });
  const free: Entry[] = slots
    .filter((slot) => isHere(slot) && slot.booked === 0 && slot.starts_at > now)
    .map((slot) => ({
      key: `f${slot.id}`,
      kind: wanted.some((each) => each.startsAt <= slot.starts_at && each.endsAt >= slot.ends_at)
        ? 'fits'
        : 'free',
      href: `/office/calendar/slots/?property=${slot.property_id}`,
      text: t('CALENDAR_FREE'),
      label: said(slot.starts_at, `${t('CALENDAR_FREE')}, ${slot.reference}`),
      startsAt: slot.starts_at,
      endsAt: slot.ends_at,
    }));
  const houses: Entry[] = openDays
    .filter(isHere)
    .map(({ id, property_id, reference, starts_at, ends_at }) => ({
      key: `o${id}`,
      kind: 'open-day',
      href: openDaysHref(property_id),
      text: t('OPEN_DAY'),
      label: said(starts_at, `${t('OPEN_DAY')}, ${reference}`),
      startsAt: starts_at,
      endsAt: ends_at,
    }));
  const away: Entry[] = absences
    .filter(
      ({ agent_id, starts_at, ends_at }) => agent_id === agent.id && starts_at < next && ends_at > midnight,
    )
    .map(({ id, reason, starts_at, ends_at }) => ({
      key: `a${id}`,
      kind: 'absence',
      href: '/office/calendar/absences/',
      text: reason || t('CALENDAR_ABSENT'),
      label: said(starts_at, reason || t('CALENDAR_ABSENT')),
      startsAt: starts_at < midnight ? midnight : starts_at,
      endsAt: ends_at > next ? next : ends_at,
    }));
  const { proposal } = chosenWish ?? {};
  const chosen: Entry[] = [];
  if (chosenWish && proposal?.day === day && proposal.agentId === agent.id) {
    const startsAt = timeOn(day, proposal.time);
    chosen.push({
      key: 'chosen',
      kind: 'chosen',
      href: `/office/calendar/${chosenWish.id}/`,
      text: lastWord(chosenWish.person),
      label: said(startsAt, chosenWish.person),
      startsAt,
      endsAt: new Date(startsAt.getTime() + usualMinutes * minuteMs),
    });
  }
  return [
    ...wanted,
    ...away,
    ...free.filter((each) => !covers(chosen[0], each)),
    ...houses,
    ...booked,
    ...chosen,
  ];
}

/** The chosen time is drawn in place of the slots offered then. */
function covers(chosen: Entry | undefined, { startsAt, endsAt }: Entry): boolean {
  return chosen !== undefined && chosen.startsAt < endsAt && chosen.endsAt > startsAt;
}

function clockHour(at: Date, day: string): number {
  if (dayOf(at) !== day) return 0;
  const [hours = 0, minutes = 0] = formatTime(at).split(':').map(Number);
  return hours + minutes / 60;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** '9.30': short, because there is little room. */
function shortClock(at: Date): string {
  return formatTime(at).replace(/^0/, '').replace(':', '.');
}

function lastWord(person: string): string {
  return person.split(' ').slice(-1)[0] ?? person;
}
