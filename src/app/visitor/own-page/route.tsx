import { ModulePage } from '#app/modules/module-page.tsx';
import { headElements } from '#app/page/head.ts';
import { isPreviewed } from '#app/page/is-previewed.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { findOwnPage } from '#site/pages/find-page.ts';
import { pagePath, screenOf } from '#site/pages/page-schema.ts';
import type { Route } from './+types/route.ts';
import { loadOwnPage } from './own-page.server.ts';

/** Answers every address that no screen has. */
export function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const page = findOwnPage(context.pages, url.pathname) ?? previewedPage(context, url.pathname);
  if (!page) throw missingPage(url.pathname);
  return loadOwnPage(context, page);
}

/** The draft of the visitor's preview link, at the path where it will be. */
function previewedPage(context: RequestContext, path: string) {
  const { pages, language } = context;
  return pages.find(
    (page) =>
      isPreviewed(context, 'page', page.id) && !screenOf(page) && pagePath(pages, page, language) === path,
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function OwnPage({ loaderData: { head, crumbs, lead, modules } }: Route.ComponentProps) {
  // A new key, so that the film of one own page does not go on running on the next.
  return <ModulePage key={head.url} crumbs={crumbs} lead={lead} modules={modules} />;
}
