import { data, redirect } from 'react-router';
import { answerLead } from '#commands/lead/answer-lead.ts';
import { assignLeads, changeLeadStatus, noteOnLead, snoozeLead } from '#commands/lead/change-leads.ts';
import { discardLeadDraft } from '#commands/lead/lead-draft.ts';
import { listSlots } from '#database/appointment/slots.ts';
import {
  type LeadPage,
  listLeadEvents,
  listLeadMails,
  listSendableDocuments,
} from '#database/lead/lead-page.ts';
import { fieldsOfText, unfilledFields } from '#domain/lead/fill-answer.ts';
import { insertField } from '#domain/lead/insert-field.ts';
import { isLeadStatus } from '#domain/lead/lead-status.ts';
import { gatherRows, writtenRow } from '#domain/lead/written-rows.ts';
import { addDays, dayOf, mondayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { leadOn } from '#office/door/answers.server.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { href } from '#site/paths/paths.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { documentTitle } from '#texts/wording/document-name.ts';
import type { RequestAnswer } from './request-answer.ts';
import { answerText } from './timeline.server.ts';
import { insertFor, replyMailbox, slotRow } from './write-answer.server.ts';

/**
 * Does what the pressed button says; throws 400 for a form that is not ours. `template`: the one of the answer being
 * written.
 */
export async function actOnRequest(
  office: OfficeContext,
  lead: LeadPage,
  { form, template }: { form: FormData; template: string | null },
) {
  const by = staffBy(office);
  // No full page load, and the same template: the answer being written beside it stays.
  const back = (told: Record<string, string>) => {
    const query = new URLSearchParams(template === null ? told : { ...told, template });
    return redirect(`/office/requests/${lead.id}/?${query}`, 303);
  };
  const saved = back({ told: 'saved' });
  const [wanted = '', value = ''] = textOf(form, 'do').split(':');
  switch (wanted) {
    case 'answer':
      return sendAnswer(office, lead, form);
    case 'discard':
      await discardLeadDraft(office.database, lead.id, staffOf(office).id);
      return leadOn(`/office/requests/${lead.id}/?told=discarded`);
    case 'insert':
      return insertInto(office, lead, form, value);
    case 'status': {
      if (!isLeadStatus(value)) break;
      const [changed] = await changeLeadStatus(by, [lead.id], value);
      if (value !== 'done' && value !== 'spam') return saved;
      return back({ told: value, ...(changed && { undo: changed.from }) });
    }
    case 'assign': {
      const outcome = await assignLeads(by, [lead.id], textOf(form, 'staff') || null);
      if (outcome !== 'nobody like that') return saved;
      return refuseForm(form, [
        { field: 'staff', text: officeTextsFor(office.language)('INBOX_NO_SUCH_STAFF') },
      ]);
    }
    case 'snooze':
      await snoozeLead(by, lead.id, snoozeUntil(textOf(form, 'until'), office.now));
      return saved;
    case 'take-up':
      await snoozeLead(by, lead.id, null);
      return saved;
    case 'note':
    case 'call': {
      const body = textOf(form, 'note').trim().slice(0, 5000);
      if (!body && wanted === 'note')
        return refuseForm(form, [
          { field: 'note', text: officeTextsFor(office.language)('WORK_NOTE_MISSING') },
        ]);
      await noteOnLead(by, lead.id, { kind: wanted, body });
      return saved;
    }
  }
  throw new Response('There is no such button.', { status: 400 });
}

/** At nine in the morning. */
function snoozeUntil(until: string, now: Date): Date {
  const today = dayOf(now);
  if (until === 'tomorrow') return timeOn(addDays(today, 1), '09:00');
  if (until === 'three-days') return timeOn(addDays(today, 3), '09:00');
  if (until === 'monday') return timeOn(addDays(mondayOf(today), 7), '09:00');
  throw new Response('There is no such time.', { status: 400 });
}

/** Puts the field at the end of the typed text: without JavaScript the place of the caret is unknown. */
async function insertInto(office: OfficeContext, lead: LeadPage, form: FormData, field: string) {
  const value = await insertFor(office, lead, field);
  if (value === undefined) throw new Response('There is no such field.', { status: 400 });
  const text = textOf(form, 'text').replace(/\r\n?/g, '\n');
  form.set('text', insertField(text, { from: text.length, to: text.length }, value).text);
  return data<RequestAnswer>(refuseForm(form, []).data);
}

async function sendAnswer(office: OfficeContext, lead: LeadPage, form: FormData) {
  const { database, jobs, now } = office;
  const t = officeTextsFor(office.language);
  const subject = textOf(form, 'subject').trim();
  const [slots, documents] = await Promise.all([chosenSlots(office, lead, form), chosenDocuments()]);
  const text = gatherChosen(textOf(form, 'text').trim());
  const problems: FormAnswer['problems'] = [];
  const problem = (field: string, words: string) => problems.push({ field, text: words });
  if (!lead.email) problem('text', t('REPLY_NO_ADDRESS'));
  if (!subject) problem('subject', t('REPLY_SUBJECT_MISSING'));
  if (!text) problem('text', t('REPLY_TEXT_MISSING'));
  const [inSubject] = unfilledFields(subject);
  const [misplaced] = fieldsOfText(subject);
  const [inText] = unfilledFields(text);
  if (inSubject) problem('subject', t('REPLY_UNFILLED', { field: inSubject }));
  if (misplaced) problem('subject', t('REPLY_FIELD_NOT_IN_SUBJECT', { field: misplaced }));
  if (inText) problem('text', t('REPLY_UNFILLED', { field: inText }));
  if (slots === 'gone') problem('slot', t('REPLY_SLOT_GONE'));
  else if (text.includes('{{slots}}') && slots.length === 0)
    problem('text', t('REPLY_NO_SLOTS', { field: '{{slots}}' }));
  if (documents.length < form.getAll('document').length) problem('text', t('REPLY_DOCUMENT_GONE'));
  else if (text.includes('{{documents}}') && documents.length === 0)
    problem('text', t('REPLY_NO_DOCUMENTS', { field: '{{documents}}' }));
  if (problems.length > 0 || slots === 'gone') return refuseForm(form, problems);

  const outcome = await answerLead({ ...staffBy(office), jobs }, lead.id, {
    subject: subject.slice(0, 300),
    text: text.slice(0, 20_000),
    slots,
    documents,
    bookPath:
      lead.property_id !== null && slots.length > 0
        ? href(lead.language, 'requestAppointment', { id: lead.property_id })
        : undefined,
    replyTo: await replyMailbox(office),
    seen: Number(textOf(form, 'seen')) || 0,
  });
  if (outcome === 'sent') return leadOn(`/office/requests/${lead.id}/?told=sent`);
  if (outcome === 'no address') return refuseForm(form, [{ field: 'text', text: t('REPLY_NO_ADDRESS') }]);
  const typed = Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]),
  );
  return data<RequestAnswer>({ problems: [], typed, taken: await lastAnswer() }, 409);

  /** The mail has a list in place of the rows that the message shows. */
  function gatherChosen(message: string): string {
    const times = slots === 'gone' ? [] : slots.map(({ startsAt }) => slotRow(startsAt, lead.language));
    const titles = documents.map(({ name }) => writtenRow(name));
    return gatherRows(gatherRows(message, '{{slots}}', times), '{{documents}}', titles);
  }

  async function lastAnswer(): Promise<RequestAnswer['taken']> {
    const [events, mails] = await Promise.all([
      listLeadEvents(database, lead.id),
      listLeadMails(database, lead.id),
    ]);
    const last = events.find(({ kind }) => kind === 'mail');
    const mail = mails.find(({ id }) => id === last?.mail_id);
    return {
      by: last?.by ?? t('STORY_SOMEBODY'),
      said: mail ? answerText(mail) : '',
      seen: last?.id ?? 0,
    };
  }

  async function chosenDocuments() {
    const ids = form.getAll('document').map(Number);
    if (ids.length === 0) return [];
    return (await listSendableDocuments(database, lead, dayOf(now)))
      .filter(({ id }) => ids.includes(id))
      .map((document) => ({ id: document.id, name: documentTitle(document, lead.language) }));
  }
}

/** 'gone': one of them has been taken since. */
async function chosenSlots({ database, now }: OfficeContext, { property_id }: LeadPage, form: FormData) {
  const wanted = form.getAll('slot').map(String);
  if (property_id === null || wanted.length === 0) return [];
  const free = (await listSlots(database, property_id, now)).filter(({ left }) => left > 0);
  const chosen = free.filter(({ startsAt }) => wanted.includes(startsAt.toISOString()));
  return chosen.length < new Set(wanted).size ? 'gone' : chosen;
}
