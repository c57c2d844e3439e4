import { type Language, type LocalisedText, pickText } from '#domain/language.ts';
import { type PriceText, presentPrice } from '#domain/property/price.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { cityText } from './place-text.ts';

/** A type that is not known stays as it is stored. */
export function typeName(type: string, language: Language): string {
  return isPropertyType(type) ? fieldTexts(language).type(type) : type;
}

/** 'Huis in Gent'. */
export function propertyTitle(
  row: { type: string; city: string; place_name: LocalisedText | null },
  language: Language,
): string {
  return textsFor(language)('TYPE_IN_CITY', {
    type: typeName(row.type, language),
    city: cityText(row, language),
  });
}

export function propertyPrice(
  row: {
    purpose: 'sale' | 'rent';
    type: string;
    price_cents: number | null;
    publish_price: boolean;
    price_unit: number | null;
    price_unit_text: LocalisedText | null;
  },
  language: Language,
): PriceText {
  const { price_cents: priceCents, publish_price: publishPrice, price_unit: priceUnit } = row;
  const unitText = pickText(row.price_unit_text, language)?.text;
  return presentPrice({ ...row, priceCents, publishPrice, priceUnit, unitText }, textsFor(language));
}

/** The same in one line: 'vanaf € 325.000'. */
export function priceInLine({ prefix, text, suffix }: PriceText): string {
  return [prefix, text, suffix].filter(Boolean).join(' ');
}
