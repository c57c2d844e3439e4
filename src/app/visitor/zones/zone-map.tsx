import { type MouseEvent, useMemo, useState } from 'react';
import { isUnsure } from './finger.ts';
import type { DrawingWithInsets } from './zone-drawing.server.ts';
import { type DrawnPart, type Pointing, wholeOf, ZonePart } from './zone-part.tsx';

/** How far the drawing is enlarged for a finger that touches several small zones. */
const NEARER = 3.5;

/** In hundredths of the window's height: what stays in sight beside the list. */
const heights = { alone: 75, withInsets: 45, inset: 29, smallInset: 18 };

/** The widths of the drawings on a telephone of 320 px. */
const least = { whole: 280, inset: 146, smallInset: 117 };

/**
 * A click ticks a zone or leads into it, as its row in the list does. If a finger may mean one of several small zones,
 * the drawing is enlarged first; what is small on every screen is drawn once more below it.
 */
export function ZoneMap({
  drawing,
  whole,
  onPress,
  ...pointing
}: Pointing & {
  drawing: DrawingWithInsets;
  whole: string;
  onPress: (key: string) => void;
}) {
  const { width, height, zones, insets } = drawing;
  const all = useMemo(() => wholeOf({ width, height }), [width, height]);
  const inInsets = useMemo(() => insets.flatMap((inset) => inset.zones.map(({ key }) => key)), [insets]);
  const [near, setNear] = useState<DrawnPart>();
  const named = zones.find(({ key }) => key === pointing.pointed);
  const widest = (part: { width: number; height: number }, most: number) => ({
    maxWidth: `${Math.round((most * part.width) / part.height)}vh`,
  });

  function click(event: MouseEvent<Element>, key: string) {
    event.preventDefault();
    const isFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isFinger && !near && isUnsure(event)) setNear(partAround(event));
    else onPress(key);
  }

  function partAround({ clientX, clientY, currentTarget }: MouseEvent<Element>): DrawnPart {
    const shown = (currentTarget.closest('svg') ?? currentTarget).getBoundingClientRect();
    const size = { width: all.width / NEARER, height: all.height / NEARER };
    const from = (start: number, length: number, first: number, last: number) =>
      Math.min(last - length, Math.max(first, start - length / 2));
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
      <Hatching />
      <div
        className="relative overflow-hidden"
        style={widest(drawing, insets.length > 0 ? heights.withInsets : heights.alone)}
      >
        <ZonePart
          drawing={drawing}
          part={near ?? all}
          unnamed={near ? undefined : inInsets}
          leastPx={least.whole}
          onClick={click}
          {...pointing}
        />
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
      <p className="d4 mt-3 min-h-[1.5em] max-desktop:hidden">
        {named && (
          <>
            {named.name} <span className="facts text-ink-3">{named.count}</span>
          </>
        )}
      </p>
      {insets.length > 0 && (
        <div className="mt-3 grid grid-cols-[4fr_5fr] gap-x-6 gap-y-2 max-desktop:mt-6">
          {insets.map(({ name, ...inset }) => {
            const size = inset.zones.length > 1 ? 'inset' : 'smallInset';
            return (
              <div key={name} className="row-span-2 grid grid-rows-subgrid border-t border-line pt-2">
                <p className="tiny text-ink-3">{name}</p>
                <div className="relative self-start" style={widest(inset, heights[size])}>
                  <ZonePart
                    drawing={inset}
                    leastPx={least[size]}
                    onClick={(event, key) => {
                      event.preventDefault();
                      onPress(key);
                    }}
                    {...pointing}
                  />
                </div>
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** The pattern of chosen zones, for every drawing on the page. */
function Hatching() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it shows nothing.
    <svg width="0" height="0" className="absolute">
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
    </svg>
  );
}
