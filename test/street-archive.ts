import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import type { MapBox } from '#domain/search/area.ts';
import { tilePlace } from '#streets/tile-address.ts';

export type StreetLayers = Record<string, GeoJSON.Feature[]>;

type ArchiveOptions = {
  box: MapBox;
  minZoom?: number;
  maxZoom?: number;
  /** The tile type in the header: 1 vector tiles, 2 PNG. */
  tileType?: number;
  /** The layers named in the metadata; by default those that are there. */
  layers?: { id: string; fields?: Record<string, string> }[];
};

const gzip = 2;
const extent = 4096;

/** A PMTiles archive (version 3) with these features as vector tiles, for all tiles of the box. */
export function streetArchive(
  layers: StreetLayers,
  { box, minZoom = 0, maxZoom = 15, tileType = 1, layers: named }: ArchiveOptions,
): Buffer {
  const indexes = Object.entries(layers).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom, indexMaxZoom: 5, extent, buffer: 128, tolerance: 3 },
    ),
  }));
  const tiles = tileIds(box, minZoom, maxZoom).map((id) => {
    const [zoom, x, y] = tileIdToZxy(id);
    const drawn = indexes.flatMap(({ name, index }) => {
      const tile = index.getTile(zoom, x, y);
      return tile ? [[name, tile] as const] : [];
    });
    return { id, bytes: gzipSync(fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent })) };
  });
  const directory = gzipSync(directoryOf(tiles));
  const about = named ?? Object.keys(layers).map((id) => ({ id, fields: { kind: 'String' } }));
  const metadata = gzipSync(JSON.stringify({ name: 'An invented town', vector_layers: about }));
  const content = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = headerOf({ box, minZoom, maxZoom, tileType, count: tiles.length }, [
    directory.length,
    metadata.length,
    content.length,
  ]);
  return Buffer.concat([header, directory, metadata, content]);
}

function tileIds({ west, south, east, north }: MapBox, minZoom: number, maxZoom: number): number[] {
  const ids: number[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const from = tilePlace({ longitude: west, latitude: north }, zoom);
    const to = tilePlace({ longitude: east, latitude: south }, zoom);
    for (let x = Math.floor(from.x); x <= Math.floor(to.x); x += 1)
      for (let y = Math.floor(from.y); y <= Math.floor(to.y); y += 1) ids.push(zxyToTileId(zoom, x, y));
  }
  return ids.toSorted((a, b) => a - b);
}

/** Column by column: steps between ids, run lengths, lengths, and 0 for each offset that follows the tile before. */
function directoryOf(tiles: { id: number; bytes: Buffer }[]): Buffer {
  const steps = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0));
  const columns = [
    [tiles.length],
    steps,
    tiles.map(() => 1),
    tiles.map(({ bytes }) => bytes.length),
    tiles.map((_, index) => (index === 0 ? 1 : 0)),
  ];
  return Buffer.from(columns.flat().flatMap(varint));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function headerOf(
  about: { box: MapBox; minZoom: number; maxZoom: number; tileType: number; count: number },
  [directory = 0, metadata = 0, content = 0]: number[],
): Buffer {
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const afterDirectory = header.length + directory;
  const afterMetadata = afterDirectory + metadata;
  const { box, minZoom, maxZoom, tileType, count } = about;
  // Parts as offset and length: directory, metadata, no leaf directories, tiles; then three times the number of tiles.
  const parts = [
    header.length,
    directory,
    afterDirectory,
    metadata,
    afterMetadata,
    0,
    afterMetadata,
    content,
  ];
  for (const [index, value] of [...parts, count, count, count].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.set([1, gzip, gzip, tileType, minZoom, maxZoom], 96);
  for (const [index, side] of [box.west, box.south, box.east, box.north].entries())
    header.writeInt32LE(Math.round(side * 1e7), 102 + index * 4);
  return header;
}
