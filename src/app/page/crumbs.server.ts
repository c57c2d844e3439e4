import type { RequestContext } from '#app/request-context.ts';
import type { Crumb } from '#interface/breadcrumb.tsx';
import { type PathName, pathEntry, pathNames } from '#site/paths/paths.ts';
import { screenHref } from './screen-href.server.ts';
import { screenName } from './screen-name.server.ts';

/** `shown`: the words of the last crumb if the screen has no name of its own. */
export function crumbsTo(context: RequestContext, page: PathName, shown?: string): Crumb[] {
  const crumbs: Crumb[] = [{ label: shown ?? screenName(context, page) }];
  for (let parent = parentOf(page); parent; parent = parentOf(parent)) {
    const href = screenHref(context, parent);
    if (href) crumbs.unshift({ label: screenName(context, parent), href });
  }
  return crumbs;
}

function parentOf(page: PathName): PathName | undefined {
  const { parent } = pathEntry(page);
  return pathNames.find((name) => name === parent);
}
