import { findPresentAgent } from '#database/agent/present-agent.ts';
import { parseId } from '#domain/address/id.ts';
import { isClock, isDay } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** The length in minutes; undefined if an appointment cannot have that length. */
export function readMinutes(text: string): number | undefined {
  const minutes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return minutes >= 5 && minutes <= 480 ? minutes : undefined;
}

/** Reads a day, a time and a length from the fields `day`, `time` and `minutes`. They must lie in the future. */
export function readSpan({ now, language }: OfficeContext, form: FormData) {
  const t = officeTextsFor(language);
  const [day, time] = [textOf(form, 'day'), textOf(form, 'time')];
  const minutes = readMinutes(textOf(form, 'minutes'));
  const problems: FormAnswer['problems'] = [];
  if (!isDay(day)) problems.push({ field: 'day', text: t('CALENDAR_DAY_MISSING') });
  if (!isClock(time)) problems.push({ field: 'time', text: t('CALENDAR_TIME_MISSING') });
  if (!minutes) problems.push({ field: 'minutes', text: t('CALENDAR_MINUTES_WRONG') });
  if (problems.length > 0 || !minutes) return { problems, span: undefined };
  const startsAt = timeOn(day, time);
  if (startsAt <= now) return { problems: [{ field: 'day', text: t('CALENDAR_PAST') }], span: undefined };
  return { problems, span: { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) } };
}

/** Reads an agent of the team from the field `agent`; if it was not sent, gives `otherwise`. */
export async function readAgent(
  { database, language }: OfficeContext,
  form: FormData,
  otherwise: number | null,
): Promise<{ id: number | null; problem?: FormAnswer['problems'][number] }> {
  const typed = textOf(form, 'agent');
  if (!typed && otherwise !== null) return { id: otherwise };
  const id = parseId(typed);
  const known = id && (await findPresentAgent(database, id));
  if (known) return { id: known.id };
  return { id: null, problem: { field: 'agent', text: officeTextsFor(language)('CALENDAR_AGENT_MISSING') } };
}
