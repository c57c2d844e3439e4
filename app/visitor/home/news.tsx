import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { ArrowLink } from '../../interface/arrow-link.tsx';
import { Picture, type ShownPicture } from '../../interface/picture.tsx';

type Article = { title: string; day: string; href: string; picture: ShownPicture | null };

/** The three newest articles: one large, two small. */
export function News({ articles, all }: { articles: Article[]; all: string }) {
  const t = useTexts();
  return (
    <section className="column section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="d2">{t('FROM_THE_OFFICE')}</h2>
        <ArrowLink to={all}>{t('ALL_NEWS')}</ArrowLink>
      </div>
      <ul className="mt-7 grid gap-x-6 gap-y-10 tablet:grid-cols-2 desktop:mt-11 desktop:grid-cols-12">
        {articles.map(({ title, day, href, picture }, index) => (
          <li
            key={href}
            className={`group relative ${index === 0 ? 'tablet:col-span-2 desktop:col-span-6' : 'desktop:col-span-3'}`}
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
                  className={`w-full transition-transform duration-[250ms] ease-settle group-hover:scale-[1.02] ${index === 0 ? 'aspect-[628/340] max-tablet:aspect-[3/2]' : 'aspect-[3/2] desktop:aspect-auto desktop:h-[min(23.6vw,340px)]'}`}
                />
              </div>
            )}
            <p className="tiny mt-4 text-ink-3">{day}</p>
            <h3 className={`mt-1 ${index === 0 ? 'd4 max-w-[22em]' : 'd5'}`}>
              <Link to={href} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
