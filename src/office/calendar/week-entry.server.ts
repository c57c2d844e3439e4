import type { TeamAgent } from '#database/agent/team.ts';
import { hasBegun } from '#domain/appointment/can.ts';
import { formatTime } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { readMoment, timeOn } from '#domain/time/time-slots.ts';
import type { OfficeContext } from '#office/request-context.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { timeText } from '#texts/wording/time-text.ts';
import type { CalendarData } from './calendar.server.ts';
import type { ShownWish } from './present-wishes.server.ts';
import { usualMinutes } from './usual-minutes.ts';

/** 'fits': free, and within what was wished; 'chosen': the time proposed for the wish. */
type EntryKind = 'visit' | 'past' | 'open' | 'free' | 'fits' | 'open-day' | 'absence' | 'wish' | 'chosen';

export type WeekEntry = {
  key: string;
  kind: EntryKind;
  href: string | undefined;
  text: string;
  /** For users who do not see where it stands. */
  label: string;
  /** The appointment that can be dragged to another time; none if several people share a slot. */
  movable?: number | undefined;
  startsAt: Date;
  endsAt: Date;
};

export type ChosenWish = Pick<ShownWish, 'id' | 'person' | 'proposal'> | undefined;

/** The screen of a property's open days. */
export function openDaysHref(propertyId: number | null): string {
  return `/office/properties/${propertyId}/open-days/`;
}

/** An agent's column of a day. */
export type Column = { office: OfficeContext; day: string; agent: TeamAgent; t: OfficeTexts };

/** Several people in one slot are one entry. */
export function visitsOf(visits: CalendarData['visits'], column: Column): WeekEntry[] {
  const groups = Map.groupBy(visits, ({ id, slot_id }) => (slot_id === null ? `v${id}` : `s${slot_id}`));
  return [...groups].flatMap(([key, [first, ...more]]) => {
    if (!first?.starts_at || !first.ends_at) return [];
    const others = more.length > 0 ? ` +${more.length}` : '';
    const isOver = hasBegun(first.starts_at, column.office.now);
    return [
      {
        key,
        kind: isOver ? (first.status === 'confirmed' ? 'open' : 'past') : 'visit',
        href: `/office/calendar/${first.id}/`,
        text: lastWord(first.person) + others,
        movable: isOver || more.length > 0 ? undefined : first.id,
        label: label(first.starts_at, first.person + others, column),
        startsAt: first.starts_at,
        endsAt: first.ends_at,
      } as const,
    ];
  });
}

export function wishedTimes(
  { wished, person }: CalendarData['wishes'][number],
  { day, t }: Column,
): WeekEntry[] {
  return wished.flatMap((text) => {
    const moment = readMoment(text);
    if (moment?.day !== day) return [];
    return [
      {
        key: `w${text}`,
        kind: 'wish',
        href: undefined,
        text: '',
        label: t('CALENDAR_WISHED_BY', { person }),
        startsAt: timeOn(day, moment.from),
        endsAt: timeOn(day, moment.to),
      },
    ];
  });
}

export function freeSlot(
  slot: CalendarData['slots'][number],
  wished: WeekEntry[],
  column: Column,
): WeekEntry {
  const { starts_at, ends_at } = slot;
  const text = column.t('CALENDAR_FREE');
  return {
    key: `f${slot.id}`,
    kind: wished.some((each) => each.startsAt <= starts_at && each.endsAt >= ends_at) ? 'fits' : 'free',
    href: `/office/calendar/slots/?property=${slot.property_id}`,
    text,
    label: label(starts_at, `${text}, ${slot.reference}`, column),
    startsAt: starts_at,
    endsAt: ends_at,
  };
}

export function openDay(
  { id, property_id, reference, starts_at, ends_at }: CalendarData['openDays'][number],
  column: Column,
): WeekEntry {
  const text = column.t('OPEN_DAY');
  return {
    key: `o${id}`,
    kind: 'open-day',
    href: openDaysHref(property_id),
    text,
    label: label(starts_at, `${text}, ${reference}`, column),
    startsAt: starts_at,
    endsAt: ends_at,
  };
}

type Absence = CalendarData['absences'][number];

const midnightOf = (day: string) => timeOn(day, '00:00');
const lastMinuteOf = (day: string) => timeOn(day, '23:59');

export function isAway({ agent_id, starts_at, ends_at }: Absence, { agent, day }: Column): boolean {
  return agent_id === agent.id && starts_at < lastMinuteOf(day) && ends_at > midnightOf(day);
}

/** An absence of several days fills each of them. */
export function absence({ id, reason, starts_at, ends_at }: Absence, column: Column): WeekEntry {
  const [midnight, lastMinute] = [midnightOf(column.day), lastMinuteOf(column.day)];
  const text = reason || column.t('CALENDAR_ABSENT');
  return {
    key: `a${id}`,
    kind: 'absence',
    href: '/office/calendar/absences/',
    text,
    label: label(starts_at, text, column),
    startsAt: starts_at < midnight ? midnight : starts_at,
    endsAt: ends_at > lastMinute ? lastMinute : ends_at,
  };
}

export function chosenTime(wish: ChosenWish, column: Column): WeekEntry | undefined {
  const { day, agent } = column;
  if (wish?.proposal?.day !== day || wish.proposal.agentId !== agent.id) return undefined;
  const startsAt = timeOn(day, wish.proposal.time);
  return {
    key: 'chosen',
    kind: 'chosen',
    href: `/office/calendar/${wish.id}/`,
    text: lastWord(wish.person),
    label: label(startsAt, wish.person, column),
    startsAt,
    endsAt: new Date(startsAt.getTime() + usualMinutes * minuteMs),
  };
}

function label(at: Date, text: string, { agent, office: { language } }: Column): string {
  return `${timeText(formatTime(at), language)}, ${text}, ${agent.name}`;
}

function lastWord(person: string): string {
  return person.split(' ').slice(-1)[0] ?? person;
}
