import { listTeam } from '#database/agent/team.ts';
import { hasBegun, whyNoChange, whyNoResult } from '#domain/appointment/can.ts';
import { formatPhone, phoneLink } from '#domain/person/phone.ts';
import { routeTo } from '#domain/place/route-to.ts';
import { dayOf } from '#domain/time/dates.ts';
import { requireAppointment } from '#office/calendar/act-on-appointment.server.ts';
import { droppedAt } from '#office/calendar/dropped-at.server.ts';
import { listFreeSlots, spanFieldsOf } from '#office/calendar/free-slots.server.ts';
import { resultOf, stateOf } from '#office/calendar/present-appointment.server.ts';
import { proposalFor } from '#office/calendar/present-wishes.server.ts';
import { usualMinutes } from '#office/calendar/usual-minutes.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';

/** Throws 404 if there is none. */
export async function loadAppointment(office: OfficeContext, id: string, url: URL) {
  const { database, now, language } = office;
  const row = await requireAppointment(office, id);
  const [team, slots, proposal] = await Promise.all([
    listTeam(database),
    listFreeSlots(office, row.property_id),
    proposalFor(office, row),
  ]);
  const t = officeTextsFor(language);
  const about = propertyWords(row, language);
  const { starts_at: startsAt, ends_at: endsAt } = row;
  const dropped = droppedAt(url, team);
  const isOver = hasBegun(startsAt, now);
  const state = { status: row.status, startsAt };
  const isOpen = row.status === 'requested' || row.status === 'confirmed';
  return {
    id: row.id,
    person: row.person || t('CALENDAR_NO_NAME'),
    state: stateOf(row, isOpen && isOver, t),
    when: startsAt && endsAt ? momentText(momentOf({ startsAt, endsAt }), language) : '',
    wished: row.wished.map((moment) => momentText(moment, language)).filter(Boolean),
    about,
    reference: row.reference,
    route: about && routeTo(about.address, row.postal_code),
    agent: row.agent_name ?? t('CALENDAR_NO_AGENT'),
    phone: row.phone
      ? { text: formatPhone(row.phone), href: phoneLink(row.phone, row.country_id) }
      : undefined,
    email: row.email || undefined,
    remark: row.remark ?? '',
    mayPlan: !whyNoChange(state, now),
    mayClose: !whyNoResult(state, now),
    result: resultOf(row, language),
    back: startsAt ? `/office/calendar/?day=${dayOf(startsAt)}` : `/office/calendar/?wish=${row.id}`,
    agents: team.map(({ id: value, name }) => ({ value: String(value), label: name })),
    slots: slots.filter((slot) => slot.startsAt.getTime() !== startsAt?.getTime()),
    request: row.lead_id === null ? undefined : `/office/requests/${row.lead_id}/`,
    again:
      (isOver || row.status === 'cancelled') && row.lead_id !== null
        ? `/office/calendar/new/?request=${row.lead_id}`
        : undefined,
    given: {
      ...(startsAt && endsAt
        ? spanFieldsOf(startsAt, endsAt, row.agent_id)
        : {
            day: proposal?.day ?? '',
            time: proposal?.time ?? '',
            minutes: String(usualMinutes),
            agent: row.agent_id === null ? '' : String(row.agent_id),
          }),
      ...(dropped && { day: dropped.day, time: dropped.time, agent: String(dropped.agent.id) }),
    },
  };
}

export type LoadedAppointment = Awaited<ReturnType<typeof loadAppointment>>;
