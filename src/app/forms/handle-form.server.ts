import { data, redirect } from 'react-router';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { countRequests, fromAddress, TooManyRequests } from '#commands/lead/count-request.ts';
import { keepLead } from '#commands/lead/keep-lead.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { thanksQuery } from '#links/thanks-link.ts';
import type { FormDefinition } from '#questions/form.ts';
import { href } from '#site/paths/paths.ts';
import { withAskedPerson } from './asked-person.server.ts';
import { countRefusal } from './count-refusal.server.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormRefused } from './form-refused.server.ts';
import type { OwnSteps } from './own-steps.server.ts';
import { type Refusal, receiveForm, refuse } from './receive-form.server.ts';

/** Even a family or an office with one shared address sends fewer. */
const formsAnHour = { most: 30, seconds: hourSeconds };

const tooMany = { because: 'TOO_MANY', status: 429 } as const;

type ActionArgs = {
  context: { get(context: typeof requestContext): RequestContext };
  request: Request;
  url: URL;
};

/**
 * Keeps the request as a lead with all that follows from it, and leads to the thank-you page; gives an answer for the
 * page if something was wrong.
 */
export async function handleForm<const Definition extends FormDefinition>(
  { context: contexts, request, url }: ActionArgs,
  form: Definition,
  own: OwnSteps<Definition> = {},
) {
  const context = contexts.get(requestContext);
  const definition = withAskedPerson(form, context.settings);
  const received = await receiveForm(context, { request, url }, definition, own.checkTogether);
  // Of no request, so that a program cannot tell the answer from that to a kept one.
  if (received.kind === 'trapped')
    return thank(context, definition, await thanksQuery(context.database, 0, context.now));
  if (received.kind === 'refused') return refused(context, received.refusal);

  const { values, typed, sender } = received;
  const turnDown = (why: Parameters<typeof refuse>[3]) =>
    refused(context, refuse(context, definition, typed, why));
  const counted = fromAddress('form', context.clientAddress, formsAnHour);
  if (!(await countRequests(context.database, counted, context.now))) return turnDown(tooMany);
  const declined = await own.decline?.(values, sender);
  if (declined) return turnDown({ because: declined });
  try {
    const kept = await keepLead(context, definition, own, received);
    if (kept.outcome === 'conflict') return turnDown({ because: 'SENT_DIFFERENTLY' });
    return thank(context, definition, await thanksQueryOf(context, kept.id, own));
  } catch (error) {
    if (error instanceof FormRefused) return turnDown(error);
    if (error instanceof TooManyRequests) return turnDown(tooMany);
    context.log.error({ err: error, form: definition.form }, 'a request could not be stored');
    return turnDown({ because: definition.notStored ?? 'NOT_STORED', status: 503 });
  }
}

function thanksQueryOf<Definition extends FormDefinition>(
  { database, now }: RequestContext,
  leadId: number,
  own: OwnSteps<Definition>,
) {
  return own.thanksQuery?.(leadId) ?? thanksQuery(database, leadId, now);
}

function thank({ language }: RequestContext, { thanks }: FormDefinition, query = '') {
  return redirect(href(language, thanks) + query, 303);
}

async function refused(context: RequestContext, refusal: Refusal) {
  const { answer, status } = await countRefusal(context, refusal);
  return data<FormAnswer>(answer, { status });
}
