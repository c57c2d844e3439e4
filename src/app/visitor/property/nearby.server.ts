import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestContext } from '#app/request-context.ts';
import type { MapMark } from '#domain/map/map-message.ts';
import { conditionHolds } from '#domain/property/display-condition.ts';
import type { FactRow } from '#domain/property/fact-sheet.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { walkedPerMinuteM, walkingMinutes } from '#domain/property/walk.ts';
import type { Position } from '#domain/search/area.ts';
import type { IconName } from '#interface/icon-names.ts';
import type { StreetArchive } from '#streets/archive.ts';
import { findNearby, type NearbyKind, type NearbyPlace } from '#streets/nearby.ts';
import { type TextKey, textsFor } from '#texts/server/texts.ts';
import { NearbyLists, NearbyToggles } from './nearby.tsx';

/** `typed`: the agency's own fact about the same thing. */
const groups = [
  {
    key: 'stops',
    title: 'NEARBY_STOPS',
    toggle: 'NEARBY_STOPS',
    kinds: ['train', 'tram', 'bus'],
    typed: 'publicTransportDistanceM',
  },
  {
    key: 'schools',
    title: 'NEARBY_SCHOOLS',
    toggle: 'NEARBY_SCHOOLS',
    kinds: ['school', 'childcare'],
    typed: 'schoolDistanceM',
  },
  {
    key: 'shops',
    title: 'NEARBY_SHOPS_AND_GREEN',
    toggle: 'NEARBY_SHOPS',
    kinds: ['bakery', 'butcher', 'greengrocer', 'supermarket', 'convenience', 'park'],
    typed: 'shopDistanceM',
  },
] as const satisfies {
  key: string;
  title: TextKey;
  toggle: TextKey;
  kinds: NearbyKind[];
  typed: FieldKey;
}[];

const nearbyIcons: Record<NearbyKind, IconName> = {
  train: 'train-front',
  tram: 'tram-front',
  bus: 'bus-front',
  school: 'graduation-cap',
  childcare: 'baby',
  bakery: 'croissant',
  butcher: 'shopping-basket',
  greengrocer: 'shopping-basket',
  supermarket: 'shopping-basket',
  convenience: 'shopping-basket',
  park: 'trees',
};

const kindWords: Record<NearbyKind, TextKey> = {
  train: 'NEARBY_TRAIN',
  tram: 'NEARBY_TRAM',
  bus: 'NEARBY_BUS',
  school: 'NEARBY_SCHOOL',
  childcare: 'NEARBY_CHILDCARE',
  bakery: 'NEARBY_BAKERY',
  butcher: 'NEARBY_BUTCHER',
  greengrocer: 'NEARBY_GREENGROCER',
  supermarket: 'NEARBY_SUPERMARKET',
  convenience: 'NEARBY_CONVENIENCE',
  park: 'NEARBY_PARK',
};

const mostListed = 9;
/** The shortest walk that is given from the middle of a circle: anything less would be a guess. */
const coarseMinutes = 5;

type About = { facts: PropertyFacts; rows: readonly FactRow[]; isHidden: boolean };

/**
 * Named places near a property, from the file of streets; null if it knows none. `at`: the position that visitors are shown,
 * for a hidden address the middle of its circle: nothing here knows more. The lists are made on the server, as text: in
 * the browser they would need components for content that never changes.
 */
export async function presentNearby(
  { answers, settings, language }: RequestContext,
  archive: StreetArchive,
  at: Position,
  { facts, rows, isHidden }: About,
) {
  const t = textsFor(language);
  const near = await answers.ask(
    `nearby ${archive.version} ${at.longitude} ${at.latitude} ${language}`,
    ['streets'],
    () => findNearby(archive, at, language),
  );
  const isShown = (key: 'location' | FieldKey) =>
    conditionHolds(facts, settings.displayConditions[key] ?? []);
  const lists = groups
    .filter(({ typed }) => isShown('location') && isShown(typed))
    .map(({ key, title, toggle, kinds, typed }) => ({
      key,
      title: t(title),
      toggle: t(toggle),
      typedKey: typed,
      typed: rows.find((row) => row.key === typed),
      places: listed(near, kinds),
    }))
    .filter(({ places }) => places.length > 0)
    .map((list) => ({
      ...list,
      typed: isNearest(facts[list.typedKey], list.places) ? list.typed : undefined,
    }));
  if (lists.length === 0) return null;

  const presented = lists.map(({ places, ...list }) => ({
    ...list,
    places: places.map(({ kind, name, straightM }) => ({
      name,
      icon: nearbyIcons[kind],
      word: t(kindWords[kind]),
      minutes: t('NEARBY_MINUTES', { minutes: minutes(straightM) }),
    })),
    all: t('NEARBY_ALL', { count: places.length }),
  }));
  const mobiscore = rows.find(({ key }) => key === 'mobiscore');
  const score = mobiscore && { ...mobiscore, outOf: t('NEARBY_OUT_OF_TEN'), note: t('NEARBY_MOBISCORE') };
  const note = t(isHidden ? 'NEARBY_NOTE_OF_CIRCLE' : 'NEARBY_NOTE');
  return {
    lists: renderToStaticMarkup(createElement(NearbyLists, { lists: presented, score, note })),
    toggles: renderToStaticMarkup(
      createElement(NearbyToggles, { lists: presented, legend: t('NEARBY_ON_MAP') }),
    ),
    marks: lists.flatMap(({ key, places }) =>
      places
        .filter(({ kind }) => kind !== 'park')
        .map(
          ({ kind, name, at }): MapMark => ({ group: key, icon: nearbyIcons[kind], name, at: rounded(at) }),
        ),
    ),
    /** The fields that the lists show already. */
    rowKeys: [...(mobiscore ? ['mobiscore'] : []), ...lists.map(({ typedKey }) => typedKey)],
  };

  function minutes(straightM: number): number {
    const walk = walkingMinutes(straightM);
    return isHidden ? Math.ceil(walk / coarseMinutes) * coarseMinutes : walk;
  }
}

/** A distance that the agency typed says nothing more beside a named place that is nearer. */
function isNearest(typedM: unknown, places: readonly NearbyPlace[]): boolean {
  return places.every(({ straightM }) => Number(typedM) / walkedPerMinuteM < walkingMinutes(straightM));
}

/** The nearest of each group; a station is worth a longer walk and stands first. */
function listed(near: readonly NearbyPlace[], kinds: readonly NearbyKind[]): NearbyPlace[] {
  const places = near.filter(({ kind }) => kinds.includes(kind)).slice(0, mostListed);
  const stations = near.filter(({ kind }) => kind === 'train' && kinds.includes(kind)).slice(0, 1);
  return [...stations, ...places.filter((place) => !stations.includes(place))].slice(0, mostListed);
}

function rounded({ longitude, latitude }: Position): Position {
  return { longitude: Number(longitude.toFixed(5)), latitude: Number(latitude.toFixed(5)) };
}
