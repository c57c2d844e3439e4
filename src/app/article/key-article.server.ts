import type { RequestContext } from '#app/request-context.ts';
import { crumbsTo } from '#app/shell/crumbs.server.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { missingPage } from '#app/shell/missing-page.server.ts';
import { loadScreen } from '#app/shell/screen-page.server.ts';
import { alternatesWithQuery, matchPath, type PathName } from '#site/paths/paths.ts';
import { presentArticle } from './article.server.ts';
import { findShownByKey } from './shown-article.server.ts';

/** Throws a 404 where the screen has no article. */
export async function loadKeyArticle<Screen extends PathName>(
  context: RequestContext,
  url: URL,
  screens: readonly Screen[],
) {
  const name = matchPath(url.pathname)?.name;
  const screen = screens.find((each) => each === name);
  const article = screen && (await findShownByKey(context, screen));
  if (!article) throw missingPage(url.pathname);
  const shown = presentArticle(article, context);
  const { title, modules } = await loadScreen(context, screen, shown.title);
  const paths = alternatesWithQuery(screen, '');
  return {
    screen,
    article,
    page: {
      head: pageHead(context, { title: title.text, description: shown.intro.text, alternates: paths }),
      alternates: paths,
      crumbs: crumbsTo(context, screen),
      title,
      modules,
      article: shown,
    },
  };
}
