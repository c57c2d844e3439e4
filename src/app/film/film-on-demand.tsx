import { useRef, useState } from 'react';
import { choose, useChoice } from '#app/consent/choice.ts';
import { isServiceAllowed } from '#domain/consent/consent.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Film } from './film.server.ts';
import { FilmCover, filmShape, OpenCover } from './film-cover.tsx';

/**
 * Loads nothing from another host before the visitor asks for it, here or in the cookie settings. Without JavaScript a
 * link leads to the film. `sizes`: how wide its picture is drawn.
 */
export function FilmOnDemand({
  film,
  sizes,
  className = '',
}: {
  film: Film;
  sizes: string;
  className?: string;
}) {
  const t = useTexts();
  const choice = useChoice();
  const agreed = choice?.categories ?? [];
  const [asked, setAsked] = useState(false);
  // A ref and not a state: the box may be ticked before React has taken over.
  const always = useRef<HTMLInputElement>(null);
  // The cookie settings do not name the host of a tour, so the visitor is asked each time.
  const isOfService = film.kind === 'video' && film.frame !== undefined;
  const isAllowed = isOfService && isServiceAllowed('embeds', agreed);
  const isShown = asked || isAllowed;
  const load = () => {
    setAsked(true);
    if (always.current?.checked)
      choose([...agreed, 'socialMedia'], [...(choice?.asked ?? []), 'socialMedia']);
  };
  if (isShown) {
    return (
      <div className={`no-print ${className}`}>
        {film.frame && (
          <iframe
            src={film.frame}
            title={film.title}
            loading="lazy"
            allow="fullscreen; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer"
            referrerPolicy="strict-origin-when-cross-origin"
            className={`${filmShape} bg-tint-2`}
          />
        )}
        {film.file && (
          // biome-ignore lint/a11y/useMediaCaption: agencies' own films show rooms and have no speech to caption.
          <video src={film.file} controls autoPlay className={`${filmShape} bg-tint-2`} />
        )}
        <p className="small mt-3">
          <FilmLink film={film} />
        </p>
      </div>
    );
  }
  if (!film.frame && !film.file) {
    return (
      <div className={`no-print ${className}`}>
        {film.picture ? (
          <OpenCover film={film} picture={film.picture} sizes={sizes} />
        ) : (
          <FilmLink film={film} />
        )}
      </div>
    );
  }
  return (
    <div className={`no-print ${className}`}>
      <FilmCover film={film} sizes={sizes} onStart={load} />
      <p className="small mt-3 text-ink-2 noscript:mt-0">
        {!film.isOwn && <span className="needs-script">{t('LOADS_FROM', { host: film.host })} </span>}
        <FilmLink film={film} />
      </p>
      {isOfService && (
        <label className="small needs-script mt-3 flex gap-3">
          <input ref={always} type="checkbox" className="check" />
          {t('LOAD_VIDEOS_ALWAYS')}
        </label>
      )}
    </div>
  );
}

function FilmLink({ film }: { film: Film }) {
  const t = useTexts();
  return (
    <a href={film.href} target="_blank" rel="noopener noreferrer" className="text-link">
      {t('OPEN_AT_HOST', { host: film.host })}
    </a>
  );
}
