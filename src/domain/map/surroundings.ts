import type { Language } from '#domain/language.ts';
import type { Position } from '#domain/search/area.ts';
import { onMap, positionOn } from './map-groups.ts';
import { mapZoom } from './map-message.ts';

/**
 * The forms of the drawing around one place: a narrow screen sees it from farther away, or it would see little.
 * `seenWidth`: of which every screen of that form sees something, so that no name is cut.
 */
export const surroundingsForms = {
  narrow: { width: 768, height: 440, seenWidth: 380, zoom: mapZoom.aroundNarrow },
  wide: { width: 1280, height: 520, seenWidth: 1280, zoom: mapZoom.around },
  /** For whoever says where something is: of one size, so that a point of it is known without a script. */
  near: { width: 320, height: 320, seenWidth: 320, zoom: mapZoom.around },
} as const;

export type SurroundingsForm = keyof typeof surroundingsForms;

/** Around the middle of a place: so wide that nobody takes that for the property, small enough for the drawing. */
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

/** What lies at a point of the drawing around a position, in pixels from its left upper corner. */
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
