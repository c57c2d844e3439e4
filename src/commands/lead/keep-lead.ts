import type { Transaction } from 'kysely';
import type { SiteContext } from '#commands/site-context.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { FormValues, LeadQuestions, SentPicture } from '#questions/form.ts';
import { privacyVersion } from '#texts/versions/privacy-version.ts';
import { createLead, type NewLead } from './create-lead.ts';
import { startSubscription } from './newsletter.ts';
import { queueConfirmation, queueForAgent } from './queue-lead-mails.ts';

/** The data sent with a form beside its answers. `page`: the path of the page with the form. */
export type FormSender = {
  page: string;
  idempotencyKey?: string;
  campaign?: Record<string, string>;
  referrer?: string;
};

/** `id`: of the lead. */
export type KeptLead<Definition extends LeadQuestions> = { id: number; values: FormValues<Definition> };

/** What one form adds to the lead, its mails and its transaction. */
export type LeadSteps<Definition extends LeadQuestions> = {
  /** The subject of the request, and the agent who answers. */
  about?: Pick<NewLead, 'property_id' | 'project_id' | 'agent_id'>;
  /** True if the visitor gets the usual confirmation; they do if a form has no such step. */
  confirms?: (values: FormValues<Definition>) => boolean;
  /** Stored with the answers, beyond them: what the page said to the visitor, or knew of them. */
  adds?: () => Record<string, unknown>;
  /** What the mails say beyond the answers. */
  tell?: (values: FormValues<Definition>, language: Language) => { label: string; value: string }[];
  /** Nothing is kept if it throws. */
  follow?: (transaction: Transaction<Database>, kept: KeptLead<Definition>) => Promise<void>;
};

/** `language`: that of the page, and of the mails to the visitor. */
type Keeping = Pick<SiteContext, 'database' | 'jobs' | 'settings' | 'language' | 'now'>;

/** These have columns of their own in the table of leads; all other answers are stored together. */
const columns = [
  'title',
  'first_name',
  'last_name',
  'email',
  'phone',
  'street',
  'postal_code',
  'city',
  'remark',
  'newsletter',
] as const;

/** Keeps a form's answers as a lead. The lead, its mails and what else follows are written in one transaction. */
export function keepLead<Definition extends LeadQuestions>(
  context: Keeping,
  definition: Definition,
  { about, adds, confirms, tell, follow }: LeadSteps<Definition>,
  { values, sender }: { values: FormValues<Definition>; sender: FormSender },
) {
  const { language } = context;
  const { form } = definition;
  const lead = { ...leadOf(definition, { ...values, ...adds?.() }, sender, language), ...about };
  return createLead(context, lead, async (transaction, id) => {
    const request = {
      id,
      lead,
      form,
      questions: definition,
      values,
      tell: tell && ((reader: Language) => tell(values, reader)),
    };
    if (confirms?.(values) ?? true) await queueConfirmation(transaction, context, request);
    await queueForAgent(transaction, context, request);
    if (lead.newsletter || form === 'newsletter')
      await startSubscription(transaction, context, { email: lead.email, language, leadId: id });
    await follow?.(transaction, { id, values });
  });
}

function leadOf(
  { form }: LeadQuestions,
  values: Record<string, unknown>,
  { idempotencyKey, page, campaign, referrer }: FormSender,
  language: Language,
): NewLead {
  const { privacy: _, title, ...others } = values;
  const said: Record<string, unknown> = { ...others, title: title === 'none' ? null : title };
  const own = Object.fromEntries(columns.map((column) => [column, said[column]]));
  const answers = Object.fromEntries(
    Object.entries(said)
      .filter(([name]) => !(columns as readonly string[]).includes(name))
      // A picture is compared by its content: the same words with another picture are another request.
      .map(([name, value]) => [name, name === 'picture' ? (value as SentPicture).id : value]),
  );
  return {
    ...(own as Pick<NewLead, (typeof columns)[number]>),
    email: String(said.email ?? ''),
    form,
    language,
    idempotency_key: idempotencyKey,
    answers: JSON.stringify(answers),
    privacy_version: privacyVersion,
    page,
    campaign: JSON.stringify(campaign ?? {}),
    referrer,
  };
}
