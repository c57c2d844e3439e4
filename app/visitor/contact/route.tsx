import { requestContext } from '#server/context.ts';
import { alternates } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import { handleForm } from '../../forms/handle-form.server.ts';
import { contactForm } from '../../modules/contact-form.ts';
import { ModulePage } from '../../modules/module-page.tsx';
import { pageLead } from '../../modules/page-lead.server.ts';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { screenName } from '../../shell/screen-name.server.ts';
import { loadScreen } from '../../shell/screen-page.server.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const { title, modules } = await loadScreen(context, 'contact', { text: t('CONTACT_TITLE') });
  const paths = alternates('contact', {});
  return {
    head: pageHead(context, {
      title: screenName(context, 'contact'),
      description: t('CONTACT_INTRO'),
      alternates: paths,
    }),
    alternates: paths,
    crumbs: crumbsTo(context, 'contact'),
    lead: pageLead(modules, { title, intro: { text: t('CONTACT_INTRO') } }),
    modules,
  };
}

export async function action(args: Route.ActionArgs) {
  return handleForm(args, contactForm, { thanks: 'thanksContact' });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Contact({ loaderData: { crumbs, lead, modules } }: Route.ComponentProps) {
  return <ModulePage crumbs={crumbs} lead={lead} modules={modules} />;
}
