import { pageHead } from '#app/page/head.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { choiceNames } from '#domain/purchase-costs/choice-names.ts';
import { alternates } from '#site/paths/paths.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { addressText } from '#texts/wording/place-text.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import type { AskedPurchase } from './asked-purchase.server.ts';

export function purchaseHead(context: RequestContext, { row }: AskedPurchase, query: URLSearchParams) {
  const { language } = context;
  const title = screenName(context, 'purchaseCosts');
  const listHref = screenHref(context, 'forSale');
  const property = {
    title: propertyTitle(row, language),
    address: addressText(row, language),
    href: propertyPath(row, language),
  };
  const { nl, fr, de, en } = alternates('purchaseCosts', { id: row.id });
  const search = searchOf(query);
  const paths = { nl: nl + search, fr: fr + search, de: de + search, en: en + search };
  return {
    head: pageHead(context, { title: `${title} · ${row.reference}`, alternates: paths }),
    alternates: paths,
    crumbs: [
      ...(listHref ? [{ label: screenName(context, 'forSale'), href: listHref }] : []),
      { label: property.title, href: property.href },
      { label: title },
    ],
    title,
    property,
  };
}

/** Always in the same order, so that equal choices have one address. */
function searchOf(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of choiceNames) {
    const value = query.getAll(name).at(-1);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
