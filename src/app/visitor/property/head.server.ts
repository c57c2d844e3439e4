import { pageHead } from '#app/page/head.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { pathsOfProperty } from '#site/paths/property-address.ts';
import { priceInLine, propertyTitle } from '#texts/wording/property-words.ts';
import type { Headline } from './headline.server.ts';

/** Search engines are told to forget a property that is long gone. */
export function propertyHead(
  context: RequestContext,
  row: PropertyRow,
  { title, price, lede, isGone, photo }: Headline & { isGone: boolean; photo: ShownPicture | undefined },
) {
  return pageHead(context, {
    title: [title.text, row.reference].join(' · '),
    description: [propertyTitle(row, context.language), priceInLine(price), lede?.text]
      .filter(Boolean)
      .join('. '),
    alternates: pathsOfProperty(row),
    noindex: isGone && isLongGone(context, row),
    picture: photo,
  });
}

function isLongGone({ settings, now }: RequestContext, { gone_day }: PropertyRow): boolean {
  // The day is not known for properties gone before days were recorded: lists leave them out too.
  return !gone_day || Date.parse(gone_day) < now.getTime() - settings.list.goneShownDays * dayMs;
}
