import type { StreetsWords } from '#app/map/streets-words.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { type MapMark, type MapMessage, mapZoom } from '#domain/map/map-message.ts';
import type { Position } from '#domain/search/area.ts';
import type { Zone } from '#search/zones/zones.ts';
import { textsFor } from '#texts/server/texts.ts';
import { drawPlace } from './place-drawing.server.ts';

/**
 * `radiusM`: 0 for a pin; `isApproximate`: the circle shows the place around it, which may be larger. `quarter`: the
 * part of the town, which no map of ours names. `streets`: null if nothing is asked of another host.
 */
type Place = {
  id: number;
  at: Position;
  radiusM: number;
  isApproximate: boolean;
  label: string;
  municipality: Zone | undefined;
  marks?: MapMark[] | undefined;
  quarter?: string | undefined;
  streets: StreetsWords | null;
};

/** One place on its own map, with the drawing that stands there first. */
export function presentPlaceMap({ language }: RequestContext, place: Place) {
  const { id, at, radiusM, isApproximate, label, municipality, marks, quarter, streets } = place;
  const drawn = drawPlace(
    { at, radiusM, isApproximate, zone: municipality?.key, quarter, isAsking: streets !== null },
    language,
  );
  const message: MapMessage = {
    propertyList: [{ id, at, label, radiusM, isApproximate }],
    mapType: 'place',
    messageInfo: {
      search: '',
      box: null,
      area: null,
      follows: false,
      chosen: [],
      lit: null,
      surroundings: municipality && {
        zone: municipality.key,
        name: municipality.names[language],
        drawing: drawn.paths?.wide ?? '',
        zoom: mapZoom.around,
        ...(quarter && { quarter }),
      },
    },
    customMarker: 'place',
    ignoreList: [],
    ...(marks && { marks }),
  };
  return {
    message,
    language,
    label,
    sources: textsFor(language)('MAP_SOURCES'),
    streets,
    ...drawn,
  };
}

export type ShownPlaceMap = ReturnType<typeof presentPlaceMap>;
