import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { layNames } from './name-layout.ts';
import type { DrawnZone } from './zone-drawing.server.ts';
import type { DrawnPart } from './zone-part.tsx';

/** The size of a letter in the estimated widths is that of a browser whose visitor has not changed it. */
const rootPx = 16;

/**
 * `leastPx`: the width of the drawing on the narrowest telephone. The server lays the names for that one, since they
 * then have room on every other; the browser lays them once more for the width that it finds.
 */
export function ZoneNames({
  zones,
  part,
  leastPx,
  isChosen,
}: {
  zones: DrawnZone[];
  part: DrawnPart;
  leastPx: number;
  isChosen: (zone: DrawnZone) => boolean;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(leastPx);
  const names = useMemo(() => layNames(zones, part, width), [zones, part, width]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const letterPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth((element.clientWidth * rootPx) / letterPx);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className="zone-map-names pointer-events-none absolute inset-0">
      {names.map(({ zone, writing, x, y }) => (
        <span
          key={zone.key}
          data-zone={zone.key}
          data-empty={zone.isEmpty || undefined}
          data-chosen={isChosen(zone) || undefined}
          style={{
            left: `${((x - part.x) / part.width) * 100}%`,
            top: `${((y - part.y) / part.height) * 100}%`,
          }}
        >
          {writing.map(({ text }) => (
            <b key={text}>{text}</b>
          ))}
        </span>
      ))}
    </div>
  );
}
