import { Link } from '#interface/link.tsx';
import { Picture } from '#interface/picture.tsx';
import type { ShownNews } from './article.server.ts';
import { isUpright } from './lead-picture.tsx';

const threeInRow =
  '(min-width: 1440px) 411px, (min-width: 961px) 31vw, (min-width: 768px) 46vw, calc(100vw - 40px)';

export function NewsCard({
  article,
  withIntro = false,
  sizes = threeInRow,
}: {
  article: ShownNews;
  withIntro?: boolean;
  sizes?: string;
}) {
  const { picture, publishedOn, title, intro, href } = article;
  return (
    <article className="group relative">
      {picture && (
        <div className="mb-5 overflow-hidden">
          <Picture
            picture={picture}
            alt=""
            sizes={sizes}
            className={`aspect-[3/2] w-full transition-transform duration-[250ms] ease-settle group-hover:scale-[1.02] ${isUpright(picture) ? 'plan-picture' : ''}`}
          />
        </div>
      )}
      {publishedOn && <p className="small text-ink-3">{publishedOn}</p>}
      <h3 lang={title.lang} className="d5 mt-1.5">
        <Link to={href} className="after:absolute after:inset-0">
          {title.text}
        </Link>
      </h3>
      {withIntro && (
        <p lang={intro.lang} className="facts mt-2 font-normal text-ink-2">
          {intro.text}
        </p>
      )}
    </article>
  );
}
