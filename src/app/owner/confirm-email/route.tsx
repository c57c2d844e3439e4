import { useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { leadIn } from '#app/owner/entry.server.ts';
import { loadLinkPage, tokenOf } from '#app/owner/link-page.server.ts';
import { LinkPage } from '#app/owner/link-page.tsx';
import { passwordField } from '#app/owner/login/login-form.ts';
import { readAnswers, typedInRequest } from '#app/owner/receive.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import type { Questions } from '#questions/form.ts';
import type { Route } from './+types/route.ts';

const form = {
  sections: [{ fields: [passwordField] }],
  submit: 'CONFIRM_SUBMIT',
} as const satisfies Questions;

export const handle = { isPersonal: true };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLinkPage(context.get(requestContext), url, {
    screen: 'confirmEmail',
    purpose: 'confirm-email',
    intro: 'CONFIRM_INTRO',
    form,
    again: { screen: 'login', label: 'LOGIN_SUBMIT' },
  });
}

export async function action({ context: contexts, request, url }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { values, refused, turnDown } = await readAnswers(context, form, await typedInRequest(request));
  if (refused) return refused;
  const given = { token: tokenOf(url), password: values.password };
  const confirmed = await context.ownerLogin.confirmEmail(given, asking(context, request));
  switch (confirmed.outcome) {
    case 'in':
      return leadIn(context, confirmed.cookies);
    case 'wrong':
      return turnDown({ problems: [{ field: 'password', key: 'PASSWORD_WRONG' }] });
    case 'too many':
      return turnDown({ because: 'LOGIN_TOO_MANY' }, 429);
    case 'busy':
      return turnDown({ because: 'LOGIN_BUSY' }, 503);
    default:
      return turnDown({ because: 'LINK_OVER' }, 410);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return <LinkPage page={loaderData} answer={useActionData<FormAnswer>()} />;
}
