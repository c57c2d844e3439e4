import { type RequestContext, requestContext } from '#server/context.ts';
import { findOwnPage } from '#site/find-page.ts';
import { pagePath, screenOf } from '#site/page-schema.ts';
import { ModulePage } from '../../modules/module-page.tsx';
import { headElements } from '../../shell/head.ts';
import { isPreviewed } from '../../shell/is-previewed.server.ts';
import { missingPage } from '../../shell/missing-page.server.ts';
import type { Route } from './+types/route.ts';
import { loadOwnPage } from './own-page.server.ts';

/** Every address that no screen has: a page of the agency's own, or none. */
export function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const page = findOwnPage(context.pages, url.pathname) ?? previewedPage(context, url.pathname);
  if (!page) throw missingPage(url.pathname);
  return loadOwnPage(context, page);
}

/** The draft that the visitor has a link to, where it will be here. */
function previewedPage(context: RequestContext, path: string) {
  const { pages, language } = context;
  return pages.find(
    (page) =>
      isPreviewed(context, 'page', page.id) && !screenOf(page) && pagePath(pages, page, language) === path,
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnPage({ loaderData: { head, crumbs, lead, modules } }: Route.ComponentProps) {
  // Who goes on to another own page must not find the film of the first one running there.
  return <ModulePage key={head.url} crumbs={crumbs} lead={lead} modules={modules} />;
}
