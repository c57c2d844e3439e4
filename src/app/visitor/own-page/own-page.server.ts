import { loadModules } from '#app/modules/load-modules.server.ts';
import { pageLead } from '#app/modules/page-lead.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { presentText, type ShownText } from '#app/page/present-text.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Crumb } from '#interface/breadcrumb.tsx';
import { pagePaths } from '#site/pages/find-page.ts';
import { type Page, pagePath, screenOf } from '#site/pages/page-schema.ts';
import { pathEntry } from '#site/paths/paths.ts';

export async function loadOwnPage(context: RequestContext, page: Page) {
  context.tags.add('pages');
  const modules = await loadModules(page, context);
  const title = ownTitle(page, context);
  const lead = pageLead(modules, { title });
  const alternates = pagePaths(context.pages, page);
  return {
    head: pageHead(context, {
      title: lead.title.text || title.text,
      description: lead.intro?.text,
      picture: lead.picture,
      alternates,
    }),
    alternates,
    crumbs: [...crumbsAbove(page, context), { label: title.text }],
    lead,
    modules,
  };
}

function ownTitle(page: Page, context: RequestContext): ShownText {
  const title = presentText(page.title, context);
  return title.text ? title : { text: page.name };
}

/** Leaves out a page that is a draft. */
function crumbsAbove({ parentId }: Page, context: RequestContext): Crumb[] {
  const { pages, language } = context;
  const parent = parentId === null ? undefined : pages.find(({ id }) => id === parentId);
  if (!parent) return [{ label: screenName(context, 'home'), href: pathEntry('home')[language] }];
  const screen = screenOf(parent);
  const above = screen ? crumbsTo(context, screen).slice(0, -1) : crumbsAbove(parent, context);
  const href = pagePath(pages, parent, language);
  return parent.status === 'published'
    ? [...above, { label: screen ? screenName(context, screen) : ownTitle(parent, context).text, href }]
    : above;
}
