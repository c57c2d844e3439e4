import { useRef, useState } from 'react';
import { choose, useChoice } from '#app/consent/choice.ts';
import { isServiceAllowed } from '#domain/consent/consent.ts';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { Film } from './film.server.ts';

/**
 * Loads nothing from another host before the visitor asks for it, here or in the cookie settings. Without JavaScript a
 * link leads to the film.
 */
export function FilmOnDemand({ film, className }: { film: Film; className: string }) {
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
            className="aspect-video min-h-60 w-full bg-tint-2"
          />
        )}
        {film.file && (
          // biome-ignore lint/a11y/useMediaCaption: agencies' own films show rooms and have no speech to caption.
          <video src={film.file} controls autoPlay className="aspect-video min-h-60 w-full bg-tint-2" />
        )}
        <p className="small mt-3">
          <FilmLink film={film} />
        </p>
      </div>
    );
  }
  return (
    <div
      className={`no-print grid min-h-60 tablet:min-h-66 place-items-center bg-tint-2 noscript:min-h-0 noscript:justify-items-start noscript:bg-transparent ${className}`}
    >
      <div className="flex max-w-md flex-col items-center gap-4 p-6 text-center noscript:items-start noscript:p-0">
        {(film.frame ?? film.file) && (
          <Button type="button" onClick={load} className="needs-script">
            <Icon name={film.kind === 'video' ? 'play' : 'rotate-3d'} />
            {film.kind === 'video' ? t('LOAD_VIDEO') : t('LOAD_TOUR')}
          </Button>
        )}
        {(film.frame ?? film.file) && !film.isOwn && (
          <p className="small needs-script text-ink-2">{t('LOADS_FROM', { host: film.host })}</p>
        )}
        {isOfService && (
          <label className="small needs-script flex items-center gap-3 text-left">
            <input ref={always} type="checkbox" className="check" />
            {t('LOAD_VIDEOS_ALWAYS')}
          </label>
        )}
        <FilmLink film={film} />
      </div>
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
