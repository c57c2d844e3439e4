import { screenHref } from '#app/page/screen-href.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { formatEuro } from '#domain/property/price.ts';
import { searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import { type Purpose, parseCriteria } from '#domain/search/criteria.ts';
import { countPerType } from '#search/facets.ts';
import { countListed, countOnOffer } from '#search/find.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { plural, textsFor } from '#texts/server/texts.ts';

/** Euros: the price of a purchase, also if the strip asks for both; the rent of a month. */
const budgets = {
  sale: [200_000, 300_000, 400_000, 500_000, 650_000, 800_000, 1_000_000, 1_500_000],
  rent: [700, 850, 1_000, 1_200, 1_500, 2_000, 2_500, 3_500],
};

/** Only lists that the site has and that are not empty, and only types of which the first of them has properties. */
export async function loadSearchStrip(_: ModuleOf<'search'>, context: RequestContext) {
  const { search, language, tags } = context;
  const t = textsFor(language);
  tags.add('properties');
  const properties = await search.current();
  const scope = listScope(context);
  const listWith = (purpose: Purpose, screen: 'forSale' | 'forRent') =>
    countListed(properties, purpose, scope) > 0 ? screenHref(context, screen) : null;
  const lists = { sale: listWith('sale', 'forSale'), rent: listWith('rent', 'forRent') };
  if (!lists.sale && !lists.rent) return null;
  const purpose = lists.sale ? 'sale' : 'rent';
  const perType = countPerType(properties, parseCriteria(purpose, new URLSearchParams()).criteria, scope);
  return {
    lists,
    submit: plural(t, 'SHOW_COUNT', countOnOffer(properties, purpose)),
    types: searchTypes
      .filter((type) => typeAndDescendants(type).some((each) => perType.has(each)))
      .map((type) => ({ value: type, label: fieldTexts(language).type(type) })),
    budgets: budgets[purpose].map((amount) => ({ value: String(amount), label: formatEuro(amount * 100) })),
  };
}
