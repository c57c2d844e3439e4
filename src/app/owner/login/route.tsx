import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { DoneNotice } from '#app/owner/done-notice.tsx';
import { EntryPage } from '#app/owner/entry-page.tsx';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnLogin, loadLogin } from './login-page.server.ts';

export const handle = { isPersonal: true };

export function loader({ context, request, url }: Route.LoaderArgs) {
  return loadLogin(context.get(requestContext), { request, url });
}

export function action({ context, request, url }: Route.ActionArgs) {
  return actOnLogin(context.get(requestContext), { request, url });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Login({ loaderData }: Route.ComponentProps) {
  const { told, shown, forgotten, register } = loaderData;
  const t = useTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <EntryPage page={{ ...loaderData, title: t('LOGIN_TITLE') }} help={t('LOGIN_INTRO')}>
      <DoneNotice text={told} />
      <PlainForm shown={shown} answer={answer}>
        <Link to={forgotten.href} className="text-brick underline underline-offset-4">
          {forgotten.label}
        </Link>
      </PlainForm>
      <p className="mt-11 border-t border-line pt-5">
        <ArrowLink to={register.href}>{register.label}</ArrowLink>
      </p>
    </EntryPage>
  );
}
