import type { MultiPolygon } from 'geojson';
import { frameOf, pathOf, roomForName, shapesOf } from '#search/zones/zone-shapes.ts';
import type { Zone } from '#search/zones/zones.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import type { ZoneChoiceState } from './zone-groups.server.ts';

/**
 * `around`: the zones that it is chosen with. `middle` and `width`: the place of its name, and the room for it. `href`:
 * for a click without JavaScript.
 */
export type DrawnZone = {
  key: string;
  around: string[];
  name: string;
  count: string;
  path: string;
  middle: { x: number; y: number };
  width: number;
  href: string;
};

export type Drawing = { width: number; height: number; zones: DrawnZone[] };

const DRAWING_WIDTH = 800;

/** `addressOf`: the address of this page with other zones chosen, or inside one. */
export function drawZones(
  { zones, language, chosen, inside, countOf }: ZoneChoiceState,
  drawn: Zone[],
  addressOf: (wanted: Zone[], level?: Zone) => string,
): Drawing {
  const shapes = shapesOf(zones);
  const outlines = new Map<Zone, MultiPolygon>(drawn.map((zone) => [zone, shapes.of(zone)]));
  const frame = frameOf([...outlines.values()], DRAWING_WIDTH);
  const paths = [...outlines].map(([zone, shape]): DrawnZone => {
    const others = chosen.filter((each) => each !== zone);
    const toggled = others.length < chosen.length ? others : [...chosen, zone];
    return {
      key: zone.key,
      around: around(zone),
      name: zone.names[language],
      count: plural(textsFor(language), 'COUNT_PROPERTIES', countOf(zone)),
      path: pathOf(shape, frame),
      ...roomForName(shape, frame),
      href: inside ? addressOf(toggled, inside) : addressOf(chosen, zone),
    };
  });
  // The names of the largest zones come first: they have room.
  paths.sort((a, b) => b.width - a.width);
  return { width: frame.width, height: frame.height, zones: paths };
}

function around({ parent }: Zone): string[] {
  return parent ? [parent.key, ...around(parent)] : [];
}
