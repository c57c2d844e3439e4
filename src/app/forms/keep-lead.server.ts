import type { RequestContext } from '#app/request-context.ts';
import { createLead, type NewLead } from '#commands/lead/create-lead.ts';
import { startSubscription } from '#commands/lead/newsletter.ts';
import type { Language } from '#domain/language.ts';
import { privacyVersion } from '#texts/versions/privacy-version.ts';
import type { FormDefinition, FormValues, SentPicture } from './form.ts';
import type { OwnSteps } from './own-steps.server.ts';
import { queueConfirmation, queueForAgent } from './queue-lead-mails.server.ts';
import type { FormSender } from './receive-form.server.ts';

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

/** The lead, its mails and what else follows are written in one transaction. */
export function keepLead<Definition extends FormDefinition>(
  context: RequestContext,
  definition: Definition,
  { about, adds, confirms, tell, follow }: OwnSteps<Definition>,
  { values, sender }: { values: FormValues<Definition>; sender: FormSender },
) {
  const { language } = context;
  const { form } = definition;
  const lead = { ...leadOf(definition, { ...values, ...adds?.() }, sender, context), ...about };
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
  { form }: FormDefinition,
  values: Record<string, unknown>,
  { idempotencyKey, ...sender }: FormSender,
  { language }: RequestContext,
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
    page: sender.page,
    campaign: JSON.stringify(sender.campaign),
    referrer: sender.referrer,
  };
}
