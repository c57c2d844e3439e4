import { data } from 'react-router';
import { countRefusal } from '#app/forms/count-refusal.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { refuse, typedIn } from '#app/forms/receive-form.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Questions } from '#questions/form.ts';
import {
  type CheckTogether,
  type Problem,
  type Typed,
  understandAnswers,
} from '#questions/understand-answers.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';

/** Keyed by the name of the field. Throws 400 if the body is not a form. */
export async function typedInRequest(request: Request): Promise<Typed> {
  const body = await request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
  return typedIn(body);
}

/** `step`: the form on the page that the answer is about. */
export type Refused = FormAnswer & { step?: string };

/**
 * Gives the understood answers, or the answer with the problems. `turnDown`: makes such an answer later, for a limit of
 * the caller's own. A password is never given back.
 */
export async function readAnswers<const Definition extends Questions>(
  context: RequestContext,
  definition: Definition,
  typed: Typed,
  checkTogether?: CheckTogether<Definition>,
) {
  function turnDown(
    why: { problems?: Problem[]; because?: FormTextKey },
    status: 403 | 410 | 422 | 429 | 503 = 422,
  ) {
    context.isRefused = true;
    const { answer } = refuse(context, definition, typed, why);
    return data<Refused>({ ...answer, step: typed.do?.at(-1) }, { status });
  }

  const { values, problems } = understandAnswers(definition, typed, checkTogether);
  if (!values) {
    const { answer, status } = await countRefusal(context, refuse(context, definition, typed, { problems }));
    return { refused: data<Refused>({ ...answer, step: typed.do?.at(-1) }, { status }), turnDown };
  }
  return { values, turnDown };
}
