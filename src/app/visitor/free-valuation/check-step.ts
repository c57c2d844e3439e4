import { withAskedPerson } from '#app/forms/asked-person.server.ts';
import { refuse, typedIn } from '#app/forms/receive-form.server.ts';
import { requestContext } from '#app/request-context.ts';
import { understandAnswers } from '#questions/understand-answers.ts';
import type { Route } from './+types/check-step.ts';
import { valuationForm } from './valuation-form.ts';

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Answers `step.json` below the form with the problems of one step, or with null. Keeps nothing of it. */
export async function action({ context: contexts, request, url }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { sections } = withAskedPerson(valuationForm, context.settings);
  const section = sections[Number(url.searchParams.get('step')) - 1];
  const body = section && (await request.formData().catch(() => undefined));
  if (!section || !body) return new Response('This step cannot be read.', { status: 400, headers });
  const typed = typedIn(body);
  const { problems } = understandAnswers({ ...valuationForm, sections: [section] }, typed);
  return Response.json(
    problems ? refuse(context, valuationForm, typed, { problems, isWorkTaken: false }).answer : null,
    {
      headers,
    },
  );
}

export function loader(): Response {
  return new Response('Only a step can be sent here.', {
    status: 405,
    headers: { ...headers, Allow: 'POST' },
  });
}
