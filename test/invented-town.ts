import type { MapBox, Position } from '#domain/search/area.ts';
import type { StreetLayers } from './street-archive.ts';

/** Metres to the east and to the north of the middle of the town. */
type Spot = [east: number, north: number];

const halfM = 2600;
const metresPerDegree = 111_195;

/** The box that the town fills. */
export function townBox(middle: Position): MapBox {
  const at = positions(middle);
  const [west = 0, south = 0] = at([-halfM, -halfM]);
  const [east = 0, north = 0] = at([halfM, halfM]);
  return { west, south, east, north };
}

/**
 * A town that does not exist, in the layers and words of the Protomaps basemap, version 4: streets with houses between
 * a railway, a park with a pond and a river; stops, schools and shops with names.
 */
export function inventedTown(middle: Position): StreetLayers {
  const at = positions(middle);
  const line = (spots: Spot[], properties: object) =>
    feature({ type: 'LineString', coordinates: spots.map(at) }, properties);
  const area = (spots: Spot[], properties: object) =>
    feature({ type: 'Polygon', coordinates: [[...spots, ...spots.slice(0, 1)].map(at)] }, properties);
  const point = (spot: Spot, properties: object) =>
    feature({ type: 'Point', coordinates: at(spot) }, properties);
  const shop = (spot: Spot, kind: string, name?: string) =>
    point(spot, { kind, ...(name && { name }), min_zoom: 16 });

  const river: Spot[] = [
    [820, 2600],
    [830, 900],
    [960, 300],
    [880, -300],
    [1060, -900],
    [1300, -2600],
  ];
  const minor = gridStreets();
  return {
    earth: [area(square(halfM + 400), { kind: 'earth' })],
    landuse: [
      area(
        [
          [-80, 260],
          [420, 260],
          [480, 620],
          [-140, 660],
        ],
        { kind: 'park' },
      ),
      area(
        [
          [120, -210],
          [260, -200],
          [250, -90],
          [130, -100],
        ],
        { kind: 'grass' },
      ),
      area(
        [
          [-2200, 1200],
          [-1500, 1100],
          [-1400, 1900],
          [-2300, 1900],
        ],
        { kind: 'wood' },
      ),
    ],
    water: [
      area([...river, ...river.toReversed().map(([east, north]): Spot => [east + 90, north])], {
        kind: 'river',
      }),
      area(
        [
          [100, 480],
          [210, 470],
          [230, 540],
          [140, 560],
        ],
        { kind: 'lake' },
      ),
      line(
        river.map(([east, north]): Spot => [east + 45, north]),
        { kind: 'river', name: 'Bovenschelde' },
      ),
      point([160, 515], { kind: 'lake', name: 'Vijver' }),
    ],
    buildings: houses(minor).map((corners) => area(corners, { kind: 'building', height: 9 })),
    roads: [
      line(
        [
          [-2600, 420],
          [-900, 120],
          [-300, -160],
          [200, -420],
          [2600, -900],
        ],
        {
          kind: 'rail',
          kind_detail: 'rail',
        },
      ),
      line(
        [
          [-2600, 432],
          [-900, 132],
          [-300, -148],
          [200, -408],
          [2600, -888],
        ],
        {
          kind: 'rail',
          kind_detail: 'rail',
        },
      ),
      line(
        [
          [-520, -2600],
          [-460, -700],
          [-180, 200],
          [60, 700],
          [220, 2600],
        ],
        {
          kind: 'major_road',
          kind_detail: 'primary',
          name: 'Kortrijksesteenweg',
        },
      ),
      line(
        [
          [-180, 200],
          [120, 120],
          [330, 60],
          [480, 160],
          [520, 760],
          [620, 2600],
        ],
        {
          kind: 'major_road',
          kind_detail: 'secondary',
          name: 'Koning Leopold II-laan',
        },
      ),
      line(
        [
          [330, 60],
          [380, -500],
          [420, -2600],
        ],
        {
          kind: 'minor_road',
          kind_detail: 'unclassified',
          name: 'Krijgslaan',
        },
      ),
      line(
        [
          [-60, 300],
          [160, 420],
          [420, 320],
        ],
        { kind: 'path', kind_detail: 'footway' },
      ),
      line(
        [
          [160, 420],
          [200, 640],
        ],
        { kind: 'path', kind_detail: 'footway' },
      ),
      ...minor.map(({ spots, name }) =>
        line(spots, { kind: 'minor_road', kind_detail: 'residential', ...(name && { name }) }),
      ),
    ],
    boundaries: [],
    places: [
      point([-20, 10], { kind: 'neighbourhood', kind_detail: 'neighbourhood', name: 'Miljoenenkwartier' }),
      point([-300, 1500], {
        kind: 'locality',
        kind_detail: 'city',
        name: 'Gent',
        'name:fr': 'Gand',
        'name:en': 'Ghent',
        'name:de': 'Gent',
        population_rank: 11,
        min_zoom: 7,
      }),
    ],
    pois: [
      point([-620, 60], { kind: 'station', name: 'Gent-Sint-Pieters', min_zoom: 13 }),
      shop([-90, 70], 'bus_stop', 'Congreslaan'),
      shop([-80, 55], 'bus_stop', 'Congreslaan'),
      shop([-240, 180], 'tram_stop', 'Koningin Elisabethlaan'),
      shop([330, -40], 'bus_stop', 'Krijgslaan'),
      shop([-420, -420], 'bus_stop', 'Voskenslaan'),
      shop([520, 420], 'bus_stop', 'Leopoldskazerne'),
      shop([-60, -180], 'school', 'Basisschool Krijgslaan'),
      shop([520, -160], 'school', 'Atheneum Voskenslaan'),
      shop([-200, -60], 'kindergarten', 'Kinderdagverblijf Fortlaan'),
      shop([-20, 235], 'bakery', 'Bakkerij Leopold'),
      shop([-330, -40], 'supermarket', 'Buurtwinkel Clementina'),
      shop([610, 20], 'supermarket', 'Delhaize'),
      shop([-150, 330], 'convenience', 'Café & nachtwinkel <Zuid>'),
      shop([60, 20], 'bakery'),
      shop([2100, 2100], 'bakery', 'Te ver om te lopen'),
      point([190, 440], {
        kind: 'park',
        name: 'Citadelpark',
        'name:fr': 'Parc de la Citadelle',
        min_zoom: 14,
      }),
    ],
  };
}

const names = [
  'Fortlaan',
  'Paul Fredericqstraat',
  'Congreslaan',
  'Vaderlandstraat',
  'Onafhankelijkheidslaan',
  'Clementinalaan',
  'Égalitéstraat',
  'Großmarktstraße',
];

/** The streets of a slightly turned grid; each fourth one has a name. */
function gridStreets(): { spots: Spot[]; name?: string }[] {
  const streets: { spots: Spot[]; name?: string }[] = [];
  const turned = ([east, north]: Spot): Spot => [east * 0.94 - north * 0.34, east * 0.34 + north * 0.94];
  for (let step = -14; step <= 14; step += 1) {
    const isIn = ([east, north]: Spot) =>
      Math.abs(east) < halfM - 100 && Math.abs(north) < halfM - 100 && !(east > 780 && east < 1420);
    for (const toSpot of [
      (along: number): Spot => turned([along, step * 130]),
      (along: number): Spot => turned([step * 170, along]),
    ]) {
      let spots: Spot[] = [];
      for (let along = -2200; along <= 2200; along += 110) {
        const spot = toSpot(along);
        if (isIn(spot) && !isPark(spot)) spots.push(spot);
        else spots = keep(spots);
      }
      keep(spots);
    }
  }
  return streets;

  function keep(spots: Spot[]): Spot[] {
    const name = names[streets.length % names.length];
    if (spots.length > 2) streets.push(name ? { spots, name } : { spots });
    return [];
  }
}

function isPark([east, north]: Spot): boolean {
  return east > -150 && east < 490 && north > 230 && north < 680;
}

/** A row of houses on both sides of each street. */
function houses(streets: { spots: Spot[] }[]): Spot[][] {
  return streets.flatMap(({ spots }) =>
    spots.slice(1).flatMap(([east, north], index) => {
      const [fromEast, fromNorth] = spots[index] ?? [0, 0];
      const length = Math.hypot(east - fromEast, north - fromNorth);
      const along: Spot = [(east - fromEast) / length, (north - fromNorth) / length];
      const across: Spot = [-along[1], along[0]];
      const spot = (a: number, b: number): Spot => [
        fromEast + along[0] * a + across[0] * b,
        fromNorth + along[1] * a + across[1] * b,
      ];
      return [12, 36, 60, 84].flatMap((start) =>
        [-1, 1].map((side): Spot[] => [
          spot(start, side * 9),
          spot(start + 20, side * 9),
          spot(start + 20, side * (24 + (start % 16))),
          spot(start, side * (24 + (start % 16))),
        ]),
      );
    }),
  );
}

function square(half: number): Spot[] {
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
}

function positions({ longitude, latitude }: Position): (spot: Spot) => number[] {
  const narrowed = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return ([east, north]) => [longitude + east / narrowed, latitude + north / metresPerDegree];
}

function feature(geometry: GeoJSON.Geometry, properties: object): GeoJSON.Feature {
  return { type: 'Feature', geometry, properties: { ...properties } };
}
