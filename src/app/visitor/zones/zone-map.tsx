import { type MouseEvent, useMemo, useState } from 'react';
import { isUnsure } from './finger.ts';
import type { Drawing, DrawnZone } from './zone-drawing.server.ts';
import { ZoneNames } from './zone-names.tsx';

/** The part of the drawing that is shown, in its units. */
export type DrawnPart = { x: number; y: number; width: number; height: number };

/** How far the drawing is enlarged for a finger that touches several small zones. */
const NEARER = 3.5;

/**
 * A click ticks a zone or leads into it, as its row in the list does. If a finger may mean one of several small zones,
 * the drawing is enlarged first.
 */
export function ZoneMap({
  drawing: { width, height, zones },
  whole,
  chosen,
  pointed,
  onPoint,
  onPress,
}: {
  drawing: Drawing;
  whole: string;
  chosen: string[];
  pointed: string | undefined;
  onPoint: (key: string | undefined) => void;
  onPress: (key: string) => void;
}) {
  const all = useMemo(() => ({ x: -3, y: -3, width: width + 6, height: height + 6 }), [width, height]);
  const [near, setNear] = useState<DrawnPart>();
  const part = near ?? all;
  const named = zones.find(({ key }) => key === pointed);
  // The zone that is pointed at comes last, so that its border lies over those of its neighbours.
  const ordered = [...zones].sort((a, b) => rank(a) - rank(b));

  function isChosen({ key, around }: DrawnZone): boolean {
    return [key, ...around].some((each) => chosen.includes(each));
  }

  function rank(zone: DrawnZone): number {
    return zone.key === pointed ? 2 : isChosen(zone) ? 1 : 0;
  }

  function click(event: MouseEvent<Element>, key: string) {
    event.preventDefault();
    const isFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isFinger && !near && isUnsure(event)) setNear(partAround(event));
    else onPress(key);
  }

  function partAround({ clientX, clientY, currentTarget }: MouseEvent<Element>): DrawnPart {
    const shown = (currentTarget.closest('svg') ?? currentTarget).getBoundingClientRect();
    const size = { width: all.width / NEARER, height: all.height / NEARER };
    const from = (start: number, length: number, least: number, most: number) =>
      Math.min(most - length, Math.max(least, start - length / 2));
    const x = all.x + ((clientX - shown.left) / shown.width) * all.width;
    const y = all.y + ((clientY - shown.top) / shown.height) * all.height;
    return {
      x: from(x, size.width, all.x, all.x + all.width),
      y: from(y, size.height, all.y, all.y + all.height),
      ...size,
    };
  }

  return (
    <div aria-hidden="true" className="desktop:sticky desktop:top-28 desktop:self-start">
      <div
        className="relative mx-auto overflow-hidden"
        style={{ maxWidth: `${Math.round((75 * width) / height)}vh` }}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from screen readers. */}
        <svg viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`} className="zone-map">
          <defs>
            <pattern
              id="chosen-zone"
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="7" height="7" className="zone-map-ground" />
              <line x1="0" y1="0" x2="0" y2="7" className="zone-map-hatch" />
            </pattern>
          </defs>
          {ordered.map((zone) => (
            <a
              key={zone.key}
              href={zone.href}
              tabIndex={-1}
              onClick={(event) => click(event, zone.key)}
              onPointerEnter={() => onPoint(zone.key)}
              onPointerLeave={() => onPoint(undefined)}
            >
              <title>{`${zone.name}: ${zone.count}`}</title>
              <path
                d={zone.path}
                data-chosen={isChosen(zone) || undefined}
                data-pointed={zone.key === pointed || undefined}
              />
            </a>
          ))}
        </svg>
        <ZoneNames zones={zones} part={part} />
        {near && (
          <button
            type="button"
            tabIndex={-1}
            onClick={() => setNear(undefined)}
            className="small absolute right-0 top-0 min-h-11 rounded-operate border border-line-2 bg-paper px-3 font-medium"
          >
            {whole}
          </button>
        )}
      </div>
      <p className="d4 mt-4 min-h-[1.5em] max-desktop:hidden">
        {named && (
          <>
            {named.name} <span className="facts text-ink-3">{named.count}</span>
          </>
        )}
      </p>
    </div>
  );
}
