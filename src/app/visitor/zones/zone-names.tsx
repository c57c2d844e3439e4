import { useLayoutEffect, useRef, useState } from 'react';
import type { DrawnZone } from './zone-drawing.server.ts';
import type { DrawnPart } from './zone-part.tsx';

/**
 * In one line, broken at spaces and hyphens, above or below the middle, without its number, its number alone: the first
 * way for which there is room.
 */
const ways = ['', 'is-lower', 'is-higher'].flatMap((at) => [at, `is-broken ${at}`]);
const allWays = [
  ...ways,
  ...ways.map((way) => `is-bare ${way}`),
  ...['', 'is-lower', 'is-higher'].map((at) => `is-number ${at}`),
];
/** Pixels between two names. */
const gap = 6;

/** The browser measures which names fit into their zones; until then, and without JavaScript, each has its number. */
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
    const pen = document.createElement('canvas').getContext('2d');
    if (!frame) return;
    const taken: DOMRect[] = [];
    for (const [index, name] of names.entries()) {
      const zone = new Path2D(zones[index]?.path);
      const isIn = (x: number, y: number) =>
        x >= frame.left &&
        x <= frame.right &&
        pen?.isPointInPath(
          zone,
          part.x + ((x - frame.left) * part.width) / frame.width,
          part.y + ((y - frame.top) * part.height) / frame.height,
        ) === true;
      const fits = () => {
        const room = name.getBoundingClientRect();
        const lines = [...name.children].flatMap((line) => [...line.getClientRects()]);
        return (
          room.top >= frame.top &&
          room.bottom <= frame.bottom &&
          lines.every((line) => isWithin(line, isIn)) &&
          !taken.some((other) => overlap(room, other))
        );
      };
      const found = allWays.find((way) => {
        name.className = way;
        return fits();
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
          className="is-number"
          data-empty={isEmpty || undefined}
          style={{
            left: `${((middle.x - part.x) / part.width) * 100}%`,
            top: `${((middle.y - part.y) / part.height) * 100}%`,
          }}
        >
          <b>{label}</b>
          <small>{number}</small>
        </span>
      ))}
    </div>
  );
}

/** True if the corners of the text lie in the zone; letters leave some of their lines free. */
function isWithin({ left, right, top, height }: DOMRect, isIn: (x: number, y: number) => boolean): boolean {
  return [top + height / 4, top + (height * 3) / 4].every((y) => isIn(left, y) && isIn(right, y));
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left - gap < other.right &&
    other.left - gap < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
