import { redirect } from 'react-router';
import { listScope } from '#app/property/list-scope.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { zoneName } from '#app/search/zone-words.server.ts';
import { type Purpose, parseCriteria, typedZones } from '#domain/search/criteria.ts';
import { count } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
import { fillPath, pathEntry } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Words } from '#texts/wording/criteria-words.ts';
import { listAddress } from './list-address.server.ts';
import { readLayout, withLayout } from './map-layout.server.ts';
import { isPlace, understandTyped } from './typed-places.server.ts';

export type ListPage = 'forSale' | 'forRent';

/** Redirects to the other list if the query is for that one. `purpose=any` is for the list that finds something. */
export function readList(
  context: RequestContext,
  page: ListPage,
  query: URLSearchParams,
  properties: Properties,
) {
  const { language, zones } = context;
  const purpose = page === 'forRent' ? 'rent' : 'sale';
  const otherPurpose = purpose === 'rent' ? 'sale' : 'rent';
  const view = readLayout(query);
  const { criteria: read, problems } = parseCriteria(purpose, query);
  // The search strip of the home page has one form for both lists.
  const wanted = query.get('purpose');
  if (wanted === otherPurpose) throw redirect(listAddress(withLayout(listPath(otherPurpose), view), read));
  const scope = listScope(context);
  const understood = understandTyped(read, query, { zones, properties, scope });
  const { criteria } = understood;
  const elsewhere = { ...criteria, purpose: otherPurpose } as const;
  const countElsewhere = wanted === 'any' ? count(properties, elsewhere, scope) : 0;
  const isElsewhere = countElsewhere > 0 && count(properties, criteria, scope) === 0;
  if (criteria.purpose !== purpose || isElsewhere) {
    throw redirect(listAddress(withLayout(listPath(otherPurpose), view), criteria));
  }
  const typed = typedZones(query);
  const words: Words = {
    t: textsFor(language),
    language,
    zoneName: (key) => (isPlace(understood, key) ? zoneName(zones, key, language) : (typed.get(key) ?? key)),
  };
  const path = listPath(purpose);
  return {
    page,
    criteria,
    understood,
    elsewhere:
      countElsewhere > 0
        ? { href: listAddress(listPath(otherPurpose), criteria), count: countElsewhere }
        : null,
    problems: understood.isWhole ? problems : [...problems, 'zone'],
    view,
    openFilter: query.get('filters'),
    path,
    /** Every link of the list stays in the same view. */
    viewed: withLayout(path, view),
    words,
  };

  function listPath(purpose: Purpose): string {
    return fillPath(pathEntry(purpose === 'rent' ? 'forRent' : 'forSale')[language]);
  }
}

export type AskedList = ReturnType<typeof readList>;
