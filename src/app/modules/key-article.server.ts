import { presentArticle } from '#app/article/article.server.ts';
import { findShownByKey } from '#app/article/shown-article.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { alternatesWithQuery, matchPath, type PathName } from '#site/paths/paths.ts';
import { loadScreen } from './screen-page.server.ts';

/** Throws a 404 if the screen has no article. */
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
