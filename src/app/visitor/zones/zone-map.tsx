import type { Drawing, DrawnZone } from './zone-drawing.server.ts';

/** A click ticks a zone or leads into it, as its row in the list does. */
export function ZoneMap({
  drawing: { width, height, zones },
  chosen,
  pointed,
  onPoint,
  onPress,
}: {
  drawing: Drawing;
  chosen: string[];
  pointed: string | undefined;
  onPoint: (key: string | undefined) => void;
  onPress: (key: string) => void;
}) {
  const name = zones.find(({ key }) => key === pointed)?.name;
  // The zone that is pointed at comes last, so that its border lies over those of its neighbours.
  const ordered = [...zones].sort((a, b) => rank(a) - rank(b));

  function isChosen({ key, around }: DrawnZone): boolean {
    return [key, ...around].some((each) => chosen.includes(each));
  }

  function rank(zone: DrawnZone): number {
    return zone.key === pointed ? 2 : isChosen(zone) ? 1 : 0;
  }

  return (
    <div aria-hidden="true" className="desktop:sticky desktop:top-28 desktop:self-start">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from who would need one. */}
      <svg viewBox={`-3 -3 ${width + 6} ${height + 6}`} className="zone-map">
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
            onClick={(event) => {
              event.preventDefault();
              onPress(zone.key);
            }}
            onPointerEnter={() => onPoint(zone.key)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <title>{zone.name}</title>
            <path
              d={zone.path}
              data-chosen={isChosen(zone) || undefined}
              data-pointed={zone.key === pointed || undefined}
            />
          </a>
        ))}
      </svg>
      <p className="d4 mt-4 min-h-[1.5em] max-desktop:hidden">{name}</p>
    </div>
  );
}
