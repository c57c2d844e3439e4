import type { RequestContext } from '#app/request-context.ts';
import { countRequests, fromAddress } from '#commands/lead/count-request.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { Refusal } from './receive-form.server.ts';

/** Each refusal draws the page again. Nobody mistypes so often; a program that guesses does. */
const refusalsAnHour = { most: 100, seconds: hourSeconds };

/**
 * Counts a refusal and notes it in the log. After many from one address it becomes a 429, which keeps what was typed as
 * any other. A refusal that is counted elsewhere, such as a guess, is not counted here.
 */
export async function countRefusal(context: RequestContext, refusal: Refusal): Promise<Refusal> {
  const { answer, status, isCounted } = refusal;
  context.isRefused = true;
  context.log.info({ status, fields: answer.problems.map(({ field }) => field) }, 'a form was refused');
  if (isCounted) return refusal;
  const counted = fromAddress('form-refused', context.clientAddress, refusalsAnHour);
  if (await countRequests(context.database, counted, context.now)) return refusal;
  return { status: 429, answer: { ...answer, heading: formTexts(context.language)('TOO_MANY') } };
}
