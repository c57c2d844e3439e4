import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { isInBox, type MapBox, type Position } from '#domain/search/area.ts';
import type { StreetArchive } from './archive.ts';
import { tilePlace } from './tile-address.ts';

/** Without one of these the map would have holes; `pois` and `buildings` are drawn if present. */
const needed = ['earth', 'landuse', 'water', 'roads', 'places'];
/** A zoom that shows the country in one view, and one that shows streets with their names. */
const zooms = { atMost: 8, atLeast: 13 };
/** A single property abroad is no reason to refuse a file. */
const coveredShare = 0.95;
const samples = 20;
const belgiumAndLuxembourg: MapBox = { west: 2.5, south: 49.4, east: 6.6, north: 51.6 };

/** Why the file does not suit an agency with properties at these positions: a sentence that follows the file's name. */
export async function unsuitable(
  archive: StreetArchive,
  properties: readonly Position[],
): Promise<string | undefined> {
  const { header, layers } = archive;
  const missing = needed.filter((name) => layers.every(({ id }) => id !== name));
  if (missing.length > 0)
    return `lacks the layers ${missing.join(', ')} of the Protomaps basemap; it has ${layers.map(({ id }) => id).join(', ') || 'none'}.`;
  const fields = layers.find(({ id }) => id === 'roads')?.fields;
  if (fields && !('kind' in fields))
    return 'has an older form of the Protomaps basemap: its roads have no "kind". Version 4 is needed.';
  if (header.minZoom > zooms.atMost || header.maxZoom < zooms.atLeast)
    return `has the zooms ${header.minZoom} to ${header.maxZoom}; ${zooms.atMost} or less to ${zooms.atLeast} or more are needed.`;
  const box = { west: header.minLon, south: header.minLat, east: header.maxLon, north: header.maxLat };
  if (properties.length === 0) return overlaps(box, belgiumAndLuxembourg) ? undefined : elsewhere(box);
  const covered = properties.filter((position) => isInBox(position, box));
  if (covered.length < properties.length * coveredShare)
    return `${elsewhere(box).slice(0, -1)}: ${properties.length - covered.length} of ${properties.length} published properties lie outside.`;
  return damageAround(archive, spread(covered));
}

/** An archive only claims its box: the tiles must be there too. */
async function damageAround(archive: StreetArchive, positions: Position[]): Promise<string | undefined> {
  const { maxZoom } = archive.header;
  for (const position of positions) {
    const { x, y } = tilePlace(position, maxZoom);
    const at = `${position.latitude.toFixed(3)}, ${position.longitude.toFixed(3)}`;
    try {
      const bytes = await archive.tile(maxZoom, Math.floor(x), Math.floor(y));
      if (!bytes) return `has no tile at ${at}, where a property lies.`;
      new VectorTile(new PbfReader(bytes));
    } catch {
      return `is damaged: the tile at ${at} cannot be read.`;
    }
  }
  return undefined;
}

function spread(positions: Position[]): Position[] {
  const step = Math.max(1, Math.floor(positions.length / samples));
  return positions.filter((_, index) => index % step === 0).slice(0, samples);
}

function overlaps(a: MapBox, b: MapBox): boolean {
  return a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;
}

function elsewhere({ west, south, east, north }: MapBox): string {
  return `covers ${[west, south, east, north].map((side) => side.toFixed(2)).join(', ')}, not where the agency works.`;
}
