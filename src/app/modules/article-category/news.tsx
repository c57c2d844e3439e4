import type { ShownNews } from '#app/article/article.server.ts';
import { isUpright } from '#app/article/lead-picture.tsx';
import { NewsCard } from '#app/article/news-card.tsx';
import { type CardRow, cardRowLook } from '#app/modules/card-row.ts';
import { type AllLink, ModuleHead } from '#app/modules/module-head.tsx';
import type { ShownTitle } from '#app/modules/module-title.tsx';
import { Link } from '#interface/link.tsx';
import { Picture } from '#interface/picture.tsx';

/** Three articles across the page are one large and two small; otherwise they are cards in a row. */
export function News({
  title,
  articles,
  all,
  isLed,
  row,
}: {
  title: ShownTitle;
  articles: ShownNews[];
  all: AllLink;
  isLed: boolean;
  row: CardRow;
}) {
  return (
    <section>
      <ModuleHead title={title} all={all} />
      {isLed ? (
        <LedRow articles={articles} />
      ) : (
        <ul className={`mt-8 grid gap-x-6 gap-y-11 tablet:mt-11 ${cardRowLook[row.perRow]}`}>
          {articles.map((article) => (
            <li key={article.id}>
              <NewsCard article={article} withIntro={row.perRow <= 2} sizes={row.sizes} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LedRow({ articles }: { articles: ShownNews[] }) {
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-9 tablet:mt-11 tablet:grid-cols-2 desktop:grid-cols-[2fr_1fr_1fr]">
      {articles.map(({ id, title, publishedOn, href, picture }, index) => (
        <li
          key={id}
          className={`group relative ${index === 0 ? 'tablet:col-span-2 desktop:col-span-1' : ''}`}
        >
          {picture && (
            <div className="overflow-hidden">
              <Picture
                picture={picture}
                alt=""
                sizes={
                  index === 0
                    ? '(min-width: 1440px) 628px, (min-width: 961px) 48vw, 100vw'
                    : '(min-width: 1440px) 460px, (min-width: 768px) 46vw, 100vw'
                }
                className={`aspect-[3/2] w-full transition-transform duration-[250ms] ease-settle group-hover:scale-[1.02] tablet:aspect-auto tablet:h-[340px] ${isUpright(picture) ? 'plan-picture' : ''}`}
              />
            </div>
          )}
          <p className="small mt-5 text-ink-3">{publishedOn}</p>
          <h3 lang={title.lang} className={`mt-1.5 ${index === 0 ? 'd4' : 'd5'}`}>
            <Link to={href} className="after:absolute after:inset-0">
              {title.text}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
