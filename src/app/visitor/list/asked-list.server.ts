import { redirect } from 'react-router';
import type { RequestContext } from '#app/request-context.ts';
import { zoneName } from '#app/search/zone-words.server.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { fillPath, pathEntry } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Words } from '#texts/wording/criteria-words.ts';
import { listAddress } from './list-address.server.ts';
import { readView, withView } from './map-view.server.ts';

export type ListPage = 'forSale' | 'forRent';

/** Throws a redirect to the other list where the query means that one. */
export function readList({ language, zones }: RequestContext, page: ListPage, query: URLSearchParams) {
  const purpose = page === 'forRent' ? 'rent' : 'sale';
  const view = readView(query);
  const { criteria, problems } = parseCriteria(purpose, query);
  // The search strip of the home page has one form for both lists.
  const asked = query.get('purpose');
  if (asked && asked !== purpose) {
    const other = pathEntry(asked === 'rent' ? 'forRent' : 'forSale')[language];
    throw redirect(listAddress(withView(other, view), criteria));
  }
  const words: Words = { t: textsFor(language), language, zoneName: (key) => zoneName(zones, key, language) };
  const path = fillPath(pathEntry(page)[language]);
  return {
    page,
    criteria,
    problems,
    view,
    path,
    /** Every link of the list stays in its view. */
    viewed: withView(path, view),
    words,
  };
}

export type AskedList = ReturnType<typeof readList>;
