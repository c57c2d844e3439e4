import { useState } from 'react';
import { useTexts } from '#texts/use-texts.ts';
import { Button } from '../interface/button.tsx';
import { Icon } from '../interface/icon.tsx';
import type { Film } from './film.server.ts';

/** A video or virtual tour: nothing is loaded before it is asked for; without JavaScript a link leads there. */
export function FilmOnDemand({ film, className }: { film: Film; className: string }) {
  const t = useTexts();
  const [asked, setAsked] = useState(false);
  return (
    <div
      className={`no-print grid min-h-60 place-items-center bg-tint-2 noscript:min-h-0 noscript:justify-items-start noscript:bg-transparent ${asked ? 'aspect-video' : ''} ${className}`}
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
  );
}
