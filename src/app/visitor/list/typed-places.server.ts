import type { RequestContext } from '#app/request-context.ts';
import { describeZone } from '#app/search/zone-words.server.ts';
import { finestTypes, type SearchCriteria, typedZones } from '#domain/search/criteria.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { ListScope } from '#search/conditions.ts';
import { count, findIds, purposeOfReference } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
import { type Meaning, unknown } from '#search/zones/typed-place.ts';
import { zoneKinds } from '#search/zones/zone-kinds.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { textsFor } from '#texts/server/texts.ts';
import { listAddress } from './list-address.server.ts';
import { typeNamed } from './typed-type.server.ts';

/** Each doubt needs counts of all places that may be meant. */
const mostDoubts = 3;

type Doubt = { key: string; typed: string; meaning: Meaning };

/** `doubts`: places about which the page asks or says something. `isWhole`: no word was left out. */
type Understood = { criteria: SearchCriteria; doubts: Doubt[]; isWhole: boolean };

/** The places and the properties in which the words are looked up. */
type Searched = { zones: Zones; properties: Properties; scope: ListScope };

/**
 * A typed word may be a place, a reference, a type or a part of a street. A certain place goes into the criteria by its
 * key, an uncertain one as it was typed. The purpose changes if the reference is in the other list.
 */
export function understandTyped(
  asked: SearchCriteria,
  query: URLSearchParams,
  { zones, properties, scope }: Searched,
): Understood {
  const typedOf = typedZones(query);
  const keys = new Set<string>();
  const doubts: Doubt[] = [];
  let criteria: SearchCriteria = { ...asked, zones: [], radiusKm: 0 };
  const read = zones.withFewGuesses(asked.zones);
  for (const key of read) {
    const typed = typedOf.get(key) ?? key;
    const meaning = askedBack(zones.understand(typed));
    const isAlone = asked.zones.length === 1 && !criteria.text;
    const reference = isAlone ? purposeOfReference(properties, typed, scope) : undefined;
    if (reference) {
      criteria = { ...criteria, purpose: reference, text: typed };
      continue;
    }
    const type = meaning.by === 'name' ? undefined : typeNamed(typed);
    if (type) {
      criteria = { ...criteria, types: finestTypes([...criteria.types, type]) };
      continue;
    }
    // A street may begin like a place; for a word that is only spelt like a place, the street is more certain.
    if (isAlone && meaning.by === 'error' && isInStreet(typed)) {
      criteria = { ...criteria, text: typed };
      continue;
    }
    if (meaning.how === 'sure') for (const zone of meaning.zones) keys.add(zone.key);
    else keys.add(key);
    // A key says which of several places with one name is meant.
    const isKey = meaning.zones.some((zone) => zone.key === key);
    if (meaning.how !== 'sure' || (meaning.others.length > 0 && !isKey)) doubts.push({ key, typed, meaning });
  }
  const radiusKm = keys.size > 0 ? asked.radiusKm : 0;
  const isWhole = read.length === asked.zones.length;
  return { criteria: { ...criteria, zones: inOrder([...keys], zones), radiusKm }, doubts, isWhole };

  function isInStreet(text: string): boolean {
    return count(properties, withNothingElse({ ...criteria, text }), scope) > 0;
  }

  /** A guess that finds nothing becomes a question: nobody can tell it from a place without properties. */
  function askedBack(meaning: Meaning): Meaning {
    if (meaning.how !== 'sure' || meaning.by === 'name') return meaning;
    const guessed = { ...asked, zones: meaning.zones.map(({ key }) => key) };
    if (findIds(properties, withNothingElse(guessed), scope).length > 0) return meaning;
    return { ...unknown, others: [...meaning.zones, ...meaning.others] };
  }
}

/** True if the page knows the place that was typed for this zone of the criteria. */
export function isPlace({ doubts }: Understood, key: string): boolean {
  return !doubts.some((doubt) => doubt.key === key && doubt.meaning.how !== 'sure');
}

/** The municipality before its namesakes, in whichever order the address names them. */
function inOrder(keys: string[], zones: Zones): string[] {
  const rank = (key: string) => zoneKinds.indexOf(zones.resolve(key)?.kind ?? 'postal_code');
  return keys.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Counts as in a list without any other filter. */
function withNothingElse({ purpose, text, zones, radiusKm }: SearchCriteria): SearchCriteria {
  return {
    purpose,
    text,
    zones,
    radiusKm,
    types: [],
    ranges: {},
    atLeast: {},
    facades: [],
    features: [],
    sort: 'newest',
    page: 1,
  };
}

export type ShownDoubt = {
  key: string;
  isOpen: boolean;
  title: string | null;
  sentence: string | null;
  choices: { href: string; name: string; detail: string; count: string }[];
};

/**
 * Each doubt as a sentence, with the possible meanings to choose from; unknown places come first and are named
 * together. `viewed`: the address of the list in its view.
 */
export function describeDoubts(
  { zones, language }: Pick<RequestContext, 'zones' | 'language'>,
  {
    criteria,
    doubts,
    viewed,
    properties,
    scope,
  }: Understood & { viewed: string; properties: Properties; scope: ListScope },
): ShownDoubt[] {
  const t = textsFor(language);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const unknowns = doubts.filter(({ meaning }) => meaning.how === 'guess');
  const shown = doubts.slice(0, mostDoubts);
  if (unknowns.length < 2) return shown.map(describe);
  const typed = new Intl.ListFormat(language).format(unknowns.map((each) => each.typed));
  const guessed = shown.filter((each) => unknowns.includes(each) && each.meaning.others.length > 0);
  const together = {
    key: 'unknown',
    isOpen: true,
    title: t('UNKNOWN_PLACES', { typed }),
    sentence: guessed.length > 0 ? null : t('UNKNOWN_PLACE_HINT'),
    choices: [],
  };
  const others = shown.filter((each) => !unknowns.includes(each));
  return [together, ...guessed.map(describeGuess), ...others.map(describe)];

  function describe({ key, typed, meaning }: Doubt): ShownDoubt {
    const { how } = meaning;
    const offered = how === 'ask' ? meaning.zones : meaning.others;
    const didYouMean =
      offered.length > 0 ? t('DID_YOU_MEAN', { places: either.format(namesOf(offered)) }) : null;
    return {
      key,
      isOpen: how !== 'sure',
      title: how === 'sure' ? null : t(how === 'ask' ? 'WHICH_PLACE' : 'UNKNOWN_PLACE', { typed }),
      sentence: how === 'ask' ? null : (didYouMean ?? t('UNKNOWN_PLACE_HINT')),
      choices: offered.map((zone) => choice(zone, key, meaning)),
    };
  }

  function describeGuess(doubt: Doubt): ShownDoubt {
    const places = either.format(namesOf(doubt.meaning.others));
    const sentence = t('DID_YOU_MEAN_BY', { typed: doubt.typed, places });
    return { ...describe(doubt), isOpen: false, title: null, sentence };
  }

  function namesOf(offered: readonly Zone[]): string[] {
    return offered.map((zone) => zones.nameOf(zone, language));
  }

  function choice(zone: Zone, key: string, { zones: meant }: Meaning) {
    const replaced = new Set([key, ...meant.map((each) => each.key)]);
    const others = criteria.zones.filter((each) => !replaced.has(each));
    const chosen = { ...criteria, zones: [...others, zone.key], page: 1 };
    const { name, detail } = describeZone(zones, zone, language);
    return {
      href: listAddress(viewed, chosen),
      name,
      detail,
      count: formatNumber(count(properties, chosen, scope)),
    };
  }
}
