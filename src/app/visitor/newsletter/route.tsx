import { data } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { showScreenForm } from '#app/visitor/form-page/screen-form.server.ts';
import { ScreenForm } from '#app/visitor/form-page/screen-form.tsx';
import type { Route } from './+types/route.ts';
import { newsletterForm } from './newsletter-form.ts';

export function loader({ context: contexts }: Route.LoaderArgs) {
  const words = { title: 'PAGE_NEWSLETTER', intro: 'NEWSLETTER_INTRO' } as const;
  return showScreenForm(contexts.get(requestContext), 'newsletter', words, newsletterForm);
}

export async function action(args: Route.ActionArgs) {
  const typed = await args.request
    .clone()
    .formData()
    .catch(() => undefined);
  // The visitor comes from the foot of a page, with the address typed; this page asks for the rest.
  if (typed?.has('begin')) {
    const email = String(typed.get('email') ?? '');
    const begun = {
      typed: { email: [email] },
      heading: '',
      problems: [],
      titlePrefix: '',
      captcha: undefined,
    };
    return data<FormAnswer>(begun);
  }
  return handleForm(args, newsletterForm);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <ScreenForm page={loaderData} className="max-w-[560px]" />;
}
