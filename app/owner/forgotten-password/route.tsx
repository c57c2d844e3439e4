import { redirect, useActionData } from 'react-router';
import { requestContext } from '#server/context.ts';
import { href } from '#site/paths.ts';
import { formTexts } from '#texts/forms.ts';
import type { Questions } from '../../forms/form.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { PlainForm } from '../../forms/plain-form.tsx';
import { showQuestions } from '../../forms/show-form.server.ts';
import { headElements } from '../../shell/head.ts';
import { asking, entryPage } from '../entry.server.ts';
import { EntryPage } from '../entry-page.tsx';
import { accountField } from '../login/login-form.ts';
import { readAnswers, typedInRequest } from '../receive.server.ts';
import type { Route } from './+types/route.ts';

const form = {
  sections: [{ fields: [accountField] }],
  submit: 'FORGOTTEN_SUBMIT',
} as const satisfies Questions;

export const handle = { isPersonal: true };

export function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return {
    ...entryPage(context, 'forgottenPassword'),
    intro: formTexts(context.language)('FORGOTTEN_INTRO'),
    shown: showQuestions(context, form),
  };
}

export async function action({ context: contexts, request }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { values, refused, turnDown } = readAnswers(context, form, await typedInRequest(request));
  if (refused) return refused;
  const { outcome } = await context.ownerLogin.requestPassword(values.email, asking(context, request));
  if (outcome !== 'sent') return turnDown({ because: 'LINK_TOO_MANY' }, 429);
  return redirect(`${href(context.language, 'login')}?told=password`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function ForgottenPassword({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<FormAnswer>();
  return (
    <EntryPage page={loaderData}>
      <PlainForm shown={loaderData.shown} answer={answer} />
    </EntryPage>
  );
}
