import type { TeamAgent } from '#database/agent/team.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import type { CalendarData } from './calendar.server.ts';
import {
  absence,
  type ChosenWish,
  chosenTime,
  freeSlot,
  isAway,
  openDay,
  visitsOf,
  type WeekEntry,
  wishedTimes,
} from './week-entry.server.ts';

type Placed = { agent_id: number | null; starts_at: Date | null };

/** What stands in an agent's column of a day. */
export function entriesOf(
  office: OfficeContext,
  { visits, slots, openDays, absences, wishes }: CalendarData,
  { day, agent, chosenWish }: { day: string; agent: TeamAgent; chosenWish: ChosenWish },
): WeekEntry[] {
  const column = { office, day, agent, t: officeTextsFor(office.language) };
  const isHere = ({ agent_id, starts_at }: Placed) =>
    agent_id === agent.id && starts_at !== null && dayOf(starts_at) === day;
  const wish = wishes.find(
    ({ id, agent_id }) => id === chosenWish?.id && (agent_id === agent.id || agent_id === null),
  );
  const wished = wish ? wishedTimes(wish, column) : [];
  const chosen = chosenTime(chosenWish, column);
  return [
    ...wished,
    ...absences.filter((each) => isAway(each, column)).map((each) => absence(each, column)),
    ...slots
      .filter((slot) => isHere(slot) && slot.booked === 0 && slot.starts_at > office.now)
      .map((slot) => freeSlot(slot, wished, column))
      .filter((each) => !covers(chosen, each)),
    ...openDays.filter(isHere).map((each) => openDay(each, column)),
    ...visitsOf(visits.filter(isHere), column),
    ...(chosen ? [chosen] : []),
  ];
}

/** The chosen time is drawn in place of the slots offered then. */
function covers(chosen: WeekEntry | undefined, { startsAt, endsAt }: WeekEntry): boolean {
  return chosen !== undefined && chosen.startsAt < endsAt && chosen.endsAt > startsAt;
}
