import { listAnswering } from '#commands/lead/lead-presence.ts';
import { listSlots } from '#database/appointment/slots.ts';
import { findNeighbours } from '#database/lead/inbox.ts';
import { findLeadDraft } from '#database/lead/lead-draft.ts';
import { findLeadPage, type LeadPage, listSendableDocuments } from '#database/lead/lead-page.ts';
import { listAlertsOfPerson, listLeadsOfPerson } from '#database/person/person-page.ts';
import { listAnsweringStaff } from '#database/staff/answering-staff.ts';
import { whyNoChange } from '#domain/appointment/can.ts';
import { personKey } from '#domain/person/person-key.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { presentAlert } from '#office/person/present-alert.server.ts';
import { presentPersonLead } from '#office/person/present-lead.server.ts';
import { momentText, whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { isToAnswer, presentStatus } from '#office/requests/present-request.server.ts';
import { formName, latenessOf, waitedText } from '#office/requests/request-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { documentTitle } from '#texts/wording/document-name.ts';
import { dayLabel } from '#texts/wording/moment-text.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { timeText } from '#texts/wording/time-text.ts';
import { aboutProject, aboutProperty, loadProperty } from './about.server.ts';
import { askedWords, personFacts } from './asked-words.server.ts';
import { loadTimeline } from './timeline.server.ts';
import { beginAnswer, documentRow, replyMailbox, slotRow } from './write-answer.server.ts';

/** Throws 404 if there is none. */
export async function findRequest({ database, language }: OfficeContext, param: string): Promise<LeadPage> {
  const lead = /^[1-9]\d{0,8}$/.test(param)
    ? await findLeadPage(database, Number(param), language)
    : undefined;
  if (!lead) throw new Response(null, { status: 404 });
  return lead;
}

export async function loadRequest(office: OfficeContext, param: string, url: URL) {
  const { database, now, language } = office;
  const t = officeTextsFor(language);
  const lead = await findRequest(office, param);
  const me = staffOf(office).id;
  const wanted = url.searchParams.get('template');
  const saved = await findLeadDraft(database, lead.id, me);
  // Another template replaces the draft once something is typed into it.
  const draft = wanted === null || wanted === saved?.template ? saved : undefined;
  const [
    property,
    slots,
    documents,
    others,
    alerts,
    timeline,
    neighbours,
    colleagues,
    begun,
    mailbox,
    answering,
    zones,
  ] = await Promise.all([
    loadProperty(office, lead.property_id),
    loadFreeSlots(office, lead),
    listSendableDocuments(database, lead, dayOf(now)),
    lead.email ? listLeadsOfPerson(database, lead.email, { except: lead.id, most: 8 }) : [],
    lead.email ? listAlertsOfPerson(database, lead.email) : [],
    loadTimeline(office, lead),
    findNeighbours(database, lead.id, { staffId: me, now }),
    listAnsweringStaff(database),
    beginAnswer(office, lead, wanted ?? draft?.template ?? null),
    replyMailbox(office),
    listAnswering(staffBy(office), lead.id),
    office.zones(),
  ]);
  const waits = isToAnswer(lead, now);
  const text = draft?.text ?? begun.text;
  // A draft does not keep which times and documents are chosen: its text has them.
  const lines = text.split('\n');
  const isWritten = (row: string) => lines.includes(row);
  const waited = now.getTime() - lead.created_at.getTime();
  return {
    id: lead.id,
    told: toldOf(url.searchParams.get('told'), lead, t),
    undo: url.searchParams.get('undo') ?? '',
    person: lead.person,
    form: formName(lead.form, t),
    when: whenText(lead.created_at, language, now),
    waits: waits ? t('ASKED_WAITS', { time: waitedText(waited, t) }) : '',
    lateness: waits ? latenessOf(waited) : undefined,
    status: presentStatus(lead, now, t),
    isSnoozed: Boolean(lead.snoozed_until && lead.snoozed_until > now),
    assigned: lead.assigned_to ?? '',
    colleagues: colleagues.map(({ id, name }) => ({ value: id, label: name })),
    asked: askedWords(
      lead,
      property && [property.type, property.address].filter(Boolean).join(', '),
      language,
    ),
    facts: personFacts(lead, timeline.hasBounced, language),
    personHref: lead.email ? `/office/people/${personKey(lead.email)}/` : '',
    about: property ? aboutProperty(property) : lead.project && aboutProject(lead.project, office),
    /** Of a property visitors can choose a free time. */
    hasSlots: property !== undefined,
    slots: slots.map(({ times, ...day }) => ({
      ...day,
      times: times.map((time) => ({ ...time, isWritten: isWritten(time.row) })),
    })),
    documents: documents.map((document) => ({
      value: String(document.id),
      label: documentTitle(document, language),
      row: documentRow(document, lead.language),
      isWritten: isWritten(documentRow(document, lead.language)),
    })),
    more: [
      ...others.map((each) => presentPersonLead(each, { language, now })),
      ...alerts.filter(({ status }) => status !== 'ended').map((each) => presentAlert(each, language, zones)),
    ],
    timeline: timeline.items,
    notes: timeline.notes,
    neighbours: neighbours && {
      short: `${neighbours.place}/${neighbours.of}`,
      text: t('INBOX_PLACE', { place: neighbours.place, count: neighbours.of }),
      before: neighbours.before === null ? '' : `/office/requests/${neighbours.before}/`,
      after: neighbours.after === null ? '' : `/office/requests/${neighbours.after}/`,
    },
    plan: planOf(lead, now),
    answer: {
      ...begun,
      inserts: begun.inserts.filter(
        ({ field }) =>
          (field !== 'slots' || slots.length > 0) && (field !== 'documents' || documents.length > 0),
      ),
      text,
      ...(draft && { subject: draft.subject }),
      draftSaved: draft && momentText(draft.updated_at, language, now),
      seen: draft?.seen ?? lead.last_mail,
      languageName: ownLanguageNames[lead.language],
      language: lead.language,
      mailbox,
      others: answering.map(({ name, since }) => ({ name, since: timeText(formatTime(since), language) })),
    },
  };
}

export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>;

/** The remaining times of each day, for at most six days. */
async function loadFreeSlots({ database, now, language }: OfficeContext, lead: LeadPage) {
  if (lead.property_id === null) return [];
  const free = (await listSlots(database, lead.property_id, now)).filter(({ left }) => left > 0);
  const days = [...Map.groupBy(free, ({ startsAt }) => dayOf(startsAt))].slice(0, 6);
  return days.map(([day, slots]) => ({
    day: dayLabel(day, language),
    isAsked: (lead.appointment?.wished ?? []).some((moment) => moment.startsWith(day)),
    times: slots.map(({ startsAt }) => ({
      value: startsAt.toISOString(),
      text: formatTime(startsAt),
      row: slotRow(startsAt, lead.language),
    })),
  }));
}

/** The screen that plans the appointment: the one asked for or coming, else a new one. */
function planOf({ id, appointment }: LeadPage, now: Date): { to: string; isPlanned: boolean } {
  const startsAt = appointment?.starts_at ? new Date(appointment.starts_at) : null;
  if (appointment && !whyNoChange({ status: appointment.status, startsAt }, now))
    return { to: `/office/calendar/${appointment.id}/`, isPlanned: appointment.status === 'confirmed' };
  return { to: `/office/calendar/new/?request=${id}`, isPlanned: false };
}

function toldOf(told: string | null, lead: LeadPage, t: ReturnType<typeof officeTextsFor>): string {
  if (told === 'sent') return t('REPLY_SENT', { address: lead.email });
  if (told === 'discarded') return t('REPLY_DRAFT_DISCARDED');
  if (told === 'done') return t('INBOX_TOLD_DONE', { count: 1 });
  if (told === 'planned') return t('CALENDAR_TOLD_PLANNED');
  if (told === 'spam') return t('INBOX_TOLD_SPAM', { count: 1 });
  return told === 'saved' ? t('WORK_SAVED') : '';
}
