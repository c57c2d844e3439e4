import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import type { PropertyType } from '#domain/property/types.ts';
import { narrowsBeyondTypeAndZone } from '#domain/search/chosen-filters.ts';
import type { Crumb } from '#interface/breadcrumb.tsx';
import type { ShownPicture } from '#interface/picture.tsx';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { pathEntry } from '#site/paths/paths.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { plural, type Texts, textsFor } from '#texts/server/texts.ts';
import { inPlace } from '#texts/wording/in-place.ts';
import type { AskedList } from './asked-list.server.ts';
import { listAddress } from './list-address.server.ts';
import { isPlace } from './typed-places.server.ts';

/**
 * `count`: properties on offer; `listed`: including sold and rented ones; `picture`: of the first one. Search engines
 * are told to keep only a few of all possible lists.
 */
export function listHead(
  context: RequestContext,
  asked: AskedList,
  { count, listed, picture }: { count: number; listed: number; picture: ShownPicture | undefined },
) {
  const { criteria, view, words } = asked;
  const title = listTitle(context, asked);
  const isKnown = criteria.zones.every((key) => isPlace(asked.understood, key));
  const alternates = alternatesOf(asked);
  return {
    head: pageHead(context, {
      title: criteria.page > 1 ? `${title} (${criteria.page})` : title,
      description: words.t('LABEL_AND_TEXT', {
        label: title,
        text: `${plural(words.t, 'COUNT_PROPERTIES', count)}.`,
      }),
      alternates,
      picture,
      noindex:
        view !== 'list' ||
        asked.openFilter !== null ||
        narrowsBeyondTypeAndZone(criteria) ||
        listed === 0 ||
        !isKnown ||
        criteria.zones.length > 1 ||
        criteria.types.length > 1,
    }),
    alternates,
    title,
  };
}

function alternatesOf({ page, criteria }: AskedList) {
  const paths = pathEntry(page);
  return {
    nl: listAddress(paths.nl, criteria),
    fr: listAddress(paths.fr, criteria),
    de: listAddress(paths.de, criteria),
    en: listAddress(paths.en, criteria),
  };
}

/** Below the whole list if something narrows this one. */
export function listCrumbs(context: RequestContext, asked: AskedList): Crumb[] {
  const title = listTitle(context, asked);
  const whole = screenName(context, asked.page);
  const crumbs = crumbsTo(context, asked.page);
  return title === whole
    ? crumbs
    : [...crumbs.slice(0, -1), { label: whole, href: asked.path }, { label: title }];
}

/** 'Villa te koop in Gent en omgeving', 'Huizen en gronden te koop': says what the search asks for and nothing else. */
function listTitle(context: RequestContext, asked: AskedList): string {
  const { page, criteria, words } = asked;
  const { language } = words;
  const types = typeNouns(criteria.types, language);
  const what =
    types.length > 0
      ? words.t(page === 'forRent' ? 'TYPES_TO_LET' : 'TYPES_FOR_SALE', {
          types: enumerate(words.t, types, 'MORE_TYPES'),
        })
      : screenName(context, page);
  // Linked to as the page of all open days. The asterisks mark what a sentence stresses.
  const when = criteria.openDays ? words.t('SEARCH_OPEN_DAYS').replaceAll('*', '') : '';
  return [what, whereText(context, asked), when].filter(Boolean).join(' ');
}

/** One type is named in the singular, several in the plural: 'Villa', 'Villa’s en lofts'. */
function typeNouns(types: readonly PropertyType[], language: Language): string[] {
  const { type, types: plurals } = fieldTexts(language);
  const [first = '', ...others] = types.map(types.length > 1 ? plurals : type);
  if (!first) return [];
  const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  // Nouns have capitals in German.
  return [first, ...(language === 'de' ? others.map(asGermanPart) : others.map(lowered))];
}

/** An adjective has a capital only at the start: 'Villen und freistehende Häuser'. */
function asGermanPart(name: string): string {
  return name.includes(' ') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Only names that exist: else anybody could put words into the agency's titles. */
function whereText({ zones, language }: RequestContext, { criteria, understood }: AskedList): string {
  const { radiusKm } = criteria;
  const keys = criteria.zones.filter((key) => isPlace(understood, key));
  const meant = keys.map((key) => zones.understand(key));
  const names = new Set(meant.flatMap((each) => each.zones).map((zone) => shortName(zones, zone, language)));
  if (names.size === 0) return '';
  const t = textsFor(language);
  const isAround = radiusKm > 0 && names.size <= mostNames;
  if (!isAround) return enumerate(t, inPlaces([...names], language), 'SEARCH_MORE_PLACES');
  // 'in Gent, Aalst en omgeving': the surroundings come last in the enumeration, except in English.
  const all = language === 'en' ? enumerate(t, [...names], 'SEARCH_MORE_PLACES') : [...names].join(', ');
  return inPlace(all, language, true);
}

/**
 * Writes the preposition once, but again in French and before names that need another one: 'in Gent en aan de kust'.
 */
function inPlaces(names: string[], language: Language): string[] {
  const t = textsFor(language);
  return names.map((name, index) => {
    const inside = inPlace(name, language);
    const isRepeated = language === 'fr' || inside !== t('IN_PLACE', { place: name });
    return index > 0 && !isRepeated ? name : inside;
  });
}

/** A title need not tell Halle from the village of that name; the filters do. */
function shortName(zones: Zones, zone: Zone, language: Language): string {
  const name = zone.names[language];
  const { how, zones: meant } = zones.understand(name);
  return how === 'sure' && meant[0] === zone ? name : zones.nameOf(zone, language);
}

const mostNames = 4;

/** At most four names; if there are more, three and the number of the others. */
function enumerate(t: Texts, names: string[], more: 'MORE_TYPES' | 'SEARCH_MORE_PLACES'): string {
  const shown =
    names.length > mostNames
      ? [...names.slice(0, mostNames - 1), t(more, { count: names.length - mostNames + 1 })]
      : names;
  const [last = '', first] = [shown.at(-1), shown.slice(0, -1).join(', ')];
  return first ? t('SEARCH_AND', { first, last }) : last;
}
