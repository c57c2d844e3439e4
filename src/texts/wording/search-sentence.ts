import type { Language } from '#domain/language.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { Purpose, Range, SearchCriteria } from '#domain/search/criteria.ts';
import {
  type AtLeastKey,
  atLeastFilters,
  type Feature,
  type RangeKey,
  rangeFilters,
} from '#domain/search/filters.ts';
import { formatArea } from '#domain/text/numbers.ts';
import type { TextKey, Texts } from '#texts/server/texts.ts';
import { energyInWords, featureInWords, type Words } from './criteria-words.ts';
import { dayInWords } from './day-text.ts';
import { inPlace } from './in-place.ts';
import { typeNoun } from './type-nouns.ts';

/** `strong` marks the parts that the search asks for. */
export type SentenceRun = { text: string; strong: boolean };

/** Further places are only counted: thirty of them would make no sentence. */
const mostPlaces = 5;

/**
 * 'Een huis te koop in Gent en 10 km errond, met 2 of meer slaapkamers, tot € 650.000, met EPC E of beter.' Asterisks
 * in the texts enclose the strong parts.
 */
export function searchSentence(criteria: SearchCriteria, words: Words): SentenceRun[] {
  const whole = `${[opening(criteria, words), ...clauses(criteria, words)].join(', ')}.`;
  return whole
    .replace(/^\*?./u, (first) => first.toUpperCase())
    .split('*')
    .map((run, index) => ({ text: run, strong: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

export function sentenceText(runs: readonly SentenceRun[]): string {
  return runs.map(({ text }) => text).join('');
}

function opening(criteria: SearchCriteria, words: Words): string {
  const { t, language } = words;
  const nouns = criteria.types.map((type) => {
    const { article, noun } = typeNoun(type, language);
    return article ? `${article} *${noun}*` : `*${noun}*`;
  });
  const what = nouns.length > 0 ? either(t, nouns) : t('SEARCH_ANY_TYPE');
  const offered = t(criteria.purpose === 'rent' ? 'SEARCH_TO_LET' : 'SEARCH_FOR_SALE', { what });
  const where = [
    ...(criteria.zones.length > 0 ? [inZones(criteria, words)] : []),
    ...(criteria.box ? [t('SEARCH_IN_BOX')] : []),
    ...(criteria.area ? [t('SEARCH_IN_AREA')] : []),
  ];
  return [offered, ...where].join(' ');
}

/**
 * 'in *Gent of Aalst en 10 km errond*'. The preposition is repeated in French, and for names with an article of their
 * own.
 */
function inZones({ zones, radiusKm }: SearchCriteria, { t, language, zoneName }: Words): string {
  const names = zones.map((key) => plain(zoneName(key)));
  const shown = names.length > mostPlaces + 1 ? names.slice(0, mostPlaces) : names;
  const left = names.length - shown.length;
  const more = left > 0 ? [t('SEARCH_MORE_PLACES', { count: left })] : [];
  const around = (place: string) => (radiusKm > 0 ? t('SEARCH_AROUND', { place, radius: radiusKm }) : place);
  const alike = shown.every((name) => inPlace(name, language) === t('IN_PLACE', { place: name }));
  if (alike && (language !== 'fr' || names.length === 1)) {
    return strongAfterFirstWord(inPlace(around(either(t, [...shown, ...more])), language));
  }
  const others = language === 'fr' ? more : more.map((name) => inPlace(name, language));
  const each = [...shown.map((name) => inPlace(name, language)), ...others];
  return strongAfterFirstWord(around(either(t, each)));
}

function strongAfterFirstWord(text: string): string {
  return text.replace(/ (.+)$/su, ' *$1*');
}

/** What the beginning of the sentence says, and what does not narrow a search. */
type Opened = 'purpose' | 'types' | 'zones' | 'radiusKm' | 'box' | 'area' | 'sort' | 'page';

type Clause = string | false | undefined;

/** In the order in which the sentence says them. */
const clausesOf: {
  [Part in Exclude<keyof SearchCriteria, Opened>]-?: (criteria: SearchCriteria, words: Words) => Clause[];
} = {
  atLeast: ({ atLeast }, { t }) =>
    atLeastFilters.map(({ key }) => {
      const count = atLeast[key];
      return count !== undefined && t(leastKeys[key], { count });
    }),
  ranges: ({ ranges, purpose }, { t }) =>
    rangeFilters.map(({ key }) => ranges[key] && rangeClauses[key](t, ranges[key], purpose)),
  energy: ({ energy }, { t }) => [
    energy && t('SEARCH_WITH', { what: `${t('ENERGY')} ${energyInWords(t, energy)}` }),
  ],
  flood: ({ flood }, { t }) => [flood && t('SEARCH_FLOOD', { score: flood.toUpperCase() })],
  facades: ({ facades }, { t }) => [
    facades.length > 0 &&
      t('SEARCH_FACADES', { facades: either(t, facades.map(String)), count: Math.max(...facades) }),
  ],
  features: ({ features }, words) => [
    had(words, features),
    features.includes('isFurnished') && words.t('SEARCH_FURNISHED'),
    features.includes('isNewBuild') && words.t('SEARCH_NEW_BUILD'),
  ],
  availableBy: ({ availableBy }, { t, language }) => [
    availableBy && t('SEARCH_AVAILABLE', { day: dayInWords(availableBy, language) }),
  ],
  openDays: ({ openDays }, { t }) => [openDays && t('SEARCH_OPEN_DAYS')],
  text: ({ text }, { t }) => [text && t('SEARCH_TEXT', { text: plain(text) })],
};

const leastKeys = {
  bedrooms: 'SEARCH_BEDROOMS',
  bathrooms: 'SEARCH_BATHROOMS',
} as const satisfies Record<AtLeastKey, string>;

const rangeClauses: Record<RangeKey, (t: Texts, range: Range, purpose: Purpose) => string> = {
  priceCents: (t, range, purpose) => price(t, range, purpose === 'rent'),
  livingAreaM2: (t, range) => t('SEARCH_LIVING_AREA', { area: area(t, range) }),
  plotAreaM2: (t, range) => t('SEARCH_PLOT_AREA', { area: area(t, range) }),
  constructionYear: (t, range) => between(t, range, String, 'SEARCH_BUILT'),
};

function clauses(criteria: SearchCriteria, words: Words): string[] {
  return Object.values(clausesOf)
    .flatMap((say) => say(criteria, words))
    .filter((clause): clause is string => typeof clause === 'string' && clause !== '');
}

function price(t: Texts, range: Range, isRent: boolean): string {
  // No line break within an amount.
  const text = between(t, range, (cents) => formatEuro(cents).replace(' ', '\u00a0'), 'SEARCH_PRICE');
  return isRent ? t('SEARCH_A_MONTH', { price: text }) : text;
}

function area(t: Texts, range: Range): string {
  return between(t, range, formatArea, 'SEARCH_AREA');
}

function between<Name extends 'SEARCH_PRICE' | 'SEARCH_AREA' | 'SEARCH_BUILT'>(
  t: Texts,
  { min, max }: Range,
  write: (value: number) => string,
  name: Name,
): string {
  if (max === undefined) return t(`${name}_FROM` satisfies TextKey, { from: write(min ?? 0) });
  if (min === undefined) return t(`${name}_UP_TO` satisfies TextKey, { to: write(max) });
  return t(`${name}_BETWEEN` satisfies TextKey, { from: write(min), to: write(max) });
}

/** Garden, terrace, garage and lift, as one enumeration. */
function had({ t, language }: Words, features: readonly Feature[]): string {
  const things = features
    .filter((feature) => feature !== 'isFurnished' && feature !== 'isNewBuild')
    .map((feature) => thing(featureInWords(t, feature), language));
  return things.length > 0 ? t('SEARCH_WITH', { what: joined(things, (both) => t('SEARCH_AND', both)) }) : '';
}

function thing(name: string, language: Language): string {
  if (language === 'de') return name;
  const lowered = name.charAt(0).toLowerCase() + name.slice(1);
  return language === 'en' ? `a ${lowered}` : lowered;
}

function either(t: Texts, names: readonly string[]): string {
  return joined(names, (both) => t('SEARCH_OR', both));
}

function joined(names: readonly string[], last: (both: { first: string; last: string }) => string): string {
  const before = names.slice(0, -1);
  const end = names.at(-1) ?? '';
  return before.length > 0 ? last({ first: before.join(', '), last: end }) : end;
}

/** Removes asterisks from a visitor's text, which would make parts of it strong. */
function plain(text: string): string {
  return text.replaceAll('*', '');
}
