import { redirect } from 'react-router';
import { addAppointment, addAppointmentFor } from '#commands/appointment/add-appointment.ts';
import { SlotFull } from '#commands/appointment/book-appointment.ts';
import { AgentBusy, NothingToChange } from '#commands/appointment/change-appointment.ts';
import { listTeam } from '#database/agent/team.ts';
import { isFreeSlot } from '#database/appointment/slots.ts';
import type { LeadPage } from '#database/lead/lead-page.ts';
import { findStoredProperty } from '#database/property/stored-property.ts';
import { isDay } from '#domain/time/dates.ts';
import { backTo } from '#office/calendar/act-on-appointment.server.ts';
import { findTyped } from '#office/calendar/find-typed.server.ts';
import { listFreeSlots } from '#office/calendar/free-slots.server.ts';
import { readAgent, readSpan } from '#office/calendar/read-span.server.ts';
import { usualMinutes } from '#office/calendar/usual-minutes.ts';
import { textOf } from '#office/forms/read-form.ts';
import { readPerson } from '#office/forms/read-person.server.ts';
import { siteLanguageChoices } from '#office/forms/site-languages.server.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { findRequest } from '#office/request/request.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** `?request=`: the request that it answers. Throws 404 if there is none. */
export async function loadNewAppointment(office: OfficeContext, url: URL) {
  const { database, settings } = office;
  const { searchParams } = url;
  const day = searchParams.get('day') ?? '';
  const lead = await requestIn(office, url);
  const propertyId = lead?.property_id ?? null;
  const [team, slots, property] = await Promise.all([
    listTeam(database),
    listFreeSlots(office, propertyId),
    propertyId === null ? undefined : findStoredProperty(database, propertyId),
  ]);
  const agent = property?.agent_id ?? staffOf(office).agentId;
  return {
    given: {
      property: property?.reference ?? searchParams.get('property')?.slice(0, 60) ?? '',
      day: isDay(day) ? day : '',
      minutes: String(usualMinutes),
      agent: team.some(({ id }) => id === agent) ? String(agent) : '',
      language: settings.defaultLanguage,
    },
    request: lead && {
      href: `/office/requests/${lead.id}/`,
      person: lead.person,
      reach: [lead.email, lead.phone].filter(Boolean).join(', '),
    },
    slots,
    agents: team.map(({ id, name }) => ({ value: String(id), label: name })),
    languages: siteLanguageChoices(office),
  };
}

async function requestIn(office: OfficeContext, url: URL): Promise<LeadPage | undefined> {
  const id = url.searchParams.get('request');
  return id === null ? undefined : findRequest(office, id);
}

/** Adds an appointment agreed by telephone or at the desk, or asked for in a request. */
export async function planAppointment(office: OfficeContext, url: URL, form: FormData) {
  const { language, settings, publicUrl, officeUrl, jobs, now } = office;
  const t = officeTextsFor(language);
  const lead = await requestIn(office, url);
  const { problems, span } = readSpan(office, form);
  const agent = await readAgent(office, form, null);
  if (agent.problem) problems.push(agent.problem);
  const property = await findTyped(office, textOf(form, 'property'));
  if (!property) problems.unshift({ field: 'property', text: t('CALENDAR_PROPERTY_MISSING') });
  const { person: visitor, problems: wrong } = readPerson(office, form);
  if (!lead) problems.push(...wrong);
  if (problems.length > 0 || !span || !property || agent.id === null) return refuseForm(form, problems);
  const at = { propertyId: property.id, agentId: agent.id, ...span };
  const visit = { ...at, isSlot: await isFreeSlot(office.database, at) };
  const site = { ...staffBy(office), settings, publicUrl, officeUrl, jobs };
  try {
    if (lead) await addAppointmentFor(site, lead.id, visit);
    else await addAppointment(site, { ...visit, visitor });
  } catch (error) {
    if (error instanceof AgentBusy || error instanceof SlotFull)
      return refuseForm(form, [{ field: 'time', text: t('CALENDAR_BUSY') }]);
    // A colleague was there before.
    if (lead && error instanceof NothingToChange) return redirect(`/office/requests/${lead.id}/`, 303);
    throw error;
  }
  return redirect(
    lead ? `/office/requests/${lead.id}/?told=planned` : backTo(span.startsAt, now, 'planned'),
    303,
  );
}
