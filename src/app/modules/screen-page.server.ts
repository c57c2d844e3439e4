import { isPreviewed } from '#app/page/is-previewed.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { presentText, type ShownText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findScreenPage } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { href, type PathName } from '#site/paths/paths.ts';
import { type LoadedModule, loadModules } from './load-modules.server.ts';

/**
 * Undefined for a screen that stands in no menu and was never configured: the product's default is shown. Throws a 404
 * if the page is a draft, except in its preview.
 */
export function screenPage(context: RequestContext, screen: PathName): Page | undefined {
  const page = findScreenPage(context.pages, screen);
  if (page?.status !== 'draft' || isPreviewed(context, 'page', page.id)) return page;
  // The page does not exist in any other language either.
  throw missingPage(href(context.language, 'home'));
}

/** The agency's title comes before the product's, and the modules are loaded. Throws a 404 if the page is a draft. */
export async function loadScreen(
  context: RequestContext,
  screen: PathName,
  title: ShownText,
): Promise<{ title: ShownText; modules: LoadedModule[] }> {
  const page = screenPage(context, screen);
  const own = presentText(page?.title, context);
  return { title: own.text ? own : title, modules: page ? await loadModules(page, context) : [] };
}
