import type { LeadPage } from '#database/lead/lead-page.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { findStoredProperty } from '#database/property/stored-property.ts';
import { findAgent } from '#database/site/people.ts';
import type { Language } from '#domain/language.ts';
import { type AnswerField, fillAnswer } from '#domain/lead/fill-answer.ts';
import { writtenRow } from '#domain/lead/written-rows.ts';
import { formatPhone } from '#domain/person/phone.ts';
import { hasAddress } from '#domain/text/without-addresses.ts';
import { formatTime } from '#domain/time/dates.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { loadAnswerTemplates, usualTemplateOf } from '#office/requests/answer-templates.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { documentTitle } from '#texts/wording/document-name.ts';
import { timeText } from '#texts/wording/time-text.ts';
import { fixedMoment } from './asked-words.server.ts';

/** The mailbox that gets the visitor's reply: the sender's, as the site shows it. */
export async function replyMailbox(office: OfficeContext): Promise<string> {
  return (await agentOf(office))?.email ?? staffOf(office).email;
}

async function agentOf(office: OfficeContext) {
  const { agentId } = staffOf(office);
  return agentId === null ? undefined : findAgent(office.database, agentId);
}

/** The template that was asked for, else the usual one, filled in, in the language of the request. */
export async function beginAnswer(office: OfficeContext, lead: LeadPage, asked: string | null) {
  const [templates, values] = await Promise.all([loadAnswerTemplates(office), valuesOf(office, lead)]);
  const usual = usualTemplateOf(lead, office.now);
  const chosen =
    templates.find(({ id }) => id === asked) ?? templates.find(({ id }) => id === usual) ?? templates[0];
  const inLanguage = (text: Partial<Record<string, string>> | undefined) =>
    fillAnswer(text?.[lead.language] ?? text?.[office.settings.defaultLanguage] ?? '', values);
  return {
    inserts: insertsOf(lead, values),
    template: chosen?.id ?? '',
    templates: templates.map(({ id, name }) => ({ value: id, label: name })),
    subject: inLanguage(chosen?.subject),
    text: inLanguage(chosen?.body),
  };
}

/** The rows of a message, as its reader knows time and document. */
export function slotRow(startsAt: Date, language: Language): string {
  const day = dayInWords(startsAt, language, { weekday: true, year: false });
  const time = timeText(formatTime(startsAt), language);
  return writtenRow(officeTextsFor(language)('STORY_VISIT_AT', { day, time }));
}

export function documentRow(document: Parameters<typeof documentTitle>[0], language: Language): string {
  return writtenRow(documentTitle(document, language));
}

type Insert = { field: Exclude<AnswerField, 'sender' | 'moment'> | 'project'; value: string };

/** The texts that buttons put into the answer: names directly, times and documents as placeholders. */
function insertsOf(
  { property_id }: LeadPage,
  { firstname, property }: { firstname: string; property: string },
): Insert[] {
  const all: Insert[] = [
    { field: 'firstname', value: firstname },
    { field: property_id === null ? 'project' : 'property', value: property },
    { field: 'slots', value: '{{slots}}' },
    { field: 'documents', value: '{{documents}}' },
  ];
  return all.filter(({ value }) => value);
}

/** The text that `field` puts into an answer to that request; undefined if it is empty. */
export async function insertFor(
  office: OfficeContext,
  lead: LeadPage,
  field: string,
): Promise<string | undefined> {
  return insertsOf(lead, await valuesOf(office, lead)).find((each) => each.field === field)?.value;
}

async function valuesOf(office: OfficeContext, lead: LeadPage) {
  const agent = await agentOf(office);
  const sender = [staffOf(office).name, office.settings.agency.name, agent && formatPhone(agent.phone)];
  return {
    // A visitor may type anything in place of a name.
    firstname: lead.first_name && !hasAddress(lead.first_name) ? lead.first_name : '',
    property: await propertyName(office, lead),
    moment: fixedMoment(lead, lead.language),
    sender: sender.filter(Boolean).join('\n'),
  };
}

/** The name that the visitor knows, of the property or project: with the street only if the site shows it. */
async function propertyName({ database }: OfficeContext, lead: LeadPage): Promise<string> {
  if (lead.property_id === null) return lead.project?.name ?? '';
  const [shown] = await listPropertiesById(database, [lead.property_id]);
  if (shown) {
    const street = [shown.street, shown.house_number].filter(Boolean).join(' ');
    return [street || shown.reference, shown.city].join(', ');
  }
  const hidden = await findStoredProperty(database, lead.property_id);
  return hidden ? `${hidden.reference}, ${hidden.city}` : '';
}
