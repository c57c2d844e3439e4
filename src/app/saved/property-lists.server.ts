import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { textsFor } from '#texts/server/texts.ts';

export type PropertyLists = ReturnType<typeof propertyLists>;

/** A list that is a draft has no address. */
export function propertyLists(context: RequestContext) {
  const t = textsFor(context.language);
  return [
    { label: t('PAGE_FOR_SALE'), href: screenHref(context, 'forSale') },
    { label: t('PAGE_FOR_RENT'), href: screenHref(context, 'forRent') },
  ];
}
