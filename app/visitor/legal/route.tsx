import { Link } from 'react-router';
import { findArticleByKey } from '#database/articles.ts';
import { requestContext } from '#server/context.ts';
import { isDraft } from '#site/find-page.ts';
import { alternates, href, matchPath } from '#site/paths.ts';
import { useTexts } from '#texts/use-texts.ts';
import { presentArticle } from '../../article/article.server.ts';
import { ArticleText } from '../../article/article-text.tsx';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { TextColumns } from '../../interface/text-columns.tsx';
import { Modules } from '../../modules/modules.tsx';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { missingPage } from '../../shell/missing-page.server.ts';
import { screenName } from '../../shell/screen-name.server.ts';
import { loadScreen } from '../../shell/screen-page.server.ts';
import type { Route } from './+types/route.ts';
import { presentKeptInBrowser } from './kept-in-browser.server.ts';
import { KeptInBrowser } from './kept-in-browser.tsx';

const pages = ['privacy', 'cookiePolicy', 'disclaimer'] as const;

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, tags } = context;
  const name = matchPath(url.pathname)?.name;
  const page = pages.find((each) => each === name);
  tags.add('articles:page');
  const article = page && (await findArticleByKey(database, page));
  if (!article) throw missingPage(url.pathname);
  const shown = presentArticle(article, context);
  const screen = await loadScreen(context, page, shown.title);
  const paths = alternates(page, {});
  return {
    head: pageHead(context, { title: screen.title.text, description: shown.intro.text, alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(context, page),
    ...screen,
    article: shown,
    kept: page === 'cookiePolicy' ? presentKeptInBrowser(context) : null,
    others: pages
      .filter((each) => each !== page && !isDraft(context.pages, each))
      .map((each) => ({ label: screenName(context, each), href: href(language, each) })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Legal({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, modules, article, kept, others } = loaderData;
  return (
    <div className="page-end">
      <div className="column">
        <PageTop crumbs={crumbs} title={title}>
          <Lede {...article.intro} />
          <p className="tiny mt-5 text-ink-3">{t('UPDATED_ON', { day: article.updatedOn })}</p>
        </PageTop>
        <TextColumns
          aside={
            <nav aria-label={t('READ_ALSO')} className="border-t border-ink pt-6">
              <h2 className="d5">{t('READ_ALSO')}</h2>
              <ul className="mt-3">
                {others.map((other) => (
                  <li key={other.href} className="py-1.5">
                    <Link to={other.href} className="text-link">
                      {other.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          }
        >
          <ArticleText body={article.body} />
          {kept && <KeptInBrowser kept={kept} />}
        </TextColumns>
      </div>
      <Modules modules={modules} />
    </div>
  );
}
