import type { Transaction } from 'kysely';
import { data, redirect } from 'react-router';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { countRequest, TooManyRequests } from '#commands/lead/count-request.ts';
import { createLead, type NewLead } from '#commands/lead/create-lead.ts';
import { startSubscription } from '#commands/lead/newsletter.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { href, type PathName } from '#site/paths/paths.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';
import { privacyVersion } from '#texts/versions/privacy-version.ts';
import type { FormDefinition, FormValues, SentPicture } from './form.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormRefused } from './form-refused.server.ts';
import type { Problem } from './form-schema.server.ts';
import { queueRequestMails } from './queue-request-mails.server.ts';
import { type Refusal, receiveForm, refuse, type Sender } from './receive-form.server.ts';

/** What stands in a column of its own in the table of leads; the answers to all other questions stand together. */
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

/** A family or an office behind one address sends fewer. */
const formsAnHour = { most: 30, seconds: hourSeconds };

type ActionArgs = {
  context: { get(context: typeof requestContext): RequestContext };
  request: Request;
  url: URL;
};

/**
 * Does all that a form of visitors asks for: reads it, keeps it as a lead with what follows, and leads to the page that
 * thanks. `about`: what it is about. `check`: what this form asks beyond its fields. `follow`: what is kept with the
 * lead, in its transaction: what it throws as FormRefused is said at the fields, TooManyRequests above all, and nothing
 * is kept. `decline`: why a request that was understood is not taken. `tell`: what the mails say beyond
 * the answers. `confirms`: whether the visitor gets the usual confirmation. `failure`: what is said when nothing could
 * be stored. `carry`: the query of the page that thanks, for a request that was kept. Gives the answer for the page when something was not right.
 */
export async function handleForm<const Definition extends FormDefinition>(
  { context: contexts, request, url }: ActionArgs,
  definition: Definition,
  {
    thanks,
    about = {},
    check,
    decline,
    tell,
    confirms,
    follow,
    carry,
    failure = 'NOT_STORED',
  }: {
    thanks: PathName;
    about?: Pick<NewLead, 'property_id' | 'project_id' | 'agent_id'>;
    check?: (values: FormValues<Definition>) => Problem[];
    decline?: (values: FormValues<Definition>, sender: Sender) => Promise<FormTextKey | undefined>;
    tell?: (values: FormValues<Definition>, language: Language) => { label: string; value: string }[];
    confirms?: (values: FormValues<Definition>) => boolean;
    failure?: FormTextKey;
    carry?: (leadId: number) => Promise<string>;
    follow?: (
      transaction: Transaction<Database>,
      lead: { id: number; values: FormValues<Definition> },
    ) => Promise<void>;
  },
) {
  const context = contexts.get(requestContext);
  // Without parameters: that is what pages of thanks are.
  const thanksPath = href(context.language, thanks as 'thanksContact');
  const received = await receiveForm(context, { request, url }, definition, check);
  if (received.kind === 'trapped') return redirect(thanksPath, 303);
  if (received.kind === 'refused') return refused(context, received.refusal);
  const { values, typed, sender } = received;
  if (!(await countRequest(context.database, ['form', context.clientAddress], formsAnHour, context.now))) {
    return refused(context, refuse(context, typed, { because: 'TOO_MANY', status: 429 }));
  }
  const declined = await decline?.(values, sender);
  if (declined) return refused(context, refuse(context, typed, { because: declined }));
  const lead = { ...leadOf(definition, values, sender, context), ...about };
  try {
    const kept = await createLead(context, lead, async (transaction, id) => {
      await queueRequestMails(transaction, context, definition, {
        id,
        lead,
        values,
        tell: (language) => tell?.(values, language) ?? [],
        confirms: confirms?.(values) ?? true,
      });
      if (lead.newsletter || definition.form === 'newsletter')
        await startSubscription(transaction, context, {
          email: lead.email,
          language: context.language,
          leadId: id,
        });
      await follow?.(transaction, { id, values });
    });
    if (kept.outcome !== 'conflict') return redirect(thanksPath + ((await carry?.(kept.id)) ?? ''), 303);
    return refused(context, refuse(context, typed, { because: 'SENT_DIFFERENTLY' }));
  } catch (error) {
    if (error instanceof FormRefused) return refused(context, refuse(context, typed, error));
    if (error instanceof TooManyRequests)
      return refused(context, refuse(context, typed, { because: 'TOO_MANY', status: 429 }));
    context.log.error({ err: error, form: definition.form }, 'a request could not be stored');
    return refused(context, refuse(context, typed, { because: failure, status: 503 }));
  }
}

function refused(context: RequestContext, { answer, status }: Refusal) {
  context.isRefused = true;
  context.log.info({ status, fields: answer.problems.map(({ field }) => field) }, 'a form was refused');
  return data<FormAnswer>(answer, { status });
}

function leadOf(
  { form }: FormDefinition,
  values: Record<string, unknown>,
  { idempotencyKey, ...sender }: Sender,
  { language }: RequestContext,
): NewLead {
  const { privacy: _, ...said } = values;
  const own = Object.fromEntries(columns.map((column) => [column, said[column]]));
  const answers = Object.fromEntries(
    Object.entries(said)
      .filter(([name]) => !(columns as readonly string[]).includes(name))
      // By its content: the same words with another picture are another request.
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
