import {
  flag,
  type MapGroup,
  mergeGroups,
  mostIdsOfGroup,
  onMap,
  pixelsPerDegree,
} from '#domain/map/map-groups.ts';
import type { MapBox, Position } from '#domain/search/area.ts';
import type { SearchCriteria } from '#domain/search/criteria.ts';
import type { BitSet } from './bit-set.ts';
import { type ListScope, onOffer } from './conditions.ts';
import { Narrowed } from './narrowed.ts';
import type { Properties } from './properties.ts';

type Cell = { count: number; longitude: number; latitude: number; box: MapBox; ids: number[] };

/**
 * Groups the properties on offer in view that would overlap: gives at most a few hundred groups, however many
 * properties are found. The box of the criteria themselves is ignored.
 */
export function groupsInBox(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
  { box, zoom }: { box: MapBox; zoom: number },
): MapGroup[] {
  const perDegree = pixelsPerDegree(box, zoom);
  const { id, longitude, latitude } = properties.table.columns;
  const cells = new Map<number, Cell>();
  onOfferIn(properties, { ...criteria, box }, scope).forEach((slot) => {
    const at = { longitude: longitude[slot] ?? 0, latitude: latitude[slot] ?? 0 };
    const { x, y } = onMap(at, perDegree);
    const key = Math.floor(x / flag.width) * 2 ** 26 + Math.floor(y / flag.height);
    const cell = cells.get(key);
    if (cell) add(cell, at, id[slot] ?? 0);
    else cells.set(key, cellOf(at, id[slot] ?? 0));
  });
  return mergeGroups([...cells.values()].map(groupOf), perDegree);
}

/** Sold and rented properties are only in the list: the map has as many as the page says. */
function onOfferIn(properties: Properties, criteria: SearchCriteria, scope: ListScope): BitSet {
  return new Narrowed(properties, criteria, scope, { among: onOffer(properties, criteria.purpose) }).all;
}

/** The positions of the properties found on offer, of those that have one. */
export function positionsFound(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
): Position[] {
  const { longitude, latitude } = properties.table.columns;
  const positions: Position[] = [];
  onOfferIn(properties, criteria, scope).forEach((slot) => {
    const at = { longitude: longitude[slot] ?? Number.NaN, latitude: latitude[slot] ?? Number.NaN };
    if (!Number.isNaN(at.longitude) && !Number.isNaN(at.latitude)) positions.push(at);
  });
  return positions;
}

function cellOf(at: { longitude: number; latitude: number }, id: number): Cell {
  return { count: 1, ...at, box: boxOf(at), ids: [id] };
}

function add(cell: Cell, at: { longitude: number; latitude: number }, id: number): void {
  cell.count += 1;
  cell.longitude += at.longitude;
  cell.latitude += at.latitude;
  widen(cell.box, at);
  if (cell.ids.length < mostIdsOfGroup) cell.ids.push(id);
}

function groupOf({ count, longitude, latitude, box, ids }: Cell): MapGroup {
  return { count, ids, box, at: { longitude: longitude / count, latitude: latitude / count } };
}

function boxOf({ longitude, latitude }: { longitude: number; latitude: number }): MapBox {
  return { west: longitude, south: latitude, east: longitude, north: latitude };
}

function widen(box: MapBox, { longitude, latitude }: { longitude: number; latitude: number }): void {
  box.west = Math.min(box.west, longitude);
  box.south = Math.min(box.south, latitude);
  box.east = Math.max(box.east, longitude);
  box.north = Math.max(box.north, latitude);
}
