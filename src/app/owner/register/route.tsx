import { redirect, useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import { ClosedForms, useClosedForms } from '#app/forms/closed-forms.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { isPrivacyWritten } from '#app/forms/is-privacy-written.server.ts';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { showQuestions } from '#app/forms/show-form.server.ts';
import { entryPage } from '#app/owner/entry.server.ts';
import { EntryPage } from '#app/owner/entry-page.tsx';
import { newPasswordProblems } from '#app/owner/new-password.server.ts';
import { readAnswers, typedInRequest } from '#app/owner/receive.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { href } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { Route } from './+types/route.ts';
import { registerForm } from './register-form.ts';

export const handle = { isPersonal: true };

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  return {
    ...(await entryPage(context, 'register')),
    intro: formTexts(context.language)('REGISTER_INTRO'),
    shown: showQuestions(context, registerForm),
  };
}

export async function action({ context: contexts, request }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { language, ownerLogin } = context;
  const { values, refused, turnDown } = await readAnswers(
    context,
    registerForm,
    await typedInRequest(request),
    (given) => newPasswordProblems(context, given, given),
  );
  if (refused) return refused;
  if (!(await isPrivacyWritten(context))) return turnDown({ because: 'FORMS_CLOSED' }, 503);
  const { name, email, password } = values;
  const { outcome } = await ownerLogin.register(
    { name, email, password, language },
    asking(context, request),
  );
  if (outcome === 'too many') return turnDown({ because: 'LINK_TOO_MANY' }, 429);
  if (outcome === 'busy') return turnDown({ because: 'LOGIN_BUSY' }, 503);
  return redirect(`${href(language, 'login')}?told=register`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Register({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<FormAnswer>();
  const closed = useClosedForms();
  return (
    <EntryPage page={loaderData}>
      {closed ? <ClosedForms closed={closed} /> : <PlainForm shown={loaderData.shown} answer={answer} />}
    </EntryPage>
  );
}
