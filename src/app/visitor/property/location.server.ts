import type { RequestContext } from '#app/request-context.ts';
import { listPlacesAround } from '#database/place/map-places.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { type Language, pickText } from '#domain/language.ts';
import { onMap } from '#domain/map/map-groups.ts';
import { type MapMessage, placeZoom } from '#domain/map/map-message.ts';
import { factRows } from '#domain/property/fact-sheet.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import type { Position } from '#domain/search/area.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText, cityText } from '#texts/wording/place-text.ts';

/** A property with a hidden address lies within this circle, and not in its middle (database/migrations/0008). */
const circleM = 250;
/** Wide enough that nobody takes the middle of a place for the property, small enough for the drawing. */
const placeCircleM = 900;
/** Pixels for a degree of longitude at the zoom of the map's frame (app/map/frame/frame-map.ts). */
const scale = (512 * 2 ** placeZoom) / 360;
const walkedPerMinuteM = 80;
const farthestOnFootM = 2500;
const coarseM = 250;
const walked = ['schoolDistanceM', 'shopDistanceM', 'publicTransportDistanceM'] as const;
const distances = [...walked, 'motorwayDistanceM'] as const;

/** Null where neither the place nor what is nearby is known. */
export async function presentLocation(context: RequestContext, row: PropertyRow, facts: PropertyFacts) {
  const { database, language, settings, tags } = context;
  tags.add('streets');
  const streets = await context.streets.current();
  const t = textsFor(language);
  const conditions = { conditions: settings.displayConditions };
  const comparedFacts = row.publish_address ? facts : withCoarseDistances(facts);
  const rows = factRows('location', comparedFacts, fieldTexts(language), conditions).map((each) => {
    const metres = walked.some((key) => key === each.key) ? Number(comparedFacts[each.key]) : Number.NaN;
    if (!(metres <= farthestOnFootM)) return each;
    const minutes = Math.max(1, Math.round(metres / walkedPerMinuteM));
    return { ...each, value: `${each.value} · ${t('ON_FOOT', { minutes })}` };
  });
  const exact = positionOf(row.shown_latitude, row.shown_longitude);
  const at = exact ?? positionOf(row.place_latitude, row.place_longitude);
  if (!at && rows.length === 0) return null;
  return { title: t('LOCATION'), rows, map: at ? await describe(at) : null };

  async function describe(at: Position) {
    const radiusM = !exact ? placeCircleM : row.publish_address ? 0 : circleM;
    const message: MapMessage = {
      propertyList: [{ id: row.id, at, label: t('LOCATION_LABEL'), radiusM, isApproximate: !exact }],
      mapType: 'place',
      messageInfo: { search: '', box: null, area: null, follows: false, chosen: null },
      customMarker: 'place',
      ignoreList: [],
    };
    const isOfOthers = !streets && (settings.map.styleUrl !== null || settings.map.pmtiles !== null);
    const metresPerDegree = 111_195 * Math.cos((at.latitude * Math.PI) / 180);
    return {
      message,
      language,
      label: t('LOCATION_LABEL'),
      sentence: sentence(),
      /** Stands before a map of another host, which waits for a click. */
      ask: isOfOthers ? { sentence: t('MAP_OF_OTHERS'), button: t('SHOW_MAP') } : null,
      isApproximate: !exact,
      circlePx: Math.round((2 * radiusM * scale) / metresPerDegree),
      names: drawnNames(await listPlacesAround(database, at), at, language),
    };
  }

  function sentence(): string {
    if (!exact) return t('LOCATION_OF_PLACE', { place: cityText(row, language) });
    return row.publish_address ? addressText(row, language) : t('LOCATION_HIDDEN');
  }
}

function positionOf(latitude: unknown, longitude: unknown): Position | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

/** Exact distances would tell where a hidden property lies within its circle. */
function withCoarseDistances(facts: PropertyFacts): PropertyFacts {
  const coarse = { ...facts };
  for (const key of distances) {
    const metres = coarse[key];
    if (typeof metres === 'number') coarse[key] = Math.max(1, Math.round(metres / coarseM)) * coarseM;
  }
  return coarse;
}

/** In pixels from the position; a name that another one would cover is left out. */
function drawnNames(places: Awaited<ReturnType<typeof listPlacesAround>>, at: Position, language: Language) {
  const middle = onMap(at, scale);
  const drawn: { text: string; x: number; y: number }[] = [];
  for (const place of places) {
    const { x, y } = onMap(place, scale);
    const name = {
      text: pickText(place.name, language)?.text ?? '',
      x: Math.round(x - middle.x),
      y: Math.round(y - middle.y),
    };
    if (drawn.every((other) => Math.abs(other.x - name.x) > 120 || Math.abs(other.y - name.y) > 28))
      drawn.push(name);
  }
  return drawn;
}

export type ShownLocation = NonNullable<Awaited<ReturnType<typeof presentLocation>>>;
