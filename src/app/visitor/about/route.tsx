import { ModulePage } from '#app/modules/module-page.tsx';
import { pageLead } from '#app/modules/page-lead.server.ts';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { requestContext } from '#app/request-context.ts';
import { alternates } from '#site/paths/paths.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { title, modules } = await loadScreen(context, 'about', { text: screenName(context, 'about') });
  const lead = pageLead(modules, { title });
  const paths = alternates('about', {});
  return {
    head: pageHead(context, {
      title: lead.title.text,
      description: lead.intro?.text,
      picture: lead.picture,
      alternates: paths,
    }),
    alternates: paths,
    crumbs: crumbsTo(context, 'about'),
    lead,
    modules,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function About({ loaderData: { crumbs, lead, modules } }: Route.ComponentProps) {
  return <ModulePage crumbs={crumbs} lead={lead} modules={modules} />;
}
