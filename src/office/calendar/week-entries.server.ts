import type { TeamAgent } from '#database/agent/team.ts';
import { hasBegun } from '#domain/appointment/can.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { readMoment, timeOn } from '#domain/time/time-slots.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
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

/** What stands in an agent's column of a day. */
export function entriesOf(
  { language, now }: OfficeContext,
  { visits, slots, openDays, absences, wishes }: CalendarData,
  { day, agent, chosenWish }: { day: string; agent: TeamAgent; chosenWish: ChosenWish },
): WeekEntry[] {
  const t = officeTextsFor(language);
  const [midnight, next] = [timeOn(day, '00:00'), timeOn(day, '23:59')];
  const isHere = ({ agent_id, starts_at }: { agent_id: number | null; starts_at: Date | null }) =>
    agent_id === agent.id && starts_at !== null && dayOf(starts_at) === day;
  const said = (at: Date, text: string) => `${formatTime(at)} ${text}, ${agent.name}`;
  // Several people in one slot are one entry.
  const own = visits.filter(isHere);
  const groups = Map.groupBy(own, ({ id, slot_id }) => (slot_id === null ? `v${id}` : `s${slot_id}`));
  const booked: WeekEntry[] = [...groups].flatMap(([key, [first, ...more]]) => {
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
  const wanted: WeekEntry[] = (wish?.wished ?? []).flatMap((text) => {
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
  const free: WeekEntry[] = slots
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
  const houses: WeekEntry[] = openDays
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
  const away: WeekEntry[] = absences
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
  const chosen: WeekEntry[] = [];
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
function covers(chosen: WeekEntry | undefined, { startsAt, endsAt }: WeekEntry): boolean {
  return chosen !== undefined && chosen.startsAt < endsAt && chosen.endsAt > startsAt;
}

function lastWord(person: string): string {
  return person.split(' ').slice(-1)[0] ?? person;
}
