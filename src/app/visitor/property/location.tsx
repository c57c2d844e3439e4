import { PlaceMap } from '#app/map/place/place-map.tsx';
import { FactRows } from './fact-sheet.tsx';
import type { ShownLocation } from './location.server.ts';

export function Location({ location }: { location: ShownLocation }) {
  const { title, map, rows, nearby } = location;
  const isOnPaper = nearby !== null || rows.length > 0;
  return (
    <section className={`block-space ${isOnPaper ? '' : 'print:hidden'}`}>
      <h2 className="d3">{title}</h2>
      {map && (
        <figure className="mt-3 print:hidden">
          <div className="justify-between gap-6 tablet:flex tablet:items-end">
            <figcaption className="max-w-md text-balance text-ink-3">{map.sentence}</figcaption>
            {nearby?.toggles && <Drawn html={nearby.toggles} />}
          </div>
          <PlaceMap map={map} />
        </figure>
      )}
      {nearby && <Drawn html={nearby.lists} />}
      {rows.length > 0 && (
        <div className="mt-6 gap-x-10 border-t border-ink tablet:columns-2">
          <FactRows rows={rows} opened />
        </div>
      )}
    </section>
  );
}

/** Markup made on the server, with its text escaped (nearby.server.ts). */
function Drawn({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, on the server.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
