import type { Language } from '#domain/language.ts';
import type { Position } from '#domain/search/area.ts';
import { onMap, positionOn } from './map-groups.ts';
import { mapZoom } from './map-message.ts';

/** Lies over a corner of the frame, with its size in pixels: no name stands there. */
type Corner = { vertical: 'top' | 'bottom'; side: 'left' | 'right'; width: number; height: number };

const scale = { vertical: 'bottom', side: 'left', width: 140, height: 34 } as const;
const zoomButtons = { vertical: 'bottom', side: 'right', width: 60, height: 110 } as const;
const question = { vertical: 'top', side: 'left', width: 380, height: 200 } as const;

const narrow = { width: 768, height: 440, narrowest: 320, zoom: mapZoom.aroundNarrow };
const wide = { width: 1280, height: 520, narrowest: 480, zoom: mapZoom.around };

/**
 * The forms of the drawing around one place: a narrow screen zooms out, or it would show too little. It is drawn for a
 * frame of this width and height; a frame may be as narrow as `narrowest`, and leaves out the names that it would cut.
 * `asking`: with the question about streets over a corner.
 */
export const surroundingsForms = {
  narrow: { ...narrow, corners: [scale, zoomButtons] },
  wide: { ...wide, corners: [scale, zoomButtons] },
  asking: { ...wide, narrowest: 680, corners: [question, scale, zoomButtons] },
  /** For staff who point out a position: of one fixed size, so that a click gives a position without a script. */
  near: { width: 320, height: 320, narrowest: 320, zoom: mapZoom.around, corners: [] },
} as const satisfies Record<string, DrawnForm>;

export type DrawnForm = {
  width: number;
  height: number;
  narrowest: number;
  zoom: number;
  corners: readonly Corner[];
};

/**
 * A name on the drawing, for the map that is laid over it. `at`: its middle; `dot`: its place, if that is marked.
 * `rank`: 0 is the municipality itself. `needs`: a smaller frame leaves it out.
 */
export type DrawnName = {
  text: string;
  rank: number;
  face: 'display' | 'strong' | 'medium';
  size: number;
  at: Position;
  dot?: Position;
  isOver: boolean;
  needs: { width: number; height: number };
};

export type SurroundingsForm = keyof typeof surroundingsForms;

/** The circle around the middle of a place: too wide to be taken for the property, small enough for the drawing. */
export const placeCircleM = 900;

/** Pixels for a degree of longitude. MapLibre's tiles are 512 px wide. */
export function perDegreeAt(zoom: number): number {
  return (512 * 2 ** zoom) / 360;
}

/**
 * The drawing of the municipality around a point. `zone`: its key. `under`: the width of a name that the page writes
 * below the mark.
 */
export function surroundingsPath(
  { zone, at, under = 0 }: { zone: string; at: Position; under?: number },
  form: SurroundingsForm,
  language: Language,
) {
  const query = new URLSearchParams({
    at: `${at.longitude.toFixed(4)},${at.latitude.toFixed(4)}`,
    form,
    lng: language,
    ...(under > 0 && { under: String(under) }),
  });
  return `/map/surroundings/${zone}/?${query}`;
}

/** The position at a point of the drawing around `middle`; the point is in pixels from the top left corner. */
export function positionIn(
  form: SurroundingsForm,
  middle: Position,
  point: { x: number; y: number },
): Position {
  const { width, height, zoom } = surroundingsForms[form];
  const perDegree = perDegreeAt(zoom);
  const { x, y } = onMap(middle, perDegree);
  return positionOn({ x: x + point.x - width / 2, y: y + point.y - height / 2 }, perDegree);
}
