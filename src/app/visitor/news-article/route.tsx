import { redirect } from 'react-router';
import { presentArticle, presentNews } from '#app/article/article.server.ts';
import { ArticleText } from '#app/article/article-text.tsx';
import { LeadPicture, UprightPicture } from '#app/article/lead-picture.tsx';
import { NewsCard } from '#app/article/news-card.tsx';
import { findShownNews } from '#app/article/shown-article.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { agencyContact } from '#app/people/people.server.ts';
import { TalkToUs } from '#app/people/talk-to-us.tsx';
import { ShareMenu } from '#app/property/share.tsx';
import { requestContext } from '#app/request-context.ts';
import { articleThing } from '#app/structured-data/article.server.ts';
import { listNews } from '#database/site/articles.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import { TextColumns } from '#interface/text-columns.tsx';
import { newsPaths } from '#site/articles/article-places.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, settings, language, tags } = context;
  tags.add('articles:news');
  const [article, newest] = await Promise.all([findShownNews(context, params.slug), listNews(database, 4)]);
  if (!article) throw missingPage(url.pathname);
  const paths = newsPaths(article, settings.defaultLanguage);
  if (url.pathname !== paths[language]) throw redirect(paths[language], 301);
  const shown = presentArticle(article, context);
  context.structuredData.push(
    articleThing('NewsArticle', context, { article, shown, path: paths[language] }),
  );
  return {
    head: pageHead(context, {
      title: shown.title.text,
      description: shown.intro.text,
      alternates: paths,
      picture: shown.picture,
      kind: 'article',
    }),
    alternates: paths,
    crumbs: crumbsTo(context, 'newsArticle', excerpt(shown.title.text, { limit: 32, ellipsis: true })),
    article: shown,
    others: newest
      .filter(({ id }) => id !== article.id)
      .slice(0, 3)
      .map((each) => presentNews(each, context)),
    all: screenHref(context, 'news'),
    contact: agencyContact(context),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function NewsArticle({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { head, crumbs, article, others, all, contact } = loaderData;
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={article.title}>
        <Lede {...article.intro} />
        <p className="tiny mt-5 text-ink-3">{article.publishedOn}</p>
      </PageTop>
      <LeadPicture picture={article.picture} />
      <TextColumns aside={<TalkToUs {...contact} />}>
        <UprightPicture picture={article.picture} />
        <ArticleText body={article.body} />
        <div className="no-print mt-9 flex">
          <ShareMenu
            title={article.title.text}
            url={head.url}
            className="facts flex min-h-11 items-center gap-2.5 font-semibold"
          />
        </div>
      </TextColumns>
      {others.length > 0 && (
        <section className="section border-t border-ink pt-9">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
            <h2 className="d3">{t('MORE_NEWS')}</h2>
            {all && <ArrowLink to={all}>{t('ALL_NEWS')}</ArrowLink>}
          </div>
          <ul className="mt-7 grid gap-x-6 gap-y-10 tablet:grid-cols-2 desktop:mt-11 desktop:grid-cols-3">
            {others.map((other) => (
              <li key={other.id} className="tablet:max-desktop:nth-3:hidden">
                <NewsCard article={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
