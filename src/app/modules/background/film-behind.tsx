import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useChoice } from '#app/consent/choice.ts';
import { useLayoutFlags } from '#app/page/layout-flags.tsx';
import { isServiceAllowed } from '#domain/consent/consent.ts';
import { useMediaQuery } from '#interface/media-query.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PlayButton } from './play-button.tsx';

/**
 * False for a visitor who asked for less motion or less data, and on a phone: it cuts most of a film off, and its
 * visitor may pay for each megabyte. Undefined until the browser has taken the page over.
 */
function useMayBegin(): boolean | undefined {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { isMobile } = useLayoutFlags();
  if (calm === undefined) return undefined;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !calm && !isMobile && !connection?.saveData;
}

/**
 * A film without sound behind its content, over a still picture, with a button that stops it. Nothing of it is loaded
 * before it plays; if it cannot be played, the picture stays. Another host learns of the visitor only once they have
 * agreed to films of other hosts.
 */
export function FilmBehind({
  film,
  poster,
  className,
  buttonPlace,
  children,
}: {
  film: { address: string; isOwn: boolean };
  poster: ReactNode;
  className: string;
  buttonPlace: string;
  children: ReactNode;
}) {
  const t = useTexts();
  const mayBegin = useMayBegin();
  const agreed = useChoice()?.categories ?? [];
  const mayLoad = film.isOwn || isServiceAllowed('embeds', agreed);
  const [wish, setWish] = useState<boolean>();
  const [state, setState] = useState<'unloaded' | 'loading' | 'seen' | 'broken'>('unloaded');
  const video = useRef<HTMLVideoElement>(null);
  const isPlaying = mayLoad ? (wish ?? mayBegin) : undefined;

  useEffect(() => {
    if (isPlaying && state === 'unloaded') setState('loading');
    if (isPlaying) video.current?.play().catch(() => setWish(false));
    else video.current?.pause();
  }, [isPlaying, state]);

  return (
    <div className={`relative overflow-hidden ${className}`}>
      <div className="absolute inset-0 isolate">
        {poster}
        {(state === 'loading' || state === 'seen') && (
          <video
            ref={video}
            src={film.address}
            muted
            playsInline
            loop
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setState('seen')}
            onError={() => setState('broken')}
            className={`absolute inset-0 size-full object-cover transition-opacity duration-1000 ${state === 'seen' ? '' : 'opacity-0'}`}
          />
        )}
      </div>
      {children}
      {isPlaying !== undefined && state !== 'broken' && (
        <PlayButton
          isPlaying={isPlaying}
          onToggle={() => setWish(!isPlaying)}
          label={t(isPlaying ? 'PAUSE_FILM' : 'PLAY_FILM')}
          className={buttonPlace}
        />
      )}
    </div>
  );
}
