import { presentNews, type ShownNews } from '#app/article/article.server.ts';
import { isUpright } from '#app/article/lead-picture.tsx';
import { NewsCard } from '#app/article/news-card.tsx';
import { Modules } from '#app/modules/modules.tsx';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { requestContext } from '#app/request-context.ts';
import { listNews } from '#database/site/articles.ts';
import { firstPicture } from '#interface/first-picture.ts';
import { Link } from '#interface/link.tsx';
import { PageTop } from '#interface/page-top.tsx';
import { Picture } from '#interface/picture.tsx';
import { alternates } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, tags } = context;
  const t = textsFor(language);
  const screen = await loadScreen(context, 'news', { text: t('NEWS_TITLE') });
  tags.add('articles:news');
  const articles = (await listNews(database, 100)).map((article) => presentNews(article, context));
  const paths = alternates('news', {});
  return {
    head: pageHead(context, {
      title: screenName(context, 'news'),
      description: screen.title.text,
      alternates: paths,
      picture: firstPicture(articles),
    }),
    alternates: paths,
    crumbs: crumbsTo(context, 'news'),
    ...screen,
    articles,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function News({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, articles, modules } = loaderData;
  const [newest, ...earlier] = articles;
  return (
    <div className="page-end">
      <div className="column">
        <PageTop crumbs={crumbs} title={title} />
        {newest ? <Newest article={newest} /> : <p className="lede mt-5 text-ink-2">{t('NO_NEWS')}</p>}
        {earlier.length > 0 && (
          <ul className="mt-11 grid gap-x-6 gap-y-14 border-t border-line pt-11 tablet:grid-cols-2 desktop:mt-18 desktop:grid-cols-3 desktop:pt-14">
            {earlier.map((article) => (
              <li key={article.id}>
                <NewsCard article={article} withIntro />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Modules modules={modules} />
    </div>
  );
}

function Newest({ article }: { article: ShownNews }) {
  const { picture, publishedOn, title, intro, href } = article;
  return (
    <article className="group relative mt-9 grid items-end gap-x-6 gap-y-5 desktop:mt-14 desktop:grid-cols-12">
      {picture && (
        <div className="overflow-hidden desktop:col-span-8">
          <Picture
            picture={picture}
            alt=""
            priority
            sizes="(min-width: 1440px) 845px, (min-width: 961px) 66vw, calc(100vw - 40px)"
            className={`aspect-[3/2] w-full transition-transform duration-[250ms] ease-settle group-hover:scale-[1.02] desktop:aspect-[845/480] ${isUpright(picture) ? 'plan-picture' : ''}`}
          />
        </div>
      )}
      <div className="desktop:col-span-4">
        <p className="small text-ink-3">{publishedOn}</p>
        <h2 lang={title.lang} className="d3 mt-2">
          <Link to={href} className="after:absolute after:inset-0">
            {title.text}
          </Link>
        </h2>
        <p lang={intro.lang} className="mt-4 text-ink-2">
          {intro.text}
        </p>
      </div>
    </article>
  );
}
