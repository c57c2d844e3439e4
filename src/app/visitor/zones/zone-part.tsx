import { type MouseEvent, useMemo } from 'react';
import type { Drawing, DrawnZone } from './zone-drawing.server.ts';
import { ZoneNames } from './zone-names.tsx';

/** The part of the drawing that is shown, in its units. */
export type DrawnPart = { x: number; y: number; width: number; height: number };

const none: string[] = [];

export type Pointing = {
  chosen: string[];
  pointed: string | undefined;
  onPoint: (key: string | undefined) => void;
};

/** One drawing of zones with their names; each is a link for a click without JavaScript. */
export function ZonePart({
  drawing: { width, height, zones },
  part,
  unnamed = none,
  leastPx,
  chosen,
  pointed,
  onPoint,
  onClick,
}: Pointing & {
  drawing: Drawing;
  part?: DrawnPart;
  /** Zones whose names stand elsewhere. */
  unnamed?: string[];
  /** Its width on the narrowest telephone. */
  leastPx: number;
  onClick: (event: MouseEvent<Element>, key: string) => void;
}) {
  const named = useMemo(() => zones.filter(({ key }) => !unnamed.includes(key)), [zones, unnamed]);
  const shown = useMemo(() => part ?? wholeOf({ width, height }), [part, width, height]);
  // The zone that is pointed at comes last, so that its border lies over those of its neighbours.
  const ordered = [...zones].sort((a, b) => rank(a) - rank(b));

  function isChosen({ key, around }: DrawnZone): boolean {
    return [key, ...around].some((each) => chosen.includes(each));
  }

  function rank(zone: DrawnZone): number {
    return zone.key === pointed ? 2 : isChosen(zone) ? 1 : 0;
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from screen readers. */}
      <svg viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`} className="zone-map">
        {ordered.map((zone) => (
          <a
            key={zone.key}
            data-zone={zone.key}
            href={zone.href}
            tabIndex={-1}
            onClick={(event) => onClick(event, zone.key)}
            onPointerEnter={() => onPoint(zone.key)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <title>{`${zone.name}: ${zone.count}`}</title>
            <path
              d={zone.path}
              data-empty={zone.isEmpty || undefined}
              data-chosen={isChosen(zone) || undefined}
              data-pointed={zone.key === pointed || undefined}
            />
          </a>
        ))}
      </svg>
      <ZoneNames zones={named} part={shown} leastPx={leastPx} isChosen={isChosen} />
    </>
  );
}

export function wholeOf({ width, height }: Pick<Drawing, 'width' | 'height'>): DrawnPart {
  return { x: -3, y: -3, width: width + 6, height: height + 6 };
}
