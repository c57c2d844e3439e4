import { listTeam, type TeamAgent } from '#database/agent/team.ts';
import {
  type AbsenceRow,
  type CalendarRow,
  listAbsences,
  listCalendar,
  listOfficeSlots,
  listOpenDayEntries,
  listWishes,
  type OpenDayEntry,
  type SlotRow,
} from '#database/appointment/office-calendar.ts';
import { addDays, dayOf, formatTime, isDay, mondayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { weekNumber } from '#domain/time/week-number.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { dayLabel, momentOf } from '#texts/wording/moment-text.ts';
import { shortTimeRange, timeRange } from '#texts/wording/time-text.ts';
import { droppedAt } from './dropped-at.server.ts';
import { presentAppointment } from './present-appointment.server.ts';
import { presentWeek } from './present-week.server.ts';
import { presentWishes } from './present-wishes.server.ts';
import { toldOf } from './told.server.ts';
import { openDaysHref } from './week-entry.server.ts';

/** More columns cannot be read. `week`: on each of its days; `day`: on the only one. */
const mostAgents = { week: 3, day: 9, list: 3 };
const mostWishes = 50;

export type CalendarData = {
  visits: CalendarRow[];
  slots: SlotRow[];
  openDays: OpenDayEntry[];
  absences: AbsenceRow[];
  wishes: CalendarRow[];
  team: TeamAgent[];
};

/** The week around a day: as a grid, and the day by itself as a list. */
export async function loadCalendar(office: OfficeContext, url: URL) {
  const { database, now, language } = office;
  const asked = url.searchParams.get('day') ?? '';
  const today = dayOf(now);
  const day = isDay(asked) ? asked : today;
  const monday = mondayOf(day);
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const [from, until] = [timeOn(monday, '00:00'), timeOn(addDays(monday, 7), '00:00')];
  const [visits, slots, openDays, absences, wishes, team] = await Promise.all([
    listCalendar(database, { from, until }),
    listOfficeSlots(database, { from, until }),
    listOpenDayEntries(database, { from, until }),
    listAbsences(database, { from, until }),
    listWishes(database, { now, most: mostWishes }),
    listTeam(database),
  ]);
  const data: CalendarData = { visits, slots, openDays, absences, wishes, team };
  const view = viewOf(url.searchParams.get('view'));
  const most = mostAgents[view];
  const agents = chosenAgents(office, url, data, most);
  const ofDay = visits.filter(({ starts_at }) => starts_at && dayOf(starts_at) === day);
  const t = officeTextsFor(language);
  const wishId = Number(url.searchParams.get('wish')) || wishes[0]?.id;
  const shownWishes = await presentWishes(office, wishes, {
    chosen: wishId,
    dropped: droppedAt(url, team),
  });
  const chosenWish = shownWishes.find(({ isChosen }) => isChosen);
  const step = view === 'day' ? 1 : 7;
  return {
    day,
    today,
    view,
    title: capital(dayInWords(day, language, { weekday: true, year: false })),
    note: [
      t('CALENDAR_VISITS', { count: ofDay.length }),
      ...(wishes.length > 0 ? [t('CALENDAR_WISHES_WAIT', { count: wishes.length })] : []),
    ].join(', '),
    spanTitle:
      view === 'day' ? capital(dayInWords(day, language, { weekday: true })) : weekTitle(week, language),
    weekText: t('CALENDAR_WEEK_NUMBER', { number: weekNumber(day) }),
    links: {
      before: href(url, { day: addDays(day, -step) }),
      after: href(url, { day: addDays(day, step) }),
      today: href(url, { day: undefined }),
      week: href(url, { view: undefined }),
      day: href(url, { view: 'day' }),
      list: href(url, { view: 'list' }),
    },
    strip: week.map((each) => ({
      href: href(url, { day: each }),
      label: dayInWords(each, language, { weekday: true, year: false }),
      weekday: dayLabel(each, language).split(' ')[0] ?? '',
      number: Number(each.slice(8)),
      count: visits.filter(({ starts_at }) => starts_at && dayOf(starts_at) === each).length,
      isCurrent: each === day,
    })),
    visits: ofDay.map((row) => presentAppointment(office, row)),
    openDays: openDays
      .filter(({ starts_at }) => dayOf(starts_at) === day)
      .map((openDay) => presentOpenDay(office, openDay)),
    absences: absences
      .filter(
        ({ starts_at, ends_at }) =>
          starts_at < timeOn(addDays(day, 1), '00:00') && ends_at > timeOn(day, '00:00'),
      )
      .map(
        (absence) =>
          `${absence.agent_name}: ${absence.reason || t('CALENDAR_ABSENT')}, ${spanOf(absence, day, language)}`,
      ),
    week: presentWeek(office, {
      days: view === 'day' ? [day] : week,
      data,
      agents,
      chosenWish,
    }),
    wishes: shownWishes,
    agents: team.map(({ id, name }) => ({ id, name, isShown: agents.some((each) => each.id === id) })),
    mostAgents: most,
    told: toldOf(url.searchParams.get('told'), t),
  };
}

export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>;

function viewOf(text: string | null): keyof typeof mostAgents {
  return text === 'list' || text === 'day' ? text : 'week';
}

/** The agents asked for; else the user's own column and those of agents with something in this week. */
function chosenAgents(
  office: OfficeContext,
  url: URL,
  { visits, slots, openDays, absences, team }: CalendarData,
  most: number,
): TeamAgent[] {
  const asked = url.searchParams.getAll('agent').map(Number);
  const wanted = team.filter(({ id }) => asked.includes(id));
  if (wanted.length > 0) return wanted.slice(0, most);
  const own = staffOf(office).agentId;
  const busy = new Set([...visits, ...slots, ...openDays, ...absences].map(({ agent_id }) => agent_id));
  const isBusy = ({ id }: TeamAgent) => id === own || busy.has(id);
  const first = [...team.filter(({ id }) => id === own), ...team.filter(isBusy), ...team.slice(0, 1)];
  const ids = [...new Set(first.map(({ id }) => id))].slice(0, most);
  return team.filter(({ id }) => ids.includes(id));
}

/** The same screen with a changed address; messages about what was done are not repeated. */
function href(url: URL, changes: Record<string, string | undefined>): string {
  const query = new URLSearchParams(url.searchParams);
  for (const once of ['told', 'time', 'with']) query.delete(once);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  return `/office/calendar/${query.size > 0 ? `?${query}` : ''}`;
}

/** '23 – 29 november 2026' */
function weekTitle(week: readonly string[], language: OfficeContext['language']): string {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const end = dayInWords(last, language);
  if (first.slice(0, 7) === last.slice(0, 7))
    return `${Number(first.slice(8))}${language === 'de' ? '.' : ''} – ${end}`;
  return `${dayInWords(first, language, { year: first.slice(0, 4) !== last.slice(0, 4) })} – ${end}`;
}

function spanOf(
  { starts_at, ends_at }: AbsenceRow,
  day: string,
  language: OfficeContext['language'],
): string {
  const [from, to] = [
    dayOf(starts_at) < day ? '00:00' : formatTime(starts_at),
    dayOf(ends_at) > day ? '24:00' : formatTime(ends_at),
  ] as const;
  return shortTimeRange({ from, to }, language);
}

/** As in the list of a day: 'Opendeurdag van 14 tot 16 uur, Kouter 1', and whose it is. */
function presentOpenDay({ language }: OfficeContext, row: OpenDayEntry) {
  const moment = momentOf({ startsAt: row.starts_at, endsAt: row.ends_at });
  return {
    href: openDaysHref(row.property_id),
    text: `${officeTextsFor(language)('OPEN_DAY')} ${timeRange(moment, language)}`,
    about: [propertyWords(row, language)?.address, row.agent_name].filter(Boolean).join(', '),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
