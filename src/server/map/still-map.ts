import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import outlines from '#app/map/frame/outlines.geo.json' with { type: 'json' };
import { type Still, stillId } from '#app/map/frame/settings.ts';
import type { Database } from '#database/client.ts';
import { listMapPlaces } from '#database/place/map-places.ts';
import { type Language, pickText } from '#domain/language.ts';
import { onMap } from '#domain/map/map-groups.ts';
import { type Box, isInBox } from '#domain/search/area.ts';
import { ZoneShapes } from '#search/zones/zone-shapes.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { textsFor } from '#texts/server/texts.ts';

/** How wide a drawing is, in its own units: as many as a wide frame has pixels. */
const WIDTH = 1000;
/** Points nearer to each other than this are one. */
const FINEST = 1.5;
/** A frame of another form than the box shows this many widths and heights of it around it. */
const BEYOND = 1;
/** A wider box shows provinces only, in degrees. */
const WIDEST_WITH_MUNICIPALITIES = 0.9;
const mostNames = 80;

type Drawn = { svg: string; names: Still['names'] };

/**
 * Draws the first view of a map as an SVG in Mercator's projection, for the page of the frame: there is something to
 * see before the script has come, and that script need not come before somebody uses the map.
 */
export class StillMaps {
  readonly #database: Kysely<Database>;
  readonly #known = new LRUCache<string, Drawn>({ max: 100 });
  #shapes: ZoneShapes | undefined;
  #zones: Zones | undefined;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  /** `html`: the elements that frame/search-map.ts looks for. */
  async of(zones: Zones, box: Box, language: Language): Promise<{ html: string; still: Still }> {
    if (this.#zones !== zones) {
      this.#zones = zones;
      this.#shapes = new ZoneShapes(zones);
      this.#known.clear();
    }
    const key = `${language} ${Object.values(box)}`;
    const { svg, names } = this.#known.get(key) ?? (await this.#draw(zones, box, language));
    this.#known.set(key, { svg, names });
    const html = `<div id="${stillId}">${svg}<div class="names" aria-hidden="true"></div><p class="sources">${textsFor(language)('MAP_SOURCES')}</p></div>`;
    return { html, still: { box, names } };
  }

  async #draw(zones: Zones, box: Box, language: Language): Promise<Drawn> {
    const perDegree = WIDTH / (box.east - box.west);
    const corner = onMap({ longitude: box.west, latitude: box.north }, perDegree);
    const height = Math.ceil(onMap({ longitude: box.west, latitude: box.south }, perDegree).y - corner.y);
    const seen = around(box);
    const path = (coordinates: number[][][][]) => pathOf(coordinates, { perDegree, corner, height });
    const neighbours = path(
      outlines.features.flatMap(({ geometry }) =>
        geometry.type === 'MultiPolygon' ? (geometry.coordinates as number[][][][]) : [],
      ),
    );
    // A municipality may reach into what is seen from beyond it.
    const wide = {
      west: seen.west - 0.2,
      south: seen.south - 0.15,
      east: seen.east + 0.2,
      north: seen.north + 0.15,
    };
    const isNear = box.east - box.west < WIDEST_WITH_MUNICIPALITIES;
    const drawn = zones.all
      .filter((zone) => isDrawn(zone, isNear ? wide : undefined))
      .map((zone) => this.#shapes?.of(zone).coordinates ?? []);
    const land = drawn.map(path).filter((each) => each !== '');
    const places = (await listMapPlaces(this.#database))
      .filter((place) => isInBox(place, seen))
      .slice(0, mostNames);
    return {
      svg: `<svg viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true"><path class="neighbours" d="${neighbours}"/>${land.map((d) => `<path d="${d}"/>`).join('')}</svg>`,
      names: places.map(({ name, rank, longitude, latitude }) => ({
        name: pickText(name, language)?.text ?? '',
        rank,
        longitude: Number(longitude.toFixed(4)),
        latitude: Number(latitude.toFixed(4)),
      })),
    };
  }
}

/** `near`: where municipalities are drawn; undefined where provinces are. */
function isDrawn({ kind, key, latitude, longitude }: Zone, near: Box | undefined): boolean {
  if (!near) return kind === 'province' || key === 'region-brussels';
  return kind === 'municipality' && isInBox({ latitude, longitude }, near);
}

function around({ west, south, east, north }: Box): Box {
  const [across, along] = [(east - west) * BEYOND, (north - south) * BEYOND];
  return { west: west - across, south: south - along, east: east + across, north: north + along };
}

type Drawing = { perDegree: number; corner: { x: number; y: number }; height: number };

/** What lies beyond the drawing goes along its edge. */
function pathOf(polygons: number[][][][], { perDegree, corner, height }: Drawing): string {
  const edge = {
    left: -WIDTH * BEYOND,
    right: WIDTH * (1 + BEYOND),
    top: -height * BEYOND - WIDTH,
    bottom: height * (1 + BEYOND) + WIDTH,
  };
  const finest = FINEST / perDegree;
  let path = '';
  for (const ring of polygons.flat()) {
    let last: { x: number; y: number; longitude: number; latitude: number } | undefined;
    let line = '';
    let points = 0;
    for (const [longitude = 0, latitude = 0] of ring) {
      if (
        last &&
        Math.abs(longitude - last.longitude) < finest &&
        Math.abs(latitude - last.latitude) < finest
      )
        continue;
      const at = onMap({ longitude, latitude }, perDegree);
      const x = Math.round(Math.min(edge.right, Math.max(edge.left, at.x - corner.x)));
      const y = Math.round(Math.min(edge.bottom, Math.max(edge.top, at.y - corner.y)));
      if (last && Math.abs(x - last.x) < FINEST && Math.abs(y - last.y) < FINEST) continue;
      line += last ? `l${x - last.x} ${y - last.y}` : `M${x} ${y}`;
      last = { x, y, longitude, latitude };
      points += 1;
    }
    if (points > 2) path += `${line}z`;
  }
  return path;
}
