import type { RequestContext } from '#app/request-context.ts';
import { pickText } from '#domain/language.ts';
import { findScreenPage } from '#site/pages/find-page.ts';
import type { PathName } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pageTitle } from '#texts/wording/page-title.ts';

/** The name of a screen for breadcrumbs, links and titles: the agency's, else the product's. */
export function screenName(
  { pages, language, settings }: Pick<RequestContext, 'pages' | 'language' | 'settings'>,
  screen: PathName,
): string {
  const own = pickText(findScreenPage(pages, screen)?.title, language, settings.defaultLanguage);
  return own?.text ?? pageTitle(textsFor(language), screen);
}
