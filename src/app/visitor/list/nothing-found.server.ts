import type { ListScope } from '#search/conditions.ts';
import { count, countMissingOne } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
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
    // The page says already which place it does not know.
    title: hasUnknownPlace ? null : words.t('NOT_FOUND_FOR_SEARCH'),
    sentence: hasUnknownPlace
      ? null
      : (looser.find(({ sentence }) => sentence)?.sentence ?? words.t('NO_FILTER_HELPS')),
    looser: looser.map(({ href, button }) => ({ href, button })),
  };
}
