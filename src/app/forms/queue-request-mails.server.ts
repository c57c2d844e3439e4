import type { Transaction } from 'kysely';
import type { RequestContext } from '#app/request-context.ts';
import { countRequest } from '#commands/lead/count-request.ts';
import type { NewLead } from '#commands/lead/create-lead.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { answeredForms } from '#domain/lead/lead-forms.ts';
import { withoutAddresses } from '#domain/text/without-addresses.ts';
import { daySeconds } from '#domain/time/durations.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { answersInWords } from './answers-in-words.server.ts';
import { type FormDefinition, fieldsOf } from './form.ts';

/** So many confirmations a day go to one address: nobody is flooded by whoever types it again and again. */
const confirmationsADay = { most: 10, seconds: daySeconds };

type AnsweredForm = (typeof answeredForms)[number];

/**
 * Queues what every request is followed by, in its transaction: a confirmation for the visitor, in the language of the
 * page, and the request for the agent it is for (else the agency), in the language of the agency.
 */
export async function queueRequestMails(
  transaction: Transaction<Database>,
  { jobs, settings, now }: RequestContext,
  definition: FormDefinition,
  {
    id,
    lead,
    values,
    tell,
    confirms,
  }: {
    id: number;
    lead: NewLead;
    values: Record<string, unknown>;
    tell: (language: Language) => { label: string; value: string }[];
    confirms: boolean;
  },
): Promise<void> {
  const { form } = definition;
  const about = { propertyId: lead.property_id ?? undefined, projectId: lead.project_id ?? undefined };
  const language = lead.language as Language;
  const agentId = lead.agent_id ?? undefined;
  if (isAnswered(form) && confirms && (await mayConfirm(transaction, lead.email, now))) {
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
          ...answersInWords(definition, withoutLinks(definition, values), language),
          ...tell(language),
        ],
        agentId,
        ...about,
      },
    });
  }
  // For a testimonial the agency gets a mail of its own.
  if (form === 'newsletter' || form === 'testimonial') return;
  const agent = agentId
    ? await transaction.selectFrom('agent').select('email').where('id', '=', agentId).executeTakeFirst()
    : undefined;
  const agencyLanguage = settings.defaultLanguage;
  await queueMail(transaction, jobs, {
    template: 'request-for-agent',
    language: agencyLanguage,
    recipient: agent?.email ?? settings.agency.email,
    replyTo: lead.email,
    leadId: id,
    now,
    data: {
      form,
      visitor: visitorOf(lead),
      answers: [...answersInWords(definition, values, agencyLanguage), ...tell(agencyLanguage)],
      page: lead.page,
      ...about,
    },
  });
}

/** Counts a confirmation to an address, and tells whether it may be sent. */
export function mayConfirm(transaction: Transaction<Database>, email: string, now: Date): Promise<boolean> {
  return countRequest(transaction, ['confirmation', email.toLowerCase()], confirmationsADay, now);
}

/** Anybody can type the address of somebody else, who must not get a link in the agency's name. */
function withoutLinks(definition: FormDefinition, values: Record<string, unknown>): Record<string, unknown> {
  const written = fieldsOf(definition).filter(({ kind }) => kind === 'text' || kind === 'longText');
  const names = new Set<string>(written.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      names.has(name) && typeof value === 'string' ? withoutAddresses(value) : value,
    ]),
  );
}

function isAnswered(form: FormDefinition['form']): form is AnsweredForm {
  return (answeredForms as readonly string[]).includes(form);
}

function visitorOf(lead: NewLead): MailData<'request-for-agent'>['visitor'] {
  return {
    name: [lead.first_name, lead.last_name].filter(Boolean).join(' ') || lead.email,
    email: lead.email,
    phone: lead.phone ?? undefined,
    language: lead.language,
  };
}
