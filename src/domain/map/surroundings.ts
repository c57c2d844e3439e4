import type { Language } from '#domain/language.ts';
import type { Position } from '#domain/search/area.ts';
import { onMap, positionOn } from './map-groups.ts';
import { mapZoom } from './map-message.ts';

/**
 * The forms of the drawing around one place: a narrow screen zooms out, or it would show too little. `seenWidth`: names
 * stay within this width around the middle, so that no screen cuts one.
 */
export const surroundingsForms = {
  narrow: { width: 768, height: 440, seenWidth: 380, zoom: mapZoom.aroundNarrow },
  wide: { width: 1280, height: 520, seenWidth: 1280, zoom: mapZoom.around },
  /** For staff who point out a position: of one fixed size, so that a click gives a position without a script. */
  near: { width: 320, height: 320, seenWidth: 320, zoom: mapZoom.around },
} as const;

export type SurroundingsForm = keyof typeof surroundingsForms;

/** The circle around the middle of a place: too wide to be taken for the property, small enough for the drawing. */
export const placeCircleM = 900;

/** Pixels for a degree of longitude. MapLibre's tiles are 512 px wide. */
export function perDegreeAt(zoom: number): number {
  return (512 * 2 ** zoom) / 360;
}

/** The drawing of the municipality around a point. `zone`: its key. */
export function surroundingsPath(zone: string, at: Position, form: SurroundingsForm, language: Language) {
  const query = new URLSearchParams({
    at: `${at.longitude.toFixed(4)},${at.latitude.toFixed(4)}`,
    form,
    lng: language,
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
