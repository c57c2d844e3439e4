import { useState } from 'react';
import { useTexts } from '#texts/use-texts.ts';
import { Button } from '../../interface/button.tsx';
import { Icon } from '../../interface/icon.tsx';
import type { Film } from './film.server.ts';

/** Video and virtual tour: nothing is loaded before it is asked for; without JavaScript a link leads there. */
export function Films({ films }: { films: Film[] }) {
  if (films.length === 0) return null;
  return (
    <div className={`grid gap-x-6 ${films.length > 1 ? 'tablet:grid-cols-2' : ''}`}>
      {films.map((film) => (
        <FilmSection key={film.kind} film={film} />
      ))}
    </div>
  );
}

function FilmSection({ film }: { film: Film }) {
  const t = useTexts();
  const [asked, setAsked] = useState(false);
  return (
    <section id={film.kind} className="no-print block-space flex flex-col">
      <h2 className="d3 mb-6 noscript:mb-3">{film.title}</h2>
      <div
        className={`mt-auto grid min-h-60 place-items-center bg-tint-2 noscript:min-h-0 noscript:justify-items-start noscript:bg-transparent ${asked ? 'aspect-video' : ''}`}
      >
        {asked && film.frame && (
          <iframe
            src={film.frame}
            title={film.title}
            allow="fullscreen; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        )}
        {asked && film.file && (
          // biome-ignore lint/a11y/useMediaCaption: agencies' own films show rooms and have no speech to caption.
          <video src={film.file} controls autoPlay className="size-full" />
        )}
        {!asked && (
          <div className="flex max-w-md flex-col items-center gap-4 p-6 text-center noscript:items-start noscript:p-0">
            {(film.frame ?? film.file) && (
              <>
                <Button type="button" onClick={() => setAsked(true)} className="needs-script">
                  <Icon name={film.kind === 'video' ? 'play' : 'rotate-3d'} />
                  {film.kind === 'video' ? t('LOAD_VIDEO') : t('LOAD_TOUR')}
                </Button>
                <p className="small needs-script text-ink-2">{t('LOADS_FROM', { host: film.host })}</p>
              </>
            )}
            <a href={film.href} target="_blank" rel="noopener noreferrer" className="text-link">
              {t('OPEN_AT_HOST', { host: film.host })}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}
