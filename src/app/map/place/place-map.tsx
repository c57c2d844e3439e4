import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { StreetsWish } from '#app/map/kept-streets.ts';
import { StreetsQuestion } from '#app/map/streets-question.tsx';
import type { ShownPlaceMap } from './place-map.server.ts';

// Loaded when a visitor comes near the map.
const PlaceFrame = lazy(async () => ({ default: (await import('./place-frame.tsx')).PlaceFrame }));

/** A drawing of the place; the map is laid over it once it is in sight. */
export function PlaceMap({ map }: { map: ShownPlaceMap }) {
  const { drawing, mark, streets } = map;
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState<StreetsWish>();
  const areShown = wish === 'once' || wish === 'always';
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setOpen(true);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <div className="relative mt-6">
      {streets && !areShown && <StreetsQuestion words={streets} onAsk={setWish} />}
      <div ref={place} className="place-map">
        {drawing && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, on the server (place-drawing.server.ts).
          <div className="contents" dangerouslySetInnerHTML={{ __html: drawing }} />
        )}
        <span {...mark} />
        {isOpen && (
          <Suspense>
            <PlaceFrame map={map} wish={wish} onWish={setWish} />
          </Suspense>
        )}
      </div>
      {streets && areShown ? (
        <button type="button" onClick={() => setWish('none')} className="text-link small mt-3">
          {streets.hide}
        </button>
      ) : (
        <p className="tiny mt-3 text-right text-ink-3">{map.sources}</p>
      )}
    </div>
  );
}
