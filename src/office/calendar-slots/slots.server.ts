import { data, redirect } from 'react-router';
import { addSlots, removeSlot } from '#commands/appointment/slots.ts';
import { listTeam } from '#database/agent/team.ts';
import { listOfficeSlots } from '#database/appointment/office-calendar.ts';
import { type Clash, listClashes } from '#database/appointment/slot-clashes.ts';
import { findStoredProperty } from '#database/property/stored-property.ts';
import { parseId } from '#domain/address/id.ts';
import { addDays, dayOf, isClock, isDay } from '#domain/time/dates.ts';
import { weekdays } from '#domain/time/opening-hours.ts';
import { mostInSeries, slotSeries } from '#domain/time/slot-series.ts';
import { findTyped } from '#office/calendar/find-typed.server.ts';
import { readAgent, readMinutes } from '#office/calendar/read-span.server.ts';
import { toldOf } from '#office/calendar/told.server.ts';
import { usualMinutes } from '#office/calendar/usual-minutes.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';

export type SlotsAnswer = FormAnswer & {
  /** What the series would add. */
  preview?: { summary: string; clashes: string[]; times: string[] };
};

export async function loadSlots(office: OfficeContext, url: URL) {
  const { database, now, language } = office;
  const t = officeTextsFor(language);
  const propertyId = parseId(url.searchParams.get('property') ?? undefined);
  const [team, slots, property] = await Promise.all([
    listTeam(database),
    listOfficeSlots(database, { from: now, propertyId }),
    propertyId ? findStoredProperty(database, propertyId) : undefined,
  ]);
  const added = /^added-(\d{1,3})(?:-(\d{1,3}))?$/.exec(url.searchParams.get('told') ?? '');
  const [count, leftOut] = [Number(added?.[1]), Number(added?.[2])];
  return {
    told: added
      ? [
          t('CALENDAR_SLOTS_ADDED', { count }),
          ...(leftOut > 0 ? [t('CALENDAR_SLOTS_LEFT_OUT', { count: leftOut })] : []),
        ].join(' ')
      : toldOf(url.searchParams.get('told'), t),
    of: property?.reference,
    propertyId: property && propertyId,
    given: {
      property: property?.reference ?? '',
      agent: property?.agent_id ? String(property.agent_id) : '',
      since: addDays(dayOf(now), 1),
      until: addDays(dayOf(now), 28),
      from: '14:00',
      to: '17:00',
      minutes: String(usualMinutes),
      buffer: '15',
      capacity: '1',
    },
    agents: team.map(({ id, name }) => ({ value: String(id), label: name })),
    weekdays: weekdays.map((value, index) => ({
      value,
      label:
        dayInWords(`2026-11-${23 + index}`, language, { weekday: true, year: false }).split(/[\s,]/)[0] ??
        value,
    })),
    slots: slots.map((slot) => ({
      id: slot.id,
      when: momentText(momentOf({ startsAt: slot.starts_at, endsAt: slot.ends_at }), language),
      about: propertyWords(slot, language)?.address ?? '',
      reference: slot.reference,
      agent: slot.agent_name,
      taken: t('CALENDAR_SLOT_TAKEN', { booked: slot.booked, capacity: slot.capacity }),
      isFree: slot.booked === 0,
    })),
  };
}

/** The first button shows what a series would add; the second one adds it. */
export async function actOnSlots(office: OfficeContext, form: FormData) {
  const task = textOf(form, 'do');
  if (task === 'remove') return remove(office, form);
  if (task !== 'preview' && task !== 'make')
    throw new Response('There is no such thing to do.', { status: 400 });
  const { database, now, language } = office;
  const t = officeTextsFor(language);
  const { problems, slots } = await readSeries(office, form);
  if (!slots) return refuseForm(form, problems);
  if (task === 'make') {
    const { added, clashes } = await addSlots(staffBy(office), slots);
    if (added === 0) return refuseForm(form, [{ field: 'since', text: t('CALENDAR_SLOTS_NONE') }]);
    return redirect(
      `/office/calendar/slots/?property=${slots.propertyId}&told=added-${added}-${clashes.length}`,
      303,
    );
  }
  const clashes = await listClashes(database, slots, now);
  const clashing = new Set(clashes.map(({ startsAt }) => startsAt.getTime()));
  const free = slots.times.filter(({ startsAt }) => !clashing.has(startsAt.getTime()));
  const { typed } = refuseForm(form, []).data;
  const preview = {
    summary: t('CALENDAR_SLOTS_PREVIEW', { count: free.length }),
    clashes: clashes.map((clash) => `${momentText(momentOf(clash), language)}: ${t(clashKeys[clash.kind])}`),
    times: free.map((time) => momentText(momentOf(time), language)),
  };
  return data<SlotsAnswer>({ problems: [], typed, preview });
}

const clashKeys = {
  past: 'CALENDAR_CLASH_PAST',
  slot: 'CALENDAR_CLASH_SLOT',
  appointment: 'CALENDAR_CLASH_APPOINTMENT',
  absence: 'CALENDAR_CLASH_ABSENCE',
} as const satisfies Record<Clash['kind'], string>;

async function remove(office: OfficeContext, form: FormData) {
  const id = parseId(textOf(form, 'slot'));
  const outcome = id === undefined ? 'unknown' : await removeSlot(staffBy(office), id);
  const property = parseId(textOf(form, 'property'));
  const query = new URLSearchParams({
    ...(property && { property: String(property) }),
    told: outcome === 'booked' ? 'booked' : 'removed',
  });
  return redirect(`/office/calendar/slots/?${query}`, 303);
}

async function readSeries(office: OfficeContext, form: FormData) {
  const t = officeTextsFor(office.language);
  const problems: FormAnswer['problems'] = [];
  const refuse = (field: string, text: string) => problems.push({ field, text });
  const property = await findTyped(office, textOf(form, 'property'));
  if (!property) refuse('property', t('CALENDAR_PROPERTY_MISSING'));
  const agent = await readAgent(office, form, property?.agent_id ?? null);
  // Without a property its agent is not known yet.
  if (agent.problem && property) problems.push(agent.problem);
  const days = weekdays.filter((day) => form.getAll('days').includes(day));
  if (days.length === 0) refuse('days', t('CALENDAR_WEEKDAYS_MISSING'));
  const [since, until, from, to] = ['since', 'until', 'from', 'to'].map((name) => textOf(form, name)) as [
    string,
    string,
    string,
    string,
  ];
  if (!isDay(since)) refuse('since', t('CALENDAR_FIRST_DAY_MISSING'));
  if (!isDay(until)) refuse('until', t('CALENDAR_LAST_DAY_MISSING'));
  else if (isDay(since) && (until < since || until > addDays(since, 366)))
    refuse('until', t('CALENDAR_UNTIL_WRONG'));
  if (!isClock(from)) refuse('from', t('CALENDAR_TIME_MISSING'));
  if (!isClock(to) || to <= from) refuse('to', t('CALENDAR_TO_WRONG'));
  const minutes = readMinutes(textOf(form, 'minutes'));
  if (!minutes) refuse('minutes', t('CALENDAR_MINUTES_WRONG'));
  const buffer = textOf(form, 'buffer').trim() || '0';
  if (!/^\d{1,3}$/.test(buffer) || Number(buffer) > 240) refuse('buffer', t('CALENDAR_BUFFER_WRONG'));
  const capacity = textOf(form, 'capacity');
  if (!/^[1-9]\d?$/.test(capacity)) refuse('capacity', t('CALENDAR_CAPACITY_WRONG'));
  if (problems.length > 0 || !property || !minutes || agent.id === null) return { problems };
  const times = slotSeries({ since, until, days, from, to, minutes, bufferMinutes: Number(buffer) });
  if (times.length === 0) refuse('to', t('CALENDAR_SLOTS_NO_ROOM'));
  if (times.length > mostInSeries) refuse('until', t('CALENDAR_SLOTS_MANY', { most: mostInSeries }));
  if (problems.length > 0) return { problems };
  return {
    problems,
    slots: { propertyId: property.id, agentId: agent.id, capacity: Number(capacity), times },
  };
}
