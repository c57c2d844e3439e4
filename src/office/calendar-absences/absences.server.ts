import { redirect } from 'react-router';
import { addAbsence, removeAbsence } from '#commands/appointment/absences.ts';
import { listTeam } from '#database/agent/team.ts';
import { listBusyTimes } from '#database/appointment/busy-times.ts';
import { listAbsences } from '#database/appointment/office-calendar.ts';
import { parseId } from '#domain/address/id.ts';
import { addDays, formatTime, isClock, isDay } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { readAgent } from '#office/calendar/read-span.server.ts';
import { toldOf } from '#office/calendar/told.server.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

export async function loadAbsences(office: OfficeContext, url: URL) {
  const { database, now, language } = office;
  const t = officeTextsFor(language);
  const [absences, team] = await Promise.all([listAbsences(database, { from: now }), listTeam(database)]);
  const at = (time: Date) =>
    `${dayInWords(time, language, { weekday: true })}, ${timeText(formatTime(time), language)}`;
  const own = staffOf(office).agentId;
  const told = url.searchParams.get('told');
  const inTheWay = /^absence-([1-9]\d{0,2})$/.exec(told ?? '')?.[1];
  return {
    told: toldOf(inTheWay ? 'absence' : told, t),
    inTheWay: inTheWay ? t('CALENDAR_ABSENCE_VISITS', { count: Number(inTheWay) }) : '',
    given: { agent: own === null ? '' : String(own), from_time: '08:00', until_time: '20:00' },
    agents: team.map(({ id, name }) => ({ value: String(id), label: name })),
    absences: absences.map(({ id, agent_name, reason, starts_at, ends_at }) => ({
      id,
      agent: agent_name,
      from: at(starts_at),
      until: at(ends_at),
      reason,
    })),
  };
}

const ends = [
  { name: 'from', noDay: 'CALENDAR_FIRST_DAY_MISSING', noTime: 'CALENDAR_AWAY_TIME_MISSING' },
  { name: 'until', noDay: 'CALENDAR_BACK_DAY_MISSING', noTime: 'CALENDAR_BACK_TIME_MISSING' },
] as const;

export async function actOnAbsences(office: OfficeContext, form: FormData) {
  if (textOf(form, 'do') === 'remove') {
    const id = parseId(textOf(form, 'absence'));
    if (id !== undefined) await removeAbsence(staffBy(office), id);
    return redirect('/office/calendar/absences/?told=back', 303);
  }
  const t = officeTextsFor(office.language);
  const problems: FormAnswer['problems'] = [];
  const agent = await readAgent(office, form, null);
  if (agent.problem) problems.push(agent.problem);
  const [startsAt, endsAt] = ends.map(({ name, noDay, noTime }) => {
    const [day, time] = [textOf(form, name), textOf(form, `${name}_time`)];
    if (isDay(day) && isClock(time)) return timeOn(day, time);
    problems.push(isDay(day) ? { field: `${name}_time`, text: t(noTime) } : { field: name, text: t(noDay) });
    return undefined;
  });
  if (startsAt && endsAt && (endsAt <= startsAt || endsAt <= office.now))
    problems.push({ field: 'until', text: t('CALENDAR_UNTIL_WRONG') });
  if (startsAt && endsAt && textOf(form, 'until') > addDays(textOf(form, 'from'), 366))
    problems.push({ field: 'until', text: t('CALENDAR_UNTIL_WRONG') });
  if (problems.length > 0 || !startsAt || !endsAt || agent.id === null) return refuseForm(form, problems);
  const reason = textOf(form, 'reason')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 60);
  await addAbsence(staffBy(office), { agentId: agent.id, startsAt, endsAt, reason });
  const busy = await listBusyTimes(office.database, agent.id, { startsAt, endsAt });
  const visits = busy.filter(({ kind }) => kind === 'appointment').length;
  return redirect(
    `/office/calendar/absences/?told=absence${visits > 0 ? `-${Math.min(visits, 999)}` : ''}`,
    303,
  );
}
