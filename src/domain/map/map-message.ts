import { type MapBox, mostCorners, type Position } from '#domain/search/area.ts';
import { mostIdsOfGroup } from './map-groups.ts';

/**
 * A property that the page itself puts on its map. `radiusM`: 0 for a pin, else the circle within which it lies;
 * `isApproximate`: the circle only shows its place, and the property may lie outside the circle.
 */
type MapProperty = { id: number; at: Position; label: string; radiusM: number; isApproximate?: boolean };

/**
 * `zone`: the key of the municipality, and `name` its name. `drawing`: the address of the drawing that the map covers,
 * which says where names stand; `zoom`: that of a map without streets. `quarter`: written below the property.
 */
export type Surroundings = { zone: string; name: string; drawing: string; zoom: number; quarter?: string };

/** A stop, school or shop near a place: a sign that shows its name when pointed at. */
export type MapMark = { group: string; icon: string; name: string; at: Position };

/**
 * What a page posts to its map, 50 ms after the frame has loaded, and again when something changes.
 * `mapType`: 'search' asks the server for the properties of each view, 'place' shows only those of `propertyList`.
 * `ignoreList`: properties that are not to be shown.
 */
export type MapMessage = {
  propertyList: MapProperty[];
  mapType: 'search' | 'place';
  messageInfo: {
    /** The query of the search whose properties are shown. */
    search: string;
    /** The first view; null: all that is found. */
    box: MapBox | null;
    area: Position[] | null;
    /** Whether the list follows what is in view. */
    follows: boolean;
    chosen: number[];
    /** The property whose card the visitor points at. */
    lit: number | null;
    /** The place in the middle of the product's own drawing. */
    surroundings?: Surroundings;
    /** What the visitor saw on the frame before, which this one shows again; its size is that of the frame. */
    view?: MapBox | undefined;
    /** The box around all that is found, if the first view leaves some of it out. */
    farther?: MapBox;
  };
  customMarker: 'price' | 'place';
  ignoreList: number[];
  marks?: MapMark[] | undefined;
};

/**
 * What a map tells its page. `shown`: there is something to see. `streets`: whether those of another host arrived.
 * `found`: how many properties are in view, in words. `lit`: the properties of the flag that the visitor points at.
 * `follow`, `drawn` and `wish` come from its own controls; an area of null means that the visitor removed it, `wish`
 * that streets of another host are to be shown or hidden.
 */
export type MapReport =
  | { type: 'ready' }
  | { type: 'shown' }
  | { type: 'streets'; areThere: boolean }
  | { type: 'wish'; isForStreets: boolean }
  | { type: 'moved'; box: MapBox; byVisitor: boolean }
  | { type: 'found'; words: string }
  | { type: 'chosen'; ids: number[] }
  | { type: 'lit'; ids: number[] }
  | { type: 'follow'; follows: boolean }
  | { type: 'drawn'; area: Position[] | null };

/** The zoom of a map of a single place: with streets, and without them, when it is half a degree wide or less. */
export const mapZoom = { streets: 15, around: 10.8, aroundNarrow: 10 } as const;

const most = {
  properties: 500,
  marks: 60,
  name: 200,
  quarter: 80,
  ignored: 1000,
  label: 60,
  search: 4000,
  chosen: mostIdsOfGroup,
};

/** `data` arrived by postMessage, from anybody: undefined when it is not the message of a page to its map. */
export function readMapMessage(data: unknown): MapMessage | undefined {
  if (!isRecord(data) || !isRecord(data.messageInfo)) return undefined;
  const { propertyList, mapType, messageInfo, customMarker, ignoreList, marks } = data;
  const { search, box, area, follows, chosen, lit, surroundings, view, farther } = messageInfo;
  const fits =
    isListOf(propertyList, isHome, most.properties) &&
    (mapType === 'search' || mapType === 'place') &&
    (customMarker === 'price' || customMarker === 'place') &&
    isListOf(ignoreList, isId, most.ignored) &&
    (marks === undefined || isListOf(marks, isMark, most.marks)) &&
    isText(search, most.search) &&
    (box === null || isBox(box)) &&
    (area === null || isArea(area)) &&
    typeof follows === 'boolean' &&
    isListOf(chosen, isId, most.chosen) &&
    (lit === null || isId(lit)) &&
    (surroundings === undefined || isSurroundings(surroundings)) &&
    (view === undefined || isBox(view)) &&
    (farther === undefined || isBox(farther));
  return fits
    ? {
        propertyList,
        mapType,
        messageInfo: {
          search,
          box,
          area,
          follows,
          chosen,
          lit,
          surroundings,
          ...(view && { view }),
          ...(farther && { farther }),
        },
        customMarker,
        ignoreList,
        ...(marks && { marks }),
      }
    : undefined;
}

/** `data` arrived by postMessage, from anybody: undefined when it is not the report of a map. */
export function readMapReport(data: unknown): MapReport | undefined {
  if (!isRecord(data)) return undefined;
  const { type } = data;
  if (type === 'ready' || type === 'shown') return { type };
  if (type === 'streets' && typeof data.areThere === 'boolean') return { type, areThere: data.areThere };
  if (type === 'wish' && typeof data.isForStreets === 'boolean')
    return { type, isForStreets: data.isForStreets };
  if (type === 'moved' && isBox(data.box) && typeof data.byVisitor === 'boolean')
    return { type, box: data.box, byVisitor: data.byVisitor };
  if (type === 'found' && isText(data.words, most.label)) return { type, words: data.words };
  if ((type === 'chosen' || type === 'lit') && isListOf(data.ids, isId, most.chosen))
    return { type, ids: data.ids };
  if (type === 'follow' && typeof data.follows === 'boolean') return { type, follows: data.follows };
  if (type === 'drawn' && (data.area === null || isArea(data.area))) return { type, area: data.area };
  return undefined;
}

function isBox(value: unknown): value is MapBox {
  if (!isRecord(value)) return false;
  const { west, south, east, north } = value;
  return (
    isPosition({ longitude: west, latitude: south }) &&
    isPosition({ longitude: east, latitude: north }) &&
    finite(west) < finite(east) &&
    finite(south) < finite(north)
  );
}

function isPosition(value: unknown): value is Position {
  if (!isRecord(value)) return false;
  return Math.abs(finite(value.longitude)) <= 180 && Math.abs(finite(value.latitude)) <= 90;
}

function isArea(value: unknown): value is Position[] {
  return isListOf(value, isPosition, mostCorners) && value.length >= 3;
}

function isHome(value: unknown): value is MapProperty {
  return (
    isRecord(value) &&
    isId(value.id) &&
    isPosition(value.at) &&
    isText(value.label, most.label) &&
    finite(value.radiusM) >= 0 &&
    finite(value.radiusM) <= 5000 &&
    (value.isApproximate === undefined || typeof value.isApproximate === 'boolean')
  );
}

function isSurroundings(value: unknown): value is Surroundings {
  return (
    isRecord(value) &&
    isText(value.zone, most.label) &&
    isText(value.name, most.label) &&
    isText(value.drawing, most.name) &&
    (value.quarter === undefined || isText(value.quarter, most.quarter)) &&
    finite(value.zoom) >= 0 &&
    finite(value.zoom) <= 22
  );
}

function isMark(value: unknown): value is MapMark {
  return (
    isRecord(value) &&
    isText(value.group, most.label) &&
    isText(value.icon, most.label) &&
    isText(value.name, most.name) &&
    isPosition(value.at)
  );
}

function finite(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && finite(value) >= 0;
}

function isId(value: unknown): value is number {
  return isWhole(value) && value > 0;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isListOf<Item>(
  value: unknown,
  is: (item: unknown) => item is Item,
  longest: number,
): value is Item[] {
  return Array.isArray(value) && value.length <= longest && value.every(is);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
