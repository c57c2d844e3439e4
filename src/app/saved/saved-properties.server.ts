import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { presentCard } from '#app/property/present-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { listWithdrawn } from '#database/property/withdrawn-properties.ts';
import { parseIds, withIds } from '#domain/address/id-list.ts';
import { alternatesWithQuery, pathEntry } from '#site/paths/paths.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import { propertyLists } from './property-lists.server.ts';

export type SavedProperties = Awaited<ReturnType<typeof loadSavedProperties>>;

export type OfflineProperty = { id: number; title: string };

/**
 * The query names the properties: published ones are given as cards, withdrawn ones by type and place, other ids as a
 * count.
 */
export async function loadSavedProperties(
  context: RequestContext,
  screen: 'favourites' | 'recentlySeen',
  query: URLSearchParams,
) {
  const { database, language, tags, now } = context;
  const t = textsFor(language);
  const ids = parseIds(query.getAll('ids'));
  tags.add('properties').add('places');
  const rows = await listPropertiesById(database, ids);
  const published = new Set(rows.map(({ id }) => id));
  const withdrawn = await listWithdrawn(
    database,
    ids.filter((id) => !published.has(id)),
  );
  const offline: OfflineProperty[] = withdrawn.map((row) => ({
    id: row.id,
    title: propertyTitle(row, language),
  }));
  const unknown = ids.length - rows.length - offline.length;
  const title = screenName(context, screen);
  const alternates = alternatesWithQuery(screen, withIds('', ids));
  return {
    head: pageHead(context, { title, alternates }),
    alternates,
    crumbs: crumbsTo(context, screen),
    path: pathEntry(screen)[language],
    title,
    ids,
    cards: rows.map((row) => presentCard(row, language, now)),
    count: plural(t, 'COUNT_PROPERTIES', rows.length),
    offline,
    unknown: unknown > 0 ? plural(t, 'PROPERTIES_OFFLINE', unknown) : null,
    lists: propertyLists(context),
    comparison: screenHref(context, 'comparison'),
    words: {
      shared: t('LIST_SHARED'),
      notFound: t('FAVOURITES_NOT_FOUND'),
      needsScript: t('LIST_NEEDS_SCRIPT'),
      undo: t('UNDO'),
      remove: t('REMOVE_PROPERTY'),
      removeNamed: t('REMOVE_PROPERTY_NAMED'),
      removed: t('PROPERTY_REMOVED'),
      offline: t('PROPERTY_OFFLINE'),
      lower: t('LOWER_THAN_SAVED'),
      higher: t('HIGHER_THAN_SAVED'),
      thenAndNow: t('PRICE_THEN_AND_NOW'),
      compare: t('COMPARE'),
      compareNamed: t('COMPARE_NAMED'),
      compareFull: t('COMPARE_FULL'),
    },
  };
}
