import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import type { Card } from '#app/property/card.tsx';
import { presentCard } from '#app/property/present-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { propertyLists } from '#app/saved/property-lists.server.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { listFullProperties } from '#database/property/property-page.ts';
import { parseIds, withIds } from '#domain/address/id-list.ts';
import { compareFacts } from '#domain/property/comparison.ts';
import { mostSaved } from '#domain/saved/saved-properties.ts';
import { dayOf } from '#domain/time/dates.ts';
import { alternatesWithQuery, pathEntry } from '#site/paths/paths.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { plural, type Texts, textsFor } from '#texts/server/texts.ts';
import { comparedFacts } from './compared-facts.server.ts';
import { presentOverview } from './overview.server.ts';

/** The query names the properties: four are compared at most, the others only named. */
export async function loadComparison(context: RequestContext, query: URLSearchParams) {
  const { database, settings, language, tags, now } = context;
  const t = textsFor(language);
  const words = fieldTexts(language);
  // Ids beyond twice that number are not even named.
  const ids = parseIds(query.getAll('ids')).slice(0, 2 * mostSaved.comparison);
  tags.add('properties').add('places');
  const listed = await listPropertiesById(database, ids);
  const cards = listed.map((row) => presentCard(row, language, now));
  const shown = cards.slice(0, mostSaved.comparison);
  const rows = await listFullProperties(
    database,
    shown.map(({ id }) => id),
  );
  const properties = shown.flatMap((card) => {
    const row = rows.find(({ id }) => id === card.id);
    return row ? [{ row, card }] : [];
  });
  const path = pathEntry('comparison')[language];
  const found = cards.map(({ id }) => id);
  const alternates = alternatesWithQuery('comparison', withIds('', found));
  const conditions = { conditions: settings.displayConditions };
  return {
    head: pageHead(context, { title: t('COMPARISON_TITLE'), alternates }),
    alternates,
    crumbs: crumbsTo(context, 'comparison'),
    path,
    ids: found,
    asked: ids.length > 0,
    properties: properties.map(({ card }) => ({
      ...pickHead(card),
      without: found.filter((id) => id !== card.id),
      remove: t('REMOVE_PROPERTY_NAMED', { title: card.title }),
    })),
    overview: presentOverview(properties, words, t),
    groups: compareFacts(
      properties.map(({ row }) => comparedFacts(row, words, conditions, dayOf(context.now))),
      words,
    ),
    notes: notesOn(t, cards, ids.length),
    lists: propertyLists(context),
    favourites: screenHref(context, 'favourites'),
    words: wordsOf(t),
  };
}

/** Says which properties are not compared, and why. */
function notesOn(t: Texts, cards: Card[], askedCount: number): string[] {
  const over = cards.slice(mostSaved.comparison).map(({ title }) => title);
  const offline = askedCount - cards.length;
  return [
    ...(over.length > 0 ? [plural(t, 'COMPARISON_FULL', over.length, { properties: over.join(', ') })] : []),
    ...(offline > 0 && cards.length > 0 ? [plural(t, 'PROPERTIES_OFFLINE', offline)] : []),
    ...(cards.length === 1 ? [t('COMPARISON_NEEDS_ANOTHER')] : []),
  ];
}

function wordsOf(t: Texts) {
  return {
    title: t('COMPARISON_TITLE'),
    empty: t('COMPARISON_EMPTY'),
    hint: t('COMPARISON_HINT'),
    notFound: t('FAVOURITES_NOT_FOUND'),
    add: t('ADD_PROPERTY'),
    attribute: t('ATTRIBUTE'),
    onlyDifferences: t('ONLY_DIFFERENCES'),
    isTheSame: t('IS_THE_SAME'),
    notMentioned: t('NOT_MENTIONED'),
    remove: t('REMOVE_PROPERTY'),
  };
}

function pickHead({ id, href, title, address, picture, isPlan, ribbon }: Card) {
  return { id, href, title, address, picture, isPlan, ribbon };
}
