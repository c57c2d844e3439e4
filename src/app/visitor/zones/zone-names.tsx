import { useLayoutEffect, useRef, useState } from 'react';
import type { DrawnZone } from './zone-drawing.server.ts';
import type { DrawnPart } from './zone-part.tsx';

/**
 * In one line, broken at spaces and hyphens, above or below the middle, without its number: the first way for which
 * there is room.
 */
const ways = ['', 'is-lower', 'is-higher'].flatMap((at) => [at, `is-broken ${at}`]);
const allWays = [...ways, ...ways.map((way) => `is-bare ${way}`)];

/** The browser measures which names fit; the server draws them all. */
export function ZoneNames({ zones, part }: { zones: DrawnZone[]; part: DrawnPart }) {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn, and how large, decides what has room.
  useLayoutEffect(() => {
    const names = [...(root.current?.children ?? [])] as HTMLElement[];
    const frame = root.current?.getBoundingClientRect();
    if (!frame) return;
    const taken: DOMRect[] = [];
    for (const [index, name] of names.entries()) {
      const widest = ((zones[index]?.width ?? 0) * frame.width * 1.1) / part.width;
      const fits = (room: DOMRect) =>
        room.width <= widest &&
        room.left >= frame.left &&
        room.right <= frame.right &&
        room.top >= frame.top &&
        room.bottom <= frame.bottom &&
        !taken.some((other) => overlap(room, other));
      const found = allWays.find((way) => {
        name.className = way;
        return fits(name.getBoundingClientRect());
      });
      if (found === undefined) name.className = 'hidden';
      else taken.push(name.getBoundingClientRect());
    }
  }, [zones, part, width]);

  return (
    <div ref={root} className="zone-map-names pointer-events-none absolute inset-0">
      {zones.map(({ key, label, number, isEmpty, middle }) => (
        <span
          key={key}
          data-empty={isEmpty || undefined}
          style={{
            left: `${((middle.x - part.x) / part.width) * 100}%`,
            top: `${((middle.y - part.y) / part.height) * 100}%`,
          }}
        >
          {label}
          <small>{number}</small>
        </span>
      ))}
    </div>
  );
}

/** Names may touch. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  const touch = 2;
  return (
    one.left + touch < other.right &&
    other.left + touch < one.right &&
    one.top + touch < other.bottom &&
    other.top + touch < one.bottom
  );
}
