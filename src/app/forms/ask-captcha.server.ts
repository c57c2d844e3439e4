import type { RequestContext } from '#app/request-context.ts';
import { type CaptchaAnswer, type CaptchaOutcome, checkCaptcha } from '#captcha/check-captcha.ts';
import { countRequests, fromAddress, uncountRequest } from '#commands/lead/count-request.ts';
import { hourSeconds } from '#domain/time/durations.ts';

/** Limits wrong characters. A program that only guesses the numbers of the tones would need some thousands. */
const guessesAnHour = { most: 20, seconds: hourSeconds };

/** As `checkCaptcha`; 'too many' after too many wrong answers from this address. */
export async function askCaptcha(
  { database, clientAddress, now }: RequestContext,
  form: string,
  answer: CaptchaAnswer,
): Promise<CaptchaOutcome | { outcome: 'too many' }> {
  if (answer.characters === '') return checkCaptcha(database, form, answer, now);
  const counted = fromAddress('captcha', clientAddress, guessesAnHour);
  // Counted beforehand, so that guesses sent at the same moment count fully.
  if (!(await countRequests(database, counted, now))) return { outcome: 'too many' };
  const checked = await checkCaptcha(database, form, answer, now);
  if (checked.outcome === 'passed')
    for (const { what, limit } of counted) await uncountRequest(database, what, limit, now);
  return checked;
}
