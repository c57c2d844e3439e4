import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';

type Municipality = MultiPolygon<{ province: string; key: string }>;

/** The shape of `#search/zones/zone-shapes.json`. */
export type Shapes = Pick<Topology, 'transform' | 'arcs'> & {
  municipalities: Record<string, Record<string, MultiPolygon['arcs']>>;
};

/** Belgium and Luxembourg: their land, and each border between and around their municipalities, once. */
export class Borders {
  readonly #topology: Topology;
  readonly #municipalities: Municipality[];

  constructor({ municipalities, ...arcs }: Shapes) {
    this.#topology = { type: 'Topology', objects: {}, ...arcs };
    this.#municipalities = Object.entries(municipalities).flatMap(([province, inside]) =>
      Object.entries(inside).map(
        ([key, arcs]): Municipality => ({ type: 'MultiPolygon', arcs, properties: { province, key } }),
      ),
    );
  }

  get all(): GeoJSON.FeatureCollection {
    const all: GeometryCollection = { type: 'GeometryCollection', geometries: this.#municipalities };
    const lines = (isWanted: (one: Municipality, other: Municipality) => boolean) =>
      mesh(this.#topology, all, (one, other) => isWanted(one as Municipality, other as Municipality));
    const province = ({ properties }: Municipality) => properties?.province;
    const parts: [kind: string, GeoJSON.Geometry][] = [
      ['land', merge(this.#topology, this.#municipalities)],
      // A line of only one municipality is the coast or the border of a country.
      ['country', lines((one, other) => one === other)],
      ['province', lines((one, other) => province(one) !== province(other))],
      ['municipality', lines((one, other) => one !== other && province(one) === province(other))],
    ];
    return {
      type: 'FeatureCollection',
      features: parts.map(([kind, geometry]) => ({ type: 'Feature', properties: { kind }, geometry })),
    };
  }

  /** Undefined if no municipality has that key. */
  of(key: string): GeoJSON.MultiPolygon | undefined {
    const found = this.#municipalities.filter(({ properties }) => properties?.key === key);
    return found.length > 0 ? merge(this.#topology, found) : undefined;
  }
}
