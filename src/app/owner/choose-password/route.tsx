import { useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { leadIn } from '#app/owner/entry.server.ts';
import { loadLinkPage, tokenOf } from '#app/owner/link-page.server.ts';
import { LinkPage } from '#app/owner/link-page.tsx';
import { newPasswordProblems } from '#app/owner/new-password.server.ts';
import { newPasswordFields } from '#app/owner/new-password.ts';
import { readAnswers, typedInRequest } from '#app/owner/receive.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import type { Questions } from '#questions/form.ts';
import type { Route } from './+types/route.ts';

const form = {
  sections: [{ fields: newPasswordFields }],
  submit: 'CHOOSE_SUBMIT',
} as const satisfies Questions;

export const handle = { isPersonal: true };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLinkPage(context.get(requestContext), url, {
    screen: 'choosePassword',
    purpose: 'choose-password',
    intro: 'CHOOSE_INTRO',
    form,
    again: { screen: 'forgottenPassword', label: 'LINK_AGAIN' },
  });
}

export async function action({ context: contexts, request, url }: Route.ActionArgs) {
  const context = contexts.get(requestContext);
  const { ownerLogin, now } = context;
  const token = tokenOf(url);
  const link = await ownerLogin.findLink('choose-password', token, now);
  const { values, refused, turnDown } = await readAnswers(
    context,
    form,
    await typedInRequest(request),
    (given) => (link ? newPasswordProblems(context, given, link.owner) : []),
  );
  if (!link) return turnDown({ because: 'LINK_OVER' }, 410);
  if (refused) return refused;
  const chosen = await ownerLogin.choosePassword(
    { token, password: values.password },
    asking(context, request),
  );
  if (chosen.outcome === 'in') return leadIn(context, chosen.cookies);
  if (chosen.outcome === 'busy') return turnDown({ because: 'LOGIN_BUSY' }, 503);
  return turnDown({ because: 'LINK_OVER' }, 410);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function ChoosePassword({ loaderData }: Route.ComponentProps) {
  return <LinkPage page={loaderData} answer={useActionData<FormAnswer>()} />;
}
