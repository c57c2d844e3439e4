import { surroundingsPath } from '#domain/map/surroundings.ts';
import { squareKm } from '#domain/place/distance.ts';
import type { Position } from '#domain/search/area.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

type About = {
  at: Position | undefined;
  placeId: number | null;
  /** The value of each field as shown, in JSON: a value changed meanwhile is not overwritten. */
  seen?: Record<string, string>;
};

/** Undefined if the property has no municipality yet: there is nothing to draw then. */
export async function presentPosition(
  { zones, language, publicUrl }: OfficeContext,
  { at, placeId, seen = {} }: About,
) {
  const municipality = placeId === null ? undefined : (await zones()).municipalityOf(placeId);
  if (!municipality) return undefined;
  const t = officeTextsFor(language);
  const name = municipality.names[language];
  const shown = at ?? { latitude: municipality.latitude, longitude: municipality.longitude };
  const km = Math.sqrt(squareKm(shown, municipality));
  const distance = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(km);
  return {
    at: `${shown.latitude.toFixed(6)},${shown.longitude.toFixed(6)}`,
    isPlaced: at !== undefined,
    picture: publicUrl + surroundingsPath({ zone: municipality.key, at: shown }, 'near', language),
    place: name,
    words: at ? t('POSITION_FROM_MIDDLE', { distance, place: name }) : t('POSITION_MISSING'),
    seen,
  };
}

export type ShownPosition = NonNullable<Awaited<ReturnType<typeof presentPosition>>>;
