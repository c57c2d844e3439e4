import type { PropertyCardRow } from '#database/property-card.ts';
import { type Language, pickText } from '#domain/language.ts';
import { formatArea, formatNumber } from '#domain/numbers.ts';
import { presentPrice } from '#domain/price.ts';
import { getTypeRow, isPropertyType } from '#domain/property/types.ts';
import { propertyPath } from '#site/property-address.ts';
import { fieldTexts } from '#texts/fields.ts';
import { plural, type Texts } from '#texts/i18n.ts';
import { textsFor } from '#texts/server.ts';
import { shownPicture } from '../interface/shown-picture.server.ts';
import type { Card, CardFact, ShownRibbon } from './card.tsx';
import { findEnergyLabel } from './energy.server.ts';
import { cityText, streetText } from './place-text.server.ts';

/** Takes a property as the list query gives it; gives what its card shows, in a language, ready to be drawn. */
export function presentCard(row: PropertyCardRow, language: Language): Card {
  const t = textsFor(language);
  const type = isPropertyType(row.type) ? fieldTexts(language).type(row.type) : row.type;
  const title = t('TYPE_IN_CITY', { type, city: cityText(row, language) });
  const price = presentPrice(
    {
      purpose: row.purpose,
      priceCents: row.price_cents,
      publishPrice: row.publish_price,
      priceUnit: row.price_unit,
    },
    t,
  );
  return {
    id: row.id,
    href: propertyPath(row, language),
    title,
    address: [streetText(row, language), row.postal_code].filter(Boolean).join(', '),
    price,
    energy: findEnergyLabel(t, row.energy_label, row.region),
    ribbon: shownRibbon(t, row, language),
    facts: cardFacts(t, row),
    picture: shownPicture(row.picture, title, language),
  };
}

type Marked = Pick<PropertyCardRow, 'availability' | 'marquee' | 'marquee_name'>;

/** One ribbon per card: what became of the home says more than what the agency wants to stress. */
export function shownRibbon(t: Texts, row: Marked, language: Language): ShownRibbon | null {
  if (row.availability === 'option') return { kind: 'option', text: t('OPTION') };
  if (row.availability === 'sold') return { kind: 'gone', text: t('SOLD') };
  if (row.availability === 'sold_out') return { kind: 'gone', text: t('SOLD_OUT') };
  if (row.availability === 'rented') return { kind: 'gone', text: t('RENTED') };
  const own = pickText(row.marquee_name, language)?.text;
  if (own) return { kind: 'marquee', text: own };
  if (row.marquee === 'new') return { kind: 'marquee', text: t('RIBBON_NEW') };
  if (row.marquee === 'price_reduced') return { kind: 'marquee', text: t('RIBBON_PRICE_REDUCED') };
  if (row.marquee === 'open_house') return { kind: 'marquee', text: t('RIBBON_OPEN_HOUSE') };
  return null;
}

function cardFacts(t: Texts, row: PropertyCardRow): CardFact[] {
  const facts: CardFact[] = [];
  const isLand = isPropertyType(row.type) && getTypeRow(row.type).family === 'land';
  if (row.bedrooms) {
    facts.push({
      icon: 'bed',
      text: String(row.bedrooms),
      name: plural(t, 'FACT_BEDROOMS', row.bedrooms),
    });
  }
  if (row.bathrooms) {
    facts.push({
      icon: 'bath',
      text: String(row.bathrooms),
      name: plural(t, 'FACT_BATHROOMS', row.bathrooms),
    });
  }
  const inside = row.living_area_m2 ?? row.total_area_m2;
  if (inside && !isLand) {
    const text = formatArea(inside);
    facts.push({
      icon: 'area',
      text,
      name: row.living_area_m2 ? t('FACT_LIVING_AREA', { area: text }) : text,
    });
  } else if (row.plot_area_m2) {
    const text = formatArea(row.plot_area_m2);
    facts.push({ icon: 'plot', text, name: t('FACT_PLOT_AREA', { area: text }) });
  }
  if (isLand && row.plot_width_m) {
    const text = t('FACT_PLOT_WIDTH', { width: `${formatNumber(row.plot_width_m, { decimals: 2 })} m` });
    facts.push({ icon: 'width', text, name: text });
  }
  return facts.slice(0, 3);
}
