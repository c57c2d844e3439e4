import { useClosedForms } from '#app/forms/closed-forms.tsx';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { contactForm } from '#app/modules/contact/contact-form.ts';
import { contactFormId } from '#app/modules/contact/contact-form-later.tsx';
import { ModulePage } from '#app/modules/module-page.tsx';
import { pageLead } from '#app/modules/page-lead.server.ts';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { requestContext } from '#app/request-context.ts';
import { alternates } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
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
    // On a phone the form comes after the offices.
    toForm: modules.some(({ type, data }) => type === 'contact' && data.view === 'form')
      ? formTexts(context.language)('CONTACT_WRITE')
      : null,
  };
}

export async function action(args: Route.ActionArgs) {
  return handleForm(args, contactForm(args.context.get(requestContext).settings));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Contact({ loaderData: { crumbs, lead, modules, toForm } }: Route.ComponentProps) {
  const isClosed = useClosedForms() !== null;
  return (
    <ModulePage crumbs={crumbs} lead={lead} modules={modules}>
      {toForm && !isClosed && (
        <p className="mt-4 desktop:hidden">
          <a href={`#${contactFormId}`} className="text-link inline-block py-1">
            {toForm}
          </a>
        </p>
      )}
    </ModulePage>
  );
}
