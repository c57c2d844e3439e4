import { presentPlaceMap } from '#app/map/place/place-map.server.ts';
import { describeStreets } from '#app/map/streets-words.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { pickText } from '#domain/language.ts';
import { placeCircleM } from '#domain/map/surroundings.ts';
import { factRows } from '#domain/property/fact-sheet.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { walkedPerMinuteM } from '#domain/property/walk.ts';
import type { Position } from '#domain/search/area.ts';
import type { Zone } from '#search/zones/zones.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText, cityText, type Placed } from '#texts/wording/place-text.ts';
import { presentNearby } from './nearby.server.ts';

/** A property with a hidden address lies within this circle, but not at its middle (database/migrations/0008). */
const circleM = 250;
const farthestOnFootM = 2500;
const walked = ['schoolDistanceM', 'shopDistanceM', 'publicTransportDistanceM'] as const;

/** A property, or a project, whose address is shown or hidden as a whole. */
type Located = Placed & {
  id: number;
  place_id: number | null;
  publish_address: boolean;
  shown_latitude: number | null;
  shown_longitude: number | null;
  place_latitude?: number | null;
  place_longitude?: number | null;
};

/** Null if neither the place nor anything nearby is known. */
export async function presentLocation(context: RequestContext, row: Located, facts: PropertyFacts) {
  const { language, settings, streets, zones } = context;
  const t = textsFor(language);
  const conditions = { conditions: settings.displayConditions };
  const rows = factRows('location', facts, fieldTexts(language), conditions).map((each) => {
    const metres = walked.some((key) => key === each.key) ? Number(facts[each.key]) : Number.NaN;
    if (!(metres <= farthestOnFootM)) return each;
    const minutes = Math.max(1, Math.round(metres / walkedPerMinuteM));
    return { ...each, value: `${each.value} · ${t('ON_FOOT', { minutes })}` };
  });
  const exact = positionOf(row.shown_latitude, row.shown_longitude);
  const at = exact ?? positionOf(row.place_latitude, row.place_longitude);
  if (!at && rows.length === 0) return null;
  // What lies near the middle of a place says nothing about the property.
  const isHidden = !row.publish_address;
  const archive = await streets.current();
  const nearby =
    exact && archive ? await presentNearby(context, archive, exact, { facts, rows, isHidden }) : null;
  return {
    title: t('LOCATION'),
    rows: rows.filter(({ key }) => !nearby?.rowKeys.includes(key)),
    nearby: nearby && { lists: nearby.lists, toggles: nearby.toggles },
    map: at ? describe(at) : null,
  };

  function describe(at: Position) {
    const municipality = zones.municipalityOf(row.place_id ?? 0);
    return {
      sentence: sentence(),
      ...presentPlaceMap(context, {
        id: row.id,
        at,
        radiusM: !exact ? placeCircleM : row.publish_address ? 0 : circleM,
        isApproximate: !exact,
        label: t('LOCATION_LABEL'),
        municipality,
        marks: nearby?.marks,
        // The page names it instead of a hidden street; where the position says only the place, it may lie elsewhere.
        quarter: exact ? quarterOf(municipality) : undefined,
        streets: describeStreets(context, archive),
      }),
    };
  }

  /** The map itself names places that are more than a quarter. */
  function quarterOf(municipality: Zone | undefined): string | undefined {
    const quarter = pickText(row.quarter, language)?.text;
    if (!municipality || !quarter) return undefined;
    return zones.called(quarter).some(({ names }) => names[language] === quarter) ? undefined : quarter;
  }

  function sentence(): string {
    if (!exact) return t('LOCATION_OF_PLACE', { place: cityText(row, language) });
    return row.publish_address ? addressText(row, language) : t('LOCATION_HIDDEN');
  }
}

function positionOf(latitude: unknown, longitude: unknown): Position | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

export type ShownLocation = NonNullable<Awaited<ReturnType<typeof presentLocation>>>;
