import { cardRow } from '#app/modules/card-row.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { listCards } from '#app/property/list-cards.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { parseCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { count, find } from '#search/find.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

export async function loadRecentProperties(module: ModuleOf<'propertyList'>, context: RequestContext) {
  const { search, language, tags } = context;
  const t = textsFor(language);
  tags.add('properties').add('places');
  const { criteria } = parseCriteria(module.purpose, new URLSearchParams(module.query));
  const properties = await search.current();
  const scope = listScope(context);
  const { count: listed, ids } = find(properties, criteria, scope, { pageSize: module.maxItems });
  const cards = await listCards(context, ids);
  if (cards.length === 0) return null;
  const isRent = module.purpose === 'rent';
  // The list also shows sold or rented properties, but counts only those on offer.
  const onOffer = count(properties, criteria, scope);
  const query = writeCriteria(criteria);
  const list = screenHref(context, isRent ? 'forRent' : 'forSale');
  return {
    title: presentTitle(module, context, t(isRent ? 'NEW_FOR_RENT' : 'NEW_FOR_SALE')),
    cards,
    all: {
      href:
        listed === cards.length || onOffer < 2 ? null : list && query.size > 0 ? `${list}?${query}` : list,
      label: t(isRent ? 'ALL_FOR_RENT' : 'ALL_FOR_SALE', { count: onOffer }),
    },
    row: cardRow(module),
  };
}
