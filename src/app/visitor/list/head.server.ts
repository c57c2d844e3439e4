import type { Crumb } from '#app/interface/breadcrumb.tsx';
import type { ShownPicture } from '#app/interface/picture.tsx';
import type { RequestContext } from '#app/request-context.ts';
import { crumbsTo } from '#app/shell/crumbs.server.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import type { Language } from '#domain/language.ts';
import { narrowsBeyondTypeAndZone } from '#domain/search/chosen-filters.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { pathEntry } from '#site/paths/paths.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { inPlace } from '#texts/wording/in-place.ts';
import type { AskedList } from './asked-list.server.ts';
import { listAddress } from './list-address.server.ts';
import { isPlace } from './typed-places.server.ts';

/**
 * `count`: of properties on offer; `listed`: with those that are sold or rented; `picture`: of the first one. Search engines
 * are told to keep only a few of all the lists there can be.
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

/** Below the list as a whole, where something narrows it. */
export function listCrumbs(context: RequestContext, asked: AskedList): Crumb[] {
  const title = listTitle(context, asked);
  const whole = screenName(context, asked.page);
  const crumbs = crumbsTo(context, asked.page);
  return title === whole
    ? crumbs
    : [...crumbs.slice(0, -1), { label: whole, href: asked.path }, { label: title }];
}

/** 'Villa te koop in Gent en omgeving': what the search asks for, and nothing that it does not. */
function listTitle(context: RequestContext, asked: AskedList): string {
  const { page, criteria, words } = asked;
  const { language } = words;
  const [first, ...others] = criteria.types.map(fieldTexts(language).type);
  // Nouns have capitals in German.
  const lowered = language === 'de' ? others : others.map((name) => name[0]?.toLowerCase() + name.slice(1));
  const what = first
    ? words.t(page === 'forRent' ? 'TYPES_TO_LET' : 'TYPES_FOR_SALE', {
        types: enumerate([first, ...lowered]),
      })
    : screenName(context, page);
  return [what, whereText(context, asked)].filter(Boolean).join(' ');
}

/** Only names that exist: otherwise anybody could put words into the titles of the agency. */
function whereText({ zones, language }: RequestContext, { criteria, understood }: AskedList): string {
  const { radiusKm } = criteria;
  const keys = criteria.zones.filter((key) => isPlace(understood, key));
  const meant = keys.map((key) => zones.understand(key));
  const names = new Set(meant.flatMap((each) => each.zones).map((zone) => shortName(zones, zone, language)));
  if (names.size === 0) return '';
  return radiusKm > 0
    ? inPlace(enumerate([...names]), language, true)
    : enumerate(inPlaces([...names], language));
}

/** The preposition once, and again before names that ask for another one: 'in Gent, aan de kust'. */
function inPlaces(names: string[], language: Language): string[] {
  const t = textsFor(language);
  return names.map((name, index) => {
    const inside = inPlace(name, language);
    return index > 0 && inside === t('IN_PLACE', { place: name }) ? name : inside;
  });
}

/** A title needs not tell Halle from the village of that name; the filters do. */
function shortName(zones: Zones, zone: Zone, language: Language): string {
  const name = zone.names[language];
  const { how, zones: meant } = zones.understand(name);
  return how === 'sure' && meant[0] === zone ? name : zones.nameOf(zone, language);
}

/** Three names at most, then how many more there are. */
function enumerate(names: string[]): string {
  const first = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${first} + ${names.length - 3}` : first;
}
