import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { ListScope } from '#search/conditions.ts';
import { count, countMissingOne, countOnOffer } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
import { plural } from '#texts/server/texts.ts';
import type { AskedList } from './asked-list.server.ts';
import { looserSearches } from './looser-searches.server.ts';

export function describeNothing(
  { criteria, words, viewed }: AskedList,
  properties: Properties,
  scope: ListScope,
  hasUnknownPlace: boolean,
) {
  const looser = looserSearches(criteria, words, viewed, {
    countOf: (each) => count(properties, each, scope),
    countWithout: countMissingOne(properties, criteria, scope),
  });
  return {
    // The page already names the place that it does not know.
    title: hasUnknownPlace ? null : words.t('NOT_FOUND_FOR_SEARCH'),
    sentence: hasUnknownPlace
      ? null
      : (looser.find(({ sentence }) => sentence)?.sentence ?? words.t('NO_FILTER_HELPS')),
    looser: looser.map(({ href, button }) => ({ href, button })),
  };
}

/** The agency has nothing for sale, or nothing to let: all its properties are in the other list. */
export function describeEmptyList(
  context: RequestContext,
  { page, words: { t } }: AskedList,
  properties: Properties,
) {
  const isRent = page === 'forRent';
  const others = countOnOffer(properties, isRent ? 'sale' : 'rent');
  const href = others > 0 ? screenHref(context, isRent ? 'forSale' : 'forRent') : null;
  return {
    title: t('NO_PROPERTIES'),
    sentence: t('NO_FILTER_HELPS'),
    looser: href ? [{ href, button: plural(t, isRent ? 'SHOW_FOR_SALE' : 'SHOW_FOR_RENT', others) }] : [],
  };
}
