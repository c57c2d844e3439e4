import { presentText, type ShownText } from '#app/article/present-text.server.ts';
import { type LoadedModule, loadModules } from '#app/modules/load-modules.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findScreenPage } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { href, type PathName } from '#site/paths/paths.ts';
import { isPreviewed } from './is-previewed.server.ts';
import { missingPage } from './missing-page.server.ts';

/**
 * Takes a screen; gives the page that the agency has made of it. Throws a 404 where that is a draft, save in a preview of it. A screen that
 * stands in no menu and was never configured has no page, and shows itself as the product made it.
 */
export function screenPage(context: RequestContext, screen: PathName): Page | undefined {
  const page = findScreenPage(context.pages, screen);
  if (page?.status !== 'draft' || isPreviewed(context, 'page', page.id)) return page;
  // No other language has it either.
  throw missingPage(href(context.language, 'home'));
}

/**
 * Takes a screen and the title that the product gives it; gives the title that the agency gave it instead, and the
 * modules that it put on it, loaded. Throws a 404 where its page is a draft.
 */
export async function loadScreen(
  context: RequestContext,
  screen: PathName,
  title: ShownText,
): Promise<{ title: ShownText; modules: LoadedModule[] }> {
  const page = screenPage(context, screen);
  const own = presentText(page?.title, context);
  return { title: own.text ? own : title, modules: page ? await loadModules(page, context) : [] };
}
