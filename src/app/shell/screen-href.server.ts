import type { RequestContext } from '#app/request-context.ts';
import { isDraft } from '#site/pages/find-page.ts';
import { fillPath, type PathName, pathEntry } from '#site/paths/paths.ts';

/** Takes a screen; gives its path in the language of the page, or null while the agency keeps it off its site. */
export function screenHref({ pages, language }: RequestContext, screen: PathName): string | null {
  return isDraft(pages, screen) ? null : fillPath(pathEntry(screen)[language]);
}

/** Gives the way to a free valuation, or null where the agency offers none. */
export function valuationHref(context: RequestContext): string | null {
  return context.settings.header.freeValuation ? screenHref(context, 'freeValuation') : null;
}
