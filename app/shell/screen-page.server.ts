import type { RequestContext } from '#server/context.ts';
import { type Page, screenOf } from '#site/page-schema.ts';
import type { PathName } from '#site/paths.ts';

/**
 * Takes a screen; gives the page that the agency has made of it. Throws a 404 where that is a draft. A screen that
 * stands in no menu and was never configured has no page, and shows itself as the product made it.
 */
export function screenPage({ pages }: Pick<RequestContext, 'pages'>, screen: PathName): Page | undefined {
  return pages.find((page) => screenOf(page) === screen);
}
