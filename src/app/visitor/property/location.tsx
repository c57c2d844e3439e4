import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FactRows } from './fact-sheet.tsx';
import type { ShownLocation } from './location.server.ts';

// Loaded when a visitor comes near it.
const MapFrame = lazy(async () => ({ default: (await import('#app/map/map-frame.tsx')).MapFrame }));

/** A drawing of the place, over which the map is laid once it is in sight. */
export function Location({ location }: { location: ShownLocation }) {
  const { title, map, rows } = location;
  return (
    <section className="block-space">
      <h2 className="d3">{title}</h2>
      {map && <Place map={map} />}
      {rows.length > 0 && (
        <div className="mt-6 gap-x-10 border-t border-ink tablet:columns-2">
          <FactRows rows={rows} opened />
        </div>
      )}
    </section>
  );
}

function Place({ map }: { map: NonNullable<ShownLocation['map']> }) {
  const { names, circlePx, isApproximate, message, language, label, sentence, ask } = map;
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ask || !place.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setOpen(true);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [ask]);

  return (
    <figure className="mt-6">
      <div
        ref={place}
        className="relative -mx-5 h-80 overflow-hidden bg-tint tablet:mx-0 tablet:h-[370px] print:hidden"
      >
        <div aria-hidden="true">
          {names.map(({ text, x, y }) => (
            <span
              key={text}
              className="small absolute -translate-x-1/2 -translate-y-1/2 whitespace-nowrap text-ink-3"
              style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
            >
              {text}
            </span>
          ))}
          <span
            className={`absolute top-1/2 left-1/2 -translate-1/2 rounded-full border-2 border-ink ${isApproximate ? 'border-dashed' : ''}`}
            style={{ width: circlePx || 18, height: circlePx || 18 }}
          />
        </div>
        {ask && !isOpen && (
          <p className="needs-script small absolute inset-x-5 bottom-5 max-w-96 border border-ink bg-sheet p-4">
            {ask.sentence}
            <button type="button" onClick={() => setOpen(true)} className="text-link mt-2 block">
              {ask.button}
            </button>
          </p>
        )}
        {isOpen && (
          <Suspense>
            <div className="absolute inset-0">
              <MapFrame message={message} language={language} title={label} />
            </div>
          </Suspense>
        )}
      </div>
      <figcaption className="tiny mt-3 text-ink-3">{sentence}</figcaption>
    </figure>
  );
}
