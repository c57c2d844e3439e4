import type { PathName } from '#site/paths/paths.ts';
import { type Screaming, screaming } from '#texts/screaming.ts';
import type { Texts } from '#texts/server/texts.ts';

/** Screens that are named after what they show, and thank-you pages, which say something instead. */
type Unnamed =
  | Extract<PathName, `thanks${string}`>
  | 'propertyForSale'
  | 'propertyForRent'
  | 'project'
  | 'testimonial'
  | 'newsArticle';

/** A screen without its name in the tables of texts does not compile: 'demandRegister' is PAGE_DEMAND_REGISTER. */
type PageTitleKey = `PAGE_${Screaming<Exclude<PathName, Unnamed>>}`;

/** Its name in menus, breadcrumbs and titles; '' for a screen that has none. */
export function pageTitle(t: Texts, page: PathName): string {
  return t(`PAGE_${screaming(page)}` as PageTitleKey);
}
