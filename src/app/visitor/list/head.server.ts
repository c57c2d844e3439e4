import type { RequestContext } from '#app/request-context.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import { pickText } from '#domain/language.ts';
import { narrowsBeyondTypeAndZone } from '#domain/search/chosen-filters.ts';
import { pathEntry } from '#site/paths/paths.ts';
import { plural } from '#texts/server/texts.ts';
import type { AskedList } from './asked-list.server.ts';
import { listAddress } from './list-address.server.ts';

/** `count`: of its properties. Search engines are told to keep only a few of all the lists there can be. */
export function listHead(context: RequestContext, asked: AskedList, count: number) {
  const { page, criteria, view, words } = asked;
  // Only names that exist: otherwise anybody could put words into the titles of the agency.
  const knownZones = criteria.zones.filter((key) => context.zones.resolve(key));
  const title = [screenName(context, page), placeText(context, asked, knownZones)].filter(Boolean).join(' ');
  const alternates = alternatesOf(asked);
  return {
    head: pageHead(context, {
      title: criteria.page > 1 ? `${title} (${criteria.page})` : title,
      description: words.t('LABEL_AND_TEXT', {
        label: title,
        text: `${plural(words.t, 'COUNT_PROPERTIES', count)}.`,
      }),
      alternates,
      noindex:
        view !== 'list' ||
        narrowsBeyondTypeAndZone(criteria) ||
        count === 0 ||
        knownZones.length < criteria.zones.length ||
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

/** The names of the places; for the whole region what the agency calls that. */
function placeText(
  { settings, language }: RequestContext,
  { criteria, words }: AskedList,
  knownZones: string[],
): string {
  if (knownZones.length > 0) return words.t('IN_PLACE', { place: enumerate(knownZones.map(words.zoneName)) });
  return criteria.zones.length === 0 ? (pickText(settings.list.place, language)?.text ?? '') : '';
}

/** Three names at most, then how many more there are. */
function enumerate(names: string[]): string {
  const first = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${first} + ${names.length - 3}` : first;
}
