import type { PropertyCardRow } from '#database/property/property-card.ts';
import { type Language, pickText } from '#domain/language.ts';
import { isToCome, type OpenDay } from '#domain/property/open-day.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { Texts } from '#texts/server/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { shortOpenDay } from '#texts/wording/open-day-text.ts';
import { cardAddress } from '#texts/wording/place-text.ts';
import { shortFacts } from '#texts/wording/property-facts.ts';
import { propertyPrice, propertyTitle } from '#texts/wording/property-words.ts';
import type { Card, ShownRibbon } from './card.tsx';
import { findEnergyLabel } from './energy.server.ts';
import { presentStatus } from './status.server.ts';

export function presentCard(row: PropertyCardRow, language: Language, now: Date): Card {
  const t = textsFor(language);
  const title = propertyTitle(row, language);
  const { open_day_starts_at: startsAt, open_day_ends_at: endsAt } = row;
  const openDay = startsAt && endsAt && isToCome({ endsAt }, now) ? { startsAt, endsAt } : undefined;
  return {
    id: row.id,
    href: propertyPath(row, language),
    title,
    address: cardAddress(row, language),
    price: propertyPrice(row, language),
    energy: findEnergyLabel(fieldTexts(language), row.energy_label, row.region),
    ribbon: presentRibbon(t, row, language, openDay),
    facts: shortFacts(t, row),
    picture: presentPicture(row.picture, title, language),
    ...(row.is_plan && { isPlan: true as const }),
  };
}

type Marked = Pick<PropertyCardRow, 'availability' | 'marquee' | 'marquee_name'>;

/**
 * One ribbon per card: the status of the property comes first, then its next open day, which passes, then what the agency
 * wants to stress.
 */
export function presentRibbon(
  t: Texts,
  row: Marked,
  language: Language,
  openDay: Pick<OpenDay, 'startsAt' | 'endsAt'> | undefined,
): ShownRibbon | null {
  const { kind, text } = presentStatus(t, row.availability);
  if (kind === 'option' || kind === 'gone') return { kind, text };
  if (openDay) return { kind: 'marquee', text: t('RIBBON_OPEN_DAY', shortOpenDay(openDay, language)) };
  const own = pickText(row.marquee_name, language)?.text;
  if (own) return { kind: 'marquee', text: own };
  if (row.marquee === 'new') return { kind: 'marquee', text: t('RIBBON_NEW') };
  if (row.marquee === 'price_reduced') return { kind: 'marquee', text: t('RIBBON_PRICE_REDUCED') };
  return null;
}
