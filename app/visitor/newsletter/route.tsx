import { data, useActionData } from 'react-router';
import { requestContext } from '#server/context.ts';
import { alternates } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { handleForm } from '../../forms/handle-form.server.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { showForm } from '../../forms/show-form.server.ts';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { loadScreen } from '../../shell/screen-page.server.ts';
import type { Route } from './+types/route.ts';
import { newsletterForm } from './newsletter-form.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const { title } = await loadScreen(context, 'newsletter', { text: t('PAGE_NEWSLETTER') });
  const paths = alternates('newsletter', {});
  return {
    head: pageHead(context, { title: title.text, description: t('NEWSLETTER_INTRO'), alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(context, 'newsletter'),
    title,
    intro: t('NEWSLETTER_INTRO'),
    shown: showForm(context, newsletterForm),
  };
}

export async function action(args: Route.ActionArgs) {
  const typed = await args.request
    .clone()
    .formData()
    .catch(() => undefined);
  // From the foot of a page: the address is there, the rest is asked here.
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
  return handleForm(args, newsletterForm, { thanks: 'thanksNewsletter' });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, intro, shown } = loaderData;
  const answer = useActionData<FormAnswer>();
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={title}>
        <Lede text={intro} />
      </PageTop>
      <div className="mt-9 max-w-[560px] desktop:mt-14">
        <PostForm shown={shown} answer={answer} />
      </div>
    </div>
  );
}
