import type { RequestContext } from '#server/context.ts';
import { textsFor } from '#texts/server.ts';
import { screenHref } from '../shell/screen-href.server.ts';

export type HomeLists = ReturnType<typeof homeLists>;

/** Gives the lists of homes; one that is a draft has no address. */
export function homeLists(context: RequestContext) {
  const t = textsFor(context.language);
  return [
    { label: t('PAGE_FOR_SALE'), href: screenHref(context, 'forSale') },
    { label: t('PAGE_FOR_RENT'), href: screenHref(context, 'forRent') },
  ];
}
