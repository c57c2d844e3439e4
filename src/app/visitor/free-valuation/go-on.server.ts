import type { FormAnswer } from '#app/forms/form-answer.ts';
import { ownAnswers, typedIn } from '#app/forms/receive-form.server.ts';
import { valuationForm } from './valuation-form.ts';

/** The form with the answers that were typed in another one. */
export async function goOn(request: Request): Promise<FormAnswer> {
  const body = await request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
  const typed = ownAnswers(valuationForm, typedIn(body));
  return { typed, heading: '', problems: [], titlePrefix: '', captcha: undefined };
}
