import type { RequestContext } from '#app/request-context.ts';
import { isDraft } from '#site/pages/find-page.ts';
import { fillPath, type PathName, pathEntry } from '#site/paths/paths.ts';

/** Null while the agency keeps the screen off its site. */
export function screenHref({ pages, language }: RequestContext, screen: PathName): string | null {
  return isDraft(pages, screen) ? null : fillPath(pathEntry(screen)[language]);
}

/** Null if the agency offers no free valuation. */
export function valuationHref(context: RequestContext): string | null {
  return context.settings.header.freeValuation ? screenHref(context, 'freeValuation') : null;
}
