import type { Language } from '#domain/language.ts';
import { fillPath, type PathName, pathEntry, pathNames } from '#site/paths.ts';
import { pageTitle } from '#texts/page-title.ts';
import { textsFor } from '#texts/server.ts';
import type { Crumb } from '../interface/breadcrumb.tsx';

/** Takes a screen, and what it shows where it has no name of its own; gives the way to it from the home page. */
export function crumbsTo(language: Language, page: PathName, shown?: string): Crumb[] {
  const t = textsFor(language);
  const crumbs: Crumb[] = [{ label: shown ?? pageTitle(t, page) }];
  for (let parent = parentOf(page); parent; parent = parentOf(parent)) {
    crumbs.unshift({ label: pageTitle(t, parent), href: fillPath(pathEntry(parent)[language]) });
  }
  return crumbs;
}

function parentOf(page: PathName): PathName | undefined {
  const { parent } = pathEntry(page);
  return pathNames.find((name) => name === parent);
}
