import type { MultiPolygon } from 'geojson';
import { cantonNames } from '#domain/place/zone-names.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { frameOf, pathOf, roomForName, shapesOf } from '#search/zones/zone-shapes.ts';
import type { Zone } from '#search/zones/zones.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { shortNames } from './short-names.ts';
import { type Writing, writingsOf } from './writings.server.ts';
import type { ZoneChoiceState } from './zone-groups.server.ts';

/**
 * `around`: the zones that it is chosen with. `writings`: its name on the drawing, where a canton need not be called
 * one, in all the ways that may have room in it. `href`: for a click without JavaScript.
 */
export type DrawnZone = {
  key: string;
  around: string[];
  name: string;
  count: string;
  isEmpty: boolean;
  path: string;
  middle: { x: number; y: number };
  writings: Writing[][];
  href: string;
};

export type Drawing = { width: number; height: number; zones: DrawnZone[] };

/** `insets`: the parts of the drawing that are too small in it for a finger, and for names, drawn once more. */
export type DrawingWithInsets = Drawing & { insets: (Drawing & { name: string })[] };

const DRAWING_WIDTH = 800;
/** About as many for a pixel as on the large drawing, so that both are hatched alike. */
const INSET_WIDTH = 400;
/** Their provinces are too small on a drawing of all regions. */
const smallRegions = ['region-brussels', 'region-luxembourg'];

/** `addressOf`: the address of this page with other zones chosen, or inside one. */
export function drawZones(
  choice: ZoneChoiceState,
  drawn: Zone[],
  addressOf: (wanted: Zone[], level?: Zone) => string,
): DrawingWithInsets {
  const isOfRegion = (key: string) => (zone: Zone) => [zone.key, ...around(zone)].includes(key);
  const insets = choice.inside ? [] : smallRegions.map((key) => drawn.filter(isOfRegion(key)));
  return {
    ...draw(choice, drawn, DRAWING_WIDTH, addressOf),
    insets: insets
      .filter(({ length }) => length > 0 && length < drawn.length)
      .map((parts) => ({
        name: regionOf(parts[0])?.names[choice.language] ?? '',
        ...draw(choice, parts, INSET_WIDTH, addressOf),
      })),
  };
}

function draw(
  { zones, language, chosen, inside, countOf }: ZoneChoiceState,
  drawn: Zone[],
  drawingWidth: number,
  addressOf: (wanted: Zone[], level?: Zone) => string,
): Drawing {
  const shapes = shapesOf(zones);
  const outlines = new Map<Zone, MultiPolygon>(drawn.map((zone) => [zone, shapes.of(zone)]));
  const frame = frameOf([...outlines.values()], drawingWidth);
  // The names of zones with the most homes are placed first, then those of the widest.
  const paths = [...outlines].map(([zone, shape]) => {
    const others = chosen.filter((each) => each !== zone);
    const toggled = others.length < chosen.length ? others : [...chosen, zone];
    const count = countOf(zone);
    const { middle, width } = roomForName(shape, frame);
    const label = (cantonNames[zone.key.replace('province-canton-', '')] ?? zone.names)[language];
    const drawnZone: DrawnZone = {
      key: zone.key,
      around: around(zone),
      name: zone.names[language],
      count: plural(textsFor(language), 'COUNT_PROPERTIES', count),
      isEmpty: count === 0,
      path: pathOf(shape, frame),
      middle,
      writings: writingsOf({
        // The name of a region that is drawn by itself stands above it.
        label: drawn.length > 1 ? label : '',
        short: shortNames[zone.key]?.[language],
        number: count > 0 ? formatNumber(count) : '',
      }),
      href: inside ? addressOf(toggled, inside) : addressOf(chosen, zone),
    };
    return { count, width, drawnZone };
  });
  paths.sort((a, b) => b.count - a.count || b.width - a.width);
  return { width: frame.width, height: frame.height, zones: paths.map(({ drawnZone }) => drawnZone) };
}

function regionOf(zone: Zone | undefined): Zone | undefined {
  return zone?.parent ? regionOf(zone.parent) : zone;
}

function around({ parent }: Zone): string[] {
  return parent ? [parent.key, ...around(parent)] : [];
}
