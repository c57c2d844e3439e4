import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FactRows } from './fact-sheet.tsx';
import type { ShownLocation } from './location.server.ts';
import { StreetsQuestion } from './streets-question.tsx';

// Loaded when a visitor comes near it.
const PlaceFrame = lazy(async () => ({ default: (await import('./place-frame.tsx')).PlaceFrame }));

/** What the visitor said of streets on this page; undefined: nothing. */
export type StreetsWish = 'once' | 'always' | 'none' | undefined;

/** A drawing of the place, over which the map is laid once it is in sight. */
export function Location({ location }: { location: ShownLocation }) {
  const { title, map, rows, nearby } = location;
  return (
    <section className="block-space">
      <h2 className="d3">{title}</h2>
      {map && <Place map={map} toggles={nearby?.toggles} />}
      {nearby && <Drawn html={nearby.lists} />}
      {rows.length > 0 && (
        <div className="mt-6 gap-x-10 border-t border-ink tablet:columns-2">
          <FactRows rows={rows} opened />
        </div>
      )}
    </section>
  );
}

/** What the server has made of text that it escaped itself (nearby.server.ts, place-drawing.server.ts). */
function Drawn({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, on the server.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Place({ map, toggles }: { map: NonNullable<ShownLocation['map']>; toggles: string | undefined }) {
  const { drawing, mark, sentence, streets } = map;
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
    <figure className="mt-3">
      <div className="justify-between gap-6 tablet:flex tablet:items-end">
        <figcaption className="max-w-md text-ink-3">{sentence}</figcaption>
        {toggles && <Drawn html={toggles} />}
      </div>
      <div className="relative mt-6 print:hidden">
        {streets && !areShown && <StreetsQuestion words={streets} onAsk={setWish} />}
        <div ref={place} className="place-map">
          {drawing && <Drawn html={drawing} />}
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
    </figure>
  );
}
