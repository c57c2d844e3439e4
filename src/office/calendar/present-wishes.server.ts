import type { TeamAgent } from '#database/agent/team.ts';
import { listBusyTimes } from '#database/appointment/busy-times.ts';
import type { CalendarRow } from '#database/appointment/office-calendar.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { readMoment, timeOn } from '#domain/time/time-slots.ts';
import { pictureAddress } from '#images/addresses.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { waitedText } from '#office/requests/request-words.server.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayLabel } from '#texts/wording/moment-text.ts';
import { shortTimeRange, timeText } from '#texts/wording/time-text.ts';
import { firstFree } from './first-free.ts';
import { usualMinutes } from './usual-minutes.ts';

/** The visitors who wait for a time, with the first time that would suit both sides. */
export function presentWishes(
  office: OfficeContext,
  wishes: readonly CalendarRow[],
  { chosen, dropped }: { chosen: number | undefined; dropped: Dropped | undefined },
) {
  return Promise.all(
    wishes.map((row) => presentWish(office, row, row.id === chosen, row.id === chosen ? dropped : undefined)),
  );
}

/** A time of an agent on which a wish was let go. */
type Dropped = { day: string; time: string; agent: Pick<TeamAgent, 'id' | 'name'> };

async function presentWish(
  office: OfficeContext,
  row: CalendarRow,
  isChosen: boolean,
  dropped: Dropped | undefined,
) {
  const { now, language, publicUrl } = office;
  const t = officeTextsFor(language);
  const moments = row.wished.flatMap((text) => readMoment(text) ?? []);
  const proposal = dropped
    ? { ...inWords(dropped, language), agentId: dropped.agent.id }
    : isChosen
      ? await proposalFor(office, row)
      : undefined;
  const [first] = moments;
  return {
    id: row.id,
    isChosen,
    href: `/office/calendar/?wish=${row.id}${first ? `&day=${first.day}` : ''}`,
    planHref: `/office/calendar/${row.id}/`,
    person: row.person || t('CALENDAR_NO_NAME'),
    about: propertyWords(row, language),
    picture:
      row.picture_id === null
        ? undefined
        : publicUrl + pictureAddress({ id: row.picture_id, name: '-' }, 100),
    moments: moments.map(
      ({ day, ...part }) => `${dayLabel(day, language)}, ${shortTimeRange(part, language)}`,
    ),
    agent: dropped?.agent.name ?? row.agent_name ?? t('CALENDAR_NO_AGENT'),
    waits: row.starts_at
      ? t('ASKED_MOMENT_FIXED', { moment: whenText(row.starts_at, language, now) })
      : t('CALENDAR_WAITS', { time: waitedText(now.getTime() - row.created_at.getTime(), t) }),
    proposal,
  };
}

export type ShownWish = Awaited<ReturnType<typeof presentWish>>;

/** Undefined if none of the wished times is free. */
export async function proposalFor({ database, now, language }: OfficeContext, row: CalendarRow) {
  const wished = row.wished.flatMap((text) => {
    const moment = readMoment(text);
    return moment
      ? [{ startsAt: timeOn(moment.day, moment.from), endsAt: timeOn(moment.day, moment.to) }]
      : [];
  });
  const [first, last] = [wished[0]?.startsAt, wished.at(-1)?.endsAt];
  if (!first || !last) return undefined;
  const all = { startsAt: first < last ? first : last, endsAt: last > first ? last : first };
  const busy =
    row.agent_id === null
      ? []
      : await listBusyTimes(database, row.agent_id, all, { exceptAppointment: row.id });
  const found = firstFree(wished, busy, { minutes: usualMinutes, now });
  if (!found) return undefined;
  const at = { day: dayOf(found.startsAt), time: formatTime(found.startsAt) };
  return { ...inWords(at, language), agentId: row.agent_id };
}

function inWords({ day, time }: { day: string; time: string }, language: OfficeContext['language']) {
  const t = officeTextsFor(language);
  const text = t('CALENDAR_PLAN_AT', { day: dayLabel(day, language), time: timeText(time, language) });
  return { day, time, text };
}
