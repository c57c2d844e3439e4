import type { Transaction } from 'kysely';
import type { SiteContext } from '#commands/site-context.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { answeredForms, type LeadForm } from '#domain/lead/lead-forms.ts';
import { withoutAddresses } from '#domain/text/without-addresses.ts';
import { daySeconds } from '#domain/time/durations.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { answersInWords } from '#questions/answers-in-words.ts';
import { fieldsOf, type Questions } from '#questions/form.ts';
import { countRequest } from './count-request.ts';
import type { NewLead } from './create-lead.ts';

/** The most confirmations a day to one address: nobody is flooded because somebody else types it again and again. */
const confirmationsADay = { most: 10, seconds: daySeconds };

type AnsweredForm = (typeof answeredForms)[number];

/** `tell`: what the mails say beyond the answers. */
type MailedLead = {
  id: number;
  lead: NewLead;
  form: LeadForm;
  questions: Questions;
  values: Record<string, unknown>;
  tell?: (language: Language) => { label: string; value: string }[];
};

/** The mail is in the language of the page. */
export async function queueConfirmation(
  transaction: Transaction<Database>,
  { jobs, now }: Pick<SiteContext, 'jobs' | 'now'>,
  { id, lead, form, questions, values, tell }: MailedLead,
): Promise<void> {
  if (!isAnswered(form) || !lead.email || !(await mayConfirm(transaction, lead.email, now))) return;
  const language = lead.language as Language;
  await queueMail(transaction, jobs, {
    template: 'request-received',
    language,
    recipient: lead.email,
    leadId: id,
    now,
    data: {
      form,
      firstName: lead.first_name ?? undefined,
      answers: [
        ...answersInWords(questions, withoutLinks(questions, values), language),
        ...(tell?.(language) ?? []),
      ],
      agentId: lead.agent_id ?? undefined,
      ...subjectOf(lead),
    },
  });
}

/** Goes to the agent of the request, else to the agency, in the agency's language. */
export async function queueForAgent(
  transaction: Transaction<Database>,
  { jobs, settings, now }: Pick<SiteContext, 'jobs' | 'settings' | 'now'>,
  { id, lead, form, questions, values, tell }: MailedLead,
): Promise<void> {
  // For a testimonial the agency gets a mail of its own.
  if (form === 'newsletter' || form === 'testimonial') return;
  const agent = lead.agent_id
    ? await transaction.selectFrom('agent').select('email').where('id', '=', lead.agent_id).executeTakeFirst()
    : undefined;
  const language = settings.defaultLanguage;
  const answersFor = (reader: Language) => [
    ...answersInWords(questions, withoutVisitor(values), reader),
    ...(tell?.(reader) ?? []),
  ];
  await queueMail(transaction, jobs, {
    template: 'request-for-agent',
    language,
    recipient: agent?.email ?? settings.agency.email,
    replyTo: lead.email || undefined,
    leadId: id,
    now,
    data: {
      form,
      visitor: visitorOf(lead),
      answers: answersFor(language),
      answersIn: { nl: answersFor('nl'), fr: answersFor('fr'), de: answersFor('de'), en: answersFor('en') },
      page: lead.page,
      ...subjectOf(lead),
    },
  });
}

/** Counts one more confirmation to the address and tells whether it may be sent. */
export function mayConfirm(transaction: Transaction<Database>, email: string, now: Date): Promise<boolean> {
  return countRequest(transaction, ['confirmation', email.toLowerCase()], confirmationsADay, now);
}

/** Anybody can type another person's address: that person must not get a link in the agency's name. */
function withoutLinks(questions: Questions, values: Record<string, unknown>): Record<string, unknown> {
  const written = fieldsOf(questions).filter(({ kind }) => kind === 'text' || kind === 'longText');
  const names = new Set<string>(written.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      names.has(name) && typeof value === 'string' ? withoutAddresses(value) : value,
    ]),
  );
}

/** The mail names the visitor above the answers. */
function withoutVisitor({ first_name, last_name, email, phone, ...asked }: Record<string, unknown>) {
  return asked;
}

function isAnswered(form: LeadForm): form is AnsweredForm {
  return (answeredForms as readonly string[]).includes(form);
}

function subjectOf({ property_id, project_id }: NewLead) {
  return { propertyId: property_id ?? undefined, projectId: project_id ?? undefined };
}

function visitorOf(lead: NewLead): MailData<'request-for-agent'>['visitor'] {
  return {
    name: [lead.first_name, lead.last_name].filter(Boolean).join(' ') || lead.email || (lead.phone ?? ''),
    email: lead.email,
    phone: lead.phone ?? undefined,
    language: lead.language,
  };
}
