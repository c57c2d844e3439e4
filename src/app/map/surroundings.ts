import { mapZoom } from '#domain/map/map-message.ts';

/**
 * The forms of the drawing around one place: a narrow screen sees it from farther away, or it would see little.
 * `seenWidth`: of which every screen of that form sees something, so that no name is cut.
 */
export const surroundingsForms = {
  narrow: { width: 768, height: 440, seenWidth: 380, zoom: mapZoom.aroundNarrow },
  wide: { width: 1280, height: 520, seenWidth: 1280, zoom: mapZoom.around },
} as const;

export type SurroundingsForm = keyof typeof surroundingsForms;

/** Around the middle of a place: so wide that nobody takes that for the property, small enough for the drawing. */
export const placeCircleM = 900;

/** Pixels for a degree of longitude. MapLibre's tiles are 512 px wide. */
export function perDegreeAt(zoom: number): number {
  return (512 * 2 ** zoom) / 360;
}
