import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { countOnOffer } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
import { textsFor } from '#texts/server/texts.ts';
import { cityText } from '#texts/wording/place-text.ts';
import { typeName } from '#texts/wording/property-words.ts';

/** The crumbs narrow the list to the city or the type. */
export function wayBack(context: RequestContext, row: PropertyRow, properties: Properties) {
  const { language } = context;
  const own = { label: row.reference };
  const list = row.purpose === 'rent' ? 'forRent' : 'forSale';
  const href = screenHref(context, list);
  if (!href) return { crumbs: [own], list: null };
  const count = countOnOffer(properties, row.purpose);
  const zone = row.place_slug?.[language] ?? row.postal_code;
  return {
    crumbs: [
      { label: screenName(context, list), href },
      { label: cityText(row, language), href: `${href}?zone=${zone}` },
      { label: typeName(row.type, language), href: `${href}?type=${row.type}` },
      own,
    ],
    list: { href, label: textsFor(language)('BACK_TO_LIST', { count }) },
  };
}
