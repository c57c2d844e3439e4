import type { PathName } from '#site/paths/paths.ts';
import { type Screaming, screaming } from '#texts/screaming.ts';
import type { Texts } from '#texts/server/texts.ts';

/** Screens named after their contents, and thank-you pages, whose title says something instead. */
type Unnamed =
  | Extract<PathName, `thanks${string}`>
  | 'propertyForSale'
  | 'propertyForRent'
  | 'project'
  | 'testimonial'
  | 'newsArticle';

/** A screen without a name in the tables of texts does not compile: 'demandRegister' needs PAGE_DEMAND_REGISTER. */
type PageTitleKey = `PAGE_${Screaming<Exclude<PathName, Unnamed>>}`;

/** The name in menus, breadcrumbs and titles; '' for a screen that has none. */
export function pageTitle(t: Texts, page: PathName): string {
  return t(`PAGE_${screaming(page)}` as PageTitleKey);
}
