import type { ReactNode } from 'react';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { Film } from './film.server.ts';

/**
 * The same before and after it is asked for. The player of YouTube wants a height of at least 200 px; the width of 0
 * keeps a column from growing with that.
 */
export const filmShape = 'aspect-video min-h-60 w-0 min-w-full';

/** The photograph is the button, and says so in its corner. Without one a band has the button. */
export function FilmCover({
  film: { kind, picture },
  sizes,
  onStart,
}: {
  film: Pick<Film, 'kind' | 'picture'>;
  sizes: string;
  onStart: () => void;
}) {
  const t = useTexts();
  const words = (
    <>
      <Icon name={kind === 'video' ? 'play' : 'rotate-3d'} />
      {kind === 'video' ? t('LOAD_VIDEO') : t('LOAD_TOUR')}
    </>
  );
  if (!picture) {
    return (
      <div className="needs-script bg-tint-2 p-6">
        <Button type="button" kind="quiet" onClick={onStart}>
          {words}
        </Button>
      </div>
    );
  }
  return (
    <button type="button" onClick={onStart} className={`needs-script ${cover}`}>
      <Photograph picture={picture} sizes={sizes}>
        {words}
      </Photograph>
    </button>
  );
}

/** Leads to a film that is not shown here. */
export function OpenCover({
  film: { href, host },
  picture,
  sizes,
}: {
  film: Pick<Film, 'href' | 'host'>;
  picture: ShownPicture;
  sizes: string;
}) {
  const t = useTexts();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={cover}>
      <Photograph picture={picture} sizes={sizes}>
        {t('OPEN_AT_HOST', { host })}
        <Icon name="arrow-up-right" />
      </Photograph>
    </a>
  );
}

const cover = 'group relative block w-full';

function Photograph({
  picture,
  sizes,
  children,
}: {
  picture: ShownPicture;
  sizes: string;
  children: ReactNode;
}) {
  return (
    <>
      <Picture picture={picture} alt="" sizes={sizes} className={filmShape} />
      <span className="button button-quiet absolute bottom-0 left-0 w-auto bg-paper group-hover:border-ink">
        {children}
      </span>
    </>
  );
}
