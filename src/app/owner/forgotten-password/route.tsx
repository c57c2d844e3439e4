import { redirect, useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { showQuestions } from '#app/forms/show-form.server.ts';
import { entryPage } from '#app/owner/entry.server.ts';
import { EntryPage } from '#app/owner/entry-page.tsx';
import { accountField } from '#app/owner/login/login-form.ts';
import { readAnswers, typedInRequest } from '#app/owner/receive.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { Link } from '#interface/link.tsx';
import type { Questions } from '#questions/form.ts';
import { href } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { Route } from './+types/route.ts';

const form = {
  sections: [{ fields: [accountField] }],
  submit: 'FORGOTTEN_SUBMIT',
} as const satisfies Questions;

export const handle = { isPersonal: true };

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = formTexts(context.language);
  return {
    ...(await entryPage(context, 'forgottenPassword')),
    intro: t('FORGOTTEN_INTRO'),
    login: { href: href(context.language, 'login'), label: t('FORGOTTEN_BACK') },
    shown: showQuestions(context, form),
  };
}

export async function action({ context: contexts, request }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { values, refused, turnDown } = await readAnswers(context, form, await typedInRequest(request));
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
      <PlainForm shown={loaderData.shown} answer={answer}>
        <Link to={loaderData.login.href} className="text-brick underline underline-offset-4">
          {loaderData.login.label}
        </Link>
      </PlainForm>
    </EntryPage>
  );
}
