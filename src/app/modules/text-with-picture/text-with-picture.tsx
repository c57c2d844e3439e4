import { ArticleText } from '#app/article/article-text.tsx';
import type { Film } from '#app/film/film.server.ts';
import { FilmOnDemand } from '#app/film/film-on-demand.tsx';
import { focusLook } from '#app/modules/background/focus.ts';
import type { ShownLink } from '#app/modules/module-context.server.ts';
import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import type { ShownBody } from '#app/page/present-text.server.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import type { Focus } from '#site/settings/settings.ts';

const sizes = '(min-width: 1440px) 640px, (min-width: 961px) 50vw, 100vw';

/** The picture is as wide as a card of two in a row. If there is little room, it stands below the text. */
export function TextWithPicture({
  title,
  isPictureLeft,
  body,
  picture,
  focus = 'middle',
  film,
  link,
}: {
  title: ShownTitle;
  isPictureLeft: boolean;
  body: ShownBody;
  picture: ShownPicture | null;
  focus?: Focus;
  film: Film | null;
  link: ShownLink | null;
}) {
  const columns = isPictureLeft
    ? 'across:grid-cols-[calc(50%-12px)_1fr]'
    : 'across:grid-cols-[1fr_calc(50%-12px)]';
  return (
    <section className={`grid items-center gap-x-18 gap-y-8 wide:gap-x-30 ${film || picture ? columns : ''}`}>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes={sizes}
          className={`aspect-[3/2] w-full ${isPictureLeft ? '' : 'across:order-last'} ${focusLook[focus]}`}
        />
      )}
      <div>
        <ModuleTitle {...title} />
        <div className={title.text && 'mt-5'}>
          <ArticleText body={body} />
        </div>
        {link && (
          <p className="mt-7">
            <ArrowLink to={link.href} external={link.external}>
              {link.label}
            </ArrowLink>
          </p>
        )}
      </div>
      {/* After the words that describe it. */}
      {film && (
        <FilmOnDemand film={film} sizes={sizes} className={isPictureLeft ? 'across:order-first' : ''} />
      )}
    </section>
  );
}
