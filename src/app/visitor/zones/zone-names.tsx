import { useLayoutEffect, useRef, useState } from 'react';
import type { DrawnZone } from './zone-drawing.server.ts';
import type { DrawnPart } from './zone-map.tsx';

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
    for (const name of names) name.hidden = false;
    const rooms = names.map((name) => name.getBoundingClientRect());
    const taken: DOMRect[] = [];
    for (const [index, name] of names.entries()) {
      const room = rooms[index];
      const widest = ((zones[index]?.width ?? 0) * (frame?.width ?? 0) * 1.1) / part.width;
      const fits =
        room !== undefined &&
        frame !== undefined &&
        room.width <= widest &&
        room.left >= frame.left &&
        room.right <= frame.right &&
        !taken.some((other) => overlap(room, other));
      name.hidden = !fits;
      if (fits) taken.push(room);
    }
  }, [zones, part, width]);

  return (
    <div ref={root} className="zone-map-names pointer-events-none absolute inset-0">
      {zones.map(({ key, name, middle }) => (
        <span
          key={key}
          style={{
            left: `${((middle.x - part.x) / part.width) * 100}%`,
            top: `${((middle.y - part.y) / part.height) * 100}%`,
          }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
